import { expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import { headingMark } from '../heading-mark.ts'
import { withHeadings } from './heading-style.ts'
import type { Piece } from './pieces.ts'
import { readSheets } from './sheets.ts'

const large = 14
const heading = (text: string, y: number, size = large) => ({ ...piece(text, 50, y), size })
const page = (...headings: string[]): Piece[] =>
  headings.flatMap((text, at) => [
    heading(text, 100 + 60 * at),
    piece('Iron Works, Aldmoor', 50, 120 + 60 * at),
    piece('Built bridges of steel', 50, 134 + 60 * at),
  ])
const marked = (pieces: Piece[]) =>
  readSheets([{ height: 800, pieces, turned: [], hidden: '' }])
    .lines.filter((line) => line.startsWith(headingMark))
    .map((line) => line.slice(headingMark.length))

it('tells headings that are on no list by the font and size of those that are', () => {
  const headings = ['Experience', 'Beekeeping and Orchards', 'Education', 'Skills']
  expect(marked(page(...headings))).toEqual(headings)
})

it('says nothing where the words of all headings tell, where hardly any are known, or where most of what is set so is none', () => {
  expect(marked(page('Experience', 'Education', 'Skills'))).toEqual([])
  expect(marked(page('Experience', 'Orchards', 'Education'))).toEqual([])
  const names = ['Welder', 'Staff Nurse', 'Kestwick Ltd'].map((text, at) => heading(text, 500 + 30 * at))
  expect(marked([...page('Experience', 'Orchards', 'Education', 'Skills'), ...names])).toEqual([])
})

it('takes no title, employer, school, or date for a heading, and nothing above the first one', () => {
  const name = heading('Beekeeping and Orchards', 60)
  for (const text of ['Head of Welding', 'Harbour College', '2019 – 2021', 'anna@example.org']) {
    const pieces = page('Experience', 'Orchards', 'Education', 'Skills')
    expect(marked([name, ...pieces, heading(text, 500)])).toEqual(['Experience', 'Orchards', 'Education', 'Skills'])
  }
})

it.each([
  ['Leadership', 'Experience'],
  ['Beekeeping and', 'Orchards'],
])('reads “%s” above “%s” as one heading', (...lines) => {
  const two = lines.map((text, at) => heading(text, 500 + 16 * at))
  expect(marked([...page('Experience', 'Hives', 'Education', 'Skills'), ...two]).at(-1)).toBe(lines.join(' '))
})

it('takes words of headings in the letters of the text for none', () => {
  const lines = [
    ...page('Experience', 'Education', 'Skills'),
    piece('Good skills', 50, 300),
    piece('Projects', 50, 314),
  ]
  expect(marked(lines)).toEqual(['Experience', 'Education', 'Skills'])
})

it('takes a word of headings that did not fit on the line above it for none', () => {
  const text = ['Counted the cranes of the harbour and their', 'projects', 'Painted the bridges of', 'Kestwick']
  const pieces = [
    ...text.map((line, at) => piece(line, 40, 60 + 14 * at)),
    piece('Skills', 320, 60),
    piece('Baking', 320, 76),
  ]
  const [page = []] = withHeadings([pieces])
  expect(page.flatMap(({ text, isHeading }) => (isHeading === false ? [text] : []))).toEqual(['projects'])
})

it('tells a known heading on two lines in a margin, of which one is the first line of another, too', () => {
  const headings = ['Experience', 'Beekeeping', 'Education', 'Skills', 'Research Interests', 'Research Experience']
  const pieces = headings.flatMap((text, at) => [
    ...text.split(' ').map((word, line) => heading(word, 100 + 60 * at + 16 * line)),
    piece('Iron Works, Aldmoor, where bridges are built for towns', 180, 100 + 60 * at),
    piece('Built bridges of steel for towns and for counties', 180, 114 + 60 * at),
  ])
  expect(marked(pieces)).toEqual(headings)
})

it('reads “Teaching” above “Experience” in a margin as one heading', () => {
  const pieces = ['Education', 'Teaching Experience', 'Skills'].flatMap((text, at) => [
    ...text.split(' ').map((word, line) => piece(word, 50, 100 + 60 * at + 14 * line)),
    piece('Harbour College, where bridges are built for towns', 180, 100 + 60 * at),
    piece('Bridges of steel for towns and for counties', 180, 114 + 60 * at),
  ])
  const { lines } = readSheets([{ height: 800, pieces, turned: [], hidden: '' }])
  expect(lines).toContain('Teaching Experience')
})
