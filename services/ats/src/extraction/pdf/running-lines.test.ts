import { expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import type { Piece } from './pieces.ts'
import { withoutRunningLines } from './running-lines.ts'

const page = (...foot: string[]) => ({
  height: 800,
  pieces: [
    piece('Anna Lee', 50, 40),
    piece('Welded the bridges', 50, 400),
    ...foot.map((text, index) => piece(text, 50 + index * 200, 780)),
  ],
})
const texts = (pages: { height: number; pieces: Piece[] }[]) =>
  withoutRunningLines(pages).map((pieces) => pieces.map(({ text }) => text).join(' | '))

it('drops a foot that counts its pages from every page, and what is repeated at the top from later ones', () => {
  const expected = ['Anna Lee | Welded the bridges', 'Welded the bridges']
  expect(texts([page('June 15, 2026', '1'), page('June 15, 2026', '2')])).toEqual(expected)
  expect(texts([page('Anna Lee - Page 1 of 2'), page('Anna Lee - Page 2 of 2')])).toEqual(expected)
})

it.each(['Anna Lee – Curriculum vitae – 2', 'Lebenslauf Anna Lee, Seite 2 von 2', 'Lee CV'])(
  'drops a head of a later page that says whose it is: %s',
  (head) => {
    const first = [piece('Anna Lee', 50, 40, { size: 20 }), piece('Welded the bridges', 50, 400)]
    const second = (top: string) => [piece(top, 50, 30), piece('Led a crew', 50, 400)]
    const sheet = (pieces: Piece[]) => ({ height: 800, pieces })
    expect(texts([sheet(first), sheet(second(head))])[1]).toBe('Led a crew')
    expect(texts([sheet(first), sheet(second('Lee Iron Works'))])[1]).toBe('Lee Iron Works | Led a crew')
  },
)

it('keeps a foot that says how to reach somebody once, behind all other text, and what one page alone says', () => {
  const foot = 'anna@example.org'
  expect(texts([page(foot), page(foot)])).toEqual(['Anna Lee | Welded the bridges', `Welded the bridges | ${foot}`])
  expect(texts([page('Welder   2019'), page()])[0]).toContain('Welder   2019')
})

it('keeps a foot that counts its pages on the last, if it says how to reach somebody', () => {
  const foot = (at: number) => page('+999 31 555 7080', `${at}/2`)
  const last = 'Welded the bridges | +999 31 555 7080 | 2/2'
  expect(texts([foot(1), foot(2)])).toEqual(['Anna Lee | Welded the bridges', last])
})

it('drops a foot that wide margins lift, but no dates that stand as low', () => {
  const lifted = (...lines: string[]) => ({
    height: 800,
    pieces: lines.map((text, index) => piece(text, 50, 690 + 20 * index)),
  })
  const pages = [lifted('2018', '12 Mill Lane'), lifted('2019', '12 Mill Lane')]
  expect(texts(pages)).toEqual(['2018', '2019 | 12 Mill Lane'])
})

it.each([
  ['Welder   9/2015–6/2018', 'Welder   9/2014–8/2015'],
  ['2011 - 2012', '2001 - 2014'],
  ['03 2019 – 05 2019', '06 2019 – 11 2019'],
])('keeps the dates of another role that stand at the same place of another page: %s', (first, second) => {
  const name = piece('Anna Lee', 50, 20, { size: 20 })
  const sheet = (top: string, ...above: Piece[]) => {
    return { height: 800, pieces: [...above, piece(top, 50, 40), piece('Welded the bridges', 50, 400)] }
  }
  const foot = (text: string) => ({ height: 800, pieces: [piece('Welded the bridges', 50, 400), piece(text, 50, 760)] })
  expect(texts([sheet(first, name), sheet(second)])[1]).toBe(`${second} | Welded the bridges`)
  expect(texts([foot(first), foot(second)])[0]).toBe(`Welded the bridges | ${first}`)
})

it('keeps the title of a role at the top of a page that is also what the person is called below the name', () => {
  const first = [piece('Anna Lee', 50, 40, { size: 20 }), piece('Welder', 50, 60), piece('Welded the bridges', 50, 400)]
  const second = [piece('Welder', 50, 30), piece('Led a crew', 50, 400)]
  const sheet = (pieces: Piece[]) => ({ height: 800, pieces })
  expect(texts([sheet(first), sheet(second)])[1]).toBe('Welder | Led a crew')
})

it.each(['1.   ФАМИЛИЯ:   Ли', 'Опыт работы 10 лет', 'Προϋπηρεσία 5 έτη'])(
  'keeps a line in other letters with a number, which is no number of a page: %s',
  (line) => {
    const first = { height: 800, pieces: [piece(line, 50, 40), piece('Welded the bridges', 50, 400)] }
    expect(texts([first, page()])[0]).toContain(line)
  },
)

it.each(['– 2 –', 'Стр. 2 из 3', 'Страница 2', '第 2 页', '2 / 3'])('drops the number of a page: %s', (line) => {
  expect(texts([page(), page(line)])[1]).not.toContain(line)
})
