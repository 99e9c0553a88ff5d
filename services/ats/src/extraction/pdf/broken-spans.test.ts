import { describe, expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import { withWholeSpans } from './broken-spans.ts'
import type { Piece } from './pieces.ts'
import { readPage } from './read-page.ts'

/** Ends at the right margin. */
const atRight = (text: string, y: number) => piece(text, 560 - text.length * 5, y)
const texts = (pieces: Piece[]) => withWholeSpans(pieces).map(({ text }) => text)

describe('spans that a narrow right margin breaks', () => {
  it.each([
    ['May 2019 –', 'June 2021'],
    ['April -', 'June 2017'],
    ['Maart 2017 -', 'Heden'],
    ['2011', '- 2013'],
  ])('are whole: %s / %s', (start, end) => {
    expect(texts([atRight(start, 100), atRight(end, 112)])).toEqual([`${start} ${end}`])
  })

  it('are whole where they are centered', () => {
    expect(texts([piece('May 2019 –', 500, 100), piece('2021', 515, 112)])).toEqual(['May 2019 – 2021'])
  })

  it.each([
    ['a role that goes on, above one that ended', '2019 -', '2016'],
    ['a whole span below', '2019 -', '2016 - 2018'],
    ['a date below another', '2019', '2016'],
    ['words below', 'May 2019 –', 'Iron Works'],
  ])('but not %s', (_, above, below) => {
    expect(texts([atRight(above, 100), atRight(below, 112)])).toEqual([above, below])
  })

  it('but not lines that stand apart, or at the left of text', () => {
    expect(texts([atRight('2019 –', 100), atRight('2021', 140)])).toHaveLength(2)
    const beside = [piece('Welder, Iron Works', 200, 100), piece('Leeds', 200, 112)]
    expect(texts([piece('2019 –', 40, 100), piece('2021', 40, 112), ...beside])).toHaveLength(4)
  })

  it('date the line beside their first half', () => {
    const roles = ['Welder', 'Painter', 'Packer', 'Driver']
    const pieces = roles.flatMap((role, index) => {
      const y = 100 + index * 80
      return [
        piece(role, 40, y),
        atRight(`November ${2018 - 2 * index} -`, y),
        piece('Iron Works', 40, y + 12),
        atRight(`June ${2019 - 2 * index}`, y + 12),
        piece('Told the team of the yard about the work of the week', 40, y + 24),
      ]
    })
    const lines = readPage(pieces).lines
    expect(lines.slice(0, 2)).toEqual(['Welder   November 2018 - June 2019', 'Iron Works'])
    expect(lines).toContain('Driver   November 2012 - June 2013')
  })
})
