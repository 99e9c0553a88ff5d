import { expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import { readPage } from './read-page.ts'

const below = [piece('Fitter, Red Mill', 40, 150), piece('2015 – 2017', 460, 150), piece('Put pumps together', 40, 164)]

it('a cell at half the height of the two lines of the one beside it is on their line, at the right or the left', () => {
  const wrapped = [piece('Welder of bridges and towers for the county', 40, 100), piece('of Aldmoor', 40, 113)]
  expect(readPage([...wrapped, piece('2017 – 2021', 460, 106.5), ...below]).lines[0]).toBe(
    'Welder of bridges and towers for the county of Aldmoor   2017 – 2021',
  )
  const place = [piece('Kestwick, Province of', 430, 100), piece('Aldmoor', 430, 113)]
  expect(readPage([...place, piece('Iron Works', 40, 106.5), ...below]).lines[0]).toBe(
    'Iron Works   Kestwick, Province of Aldmoor',
  )
})

it('lines of two columns that take turns are left apart', () => {
  const turns = [
    piece('Welding', 40, 100),
    piece('English', 460, 106.5),
    piece('Forging', 40, 113),
    piece('German', 460, 119.5),
  ]
  const { lines } = readPage(turns)
  expect(lines.join('\n')).not.toMatch(/Welding Forging/)
})
