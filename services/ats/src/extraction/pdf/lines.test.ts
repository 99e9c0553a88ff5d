import { expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import { readPage } from './read-page.ts'

const bullet = { isBullet: true, mark: 40 }
const page = (...behind: string[]) =>
  readPage([
    piece('Iron Works', 40, 100),
    piece('Repaired', 50, 114, bullet),
    ...behind.map((text, at) => piece(text, 120 + 100 * at, 114)),
    piece('Built bridges of steel for the towns of the county', 50, 128, bullet),
  ]).lines

it('an item whose line is stretched stays whole', () => {
  expect(page('the bridges of', 'Aldmoor')).toContain('• Repaired   the bridges of   Aldmoor')
})

it('a date or a place beside an item belongs to the line above it', () => {
  expect(page('2019 – 2021')[0]).toBe('Iron Works   2019 – 2021')
  expect(page('until then', '2019 – 2021')[0]).toContain('2019 – 2021')
})

it('an address that is broken goes on below, and not with the place above it', () => {
  const { lines } = readPage([
    piece('12 Mill Road, Kestwick', 40, 100),
    piece('anna.maria.lee@example', 40, 114),
    piece('.org', 40, 128),
    piece('+44 7700 900123', 40, 142),
  ])
  expect(lines).toEqual(['12 Mill Road, Kestwick', 'anna.maria.lee@example.org', '+44 7700 900123'])
})

it('the end of a span in a narrow column goes on with no line above it', () => {
  const { lines } = readPage([
    ...[piece('Sep. 2023–', 40, 100), piece('Welder, Iron Works, Department of Bridges and Cranes, Leeds', 97, 100)],
    ...[piece('Aug. 2024', 45, 112), piece('Built bridges of steel for the towns of the county.', 97, 112)],
    piece('Nothing else of note was built here in all these years by anybody.', 40, 126),
  ])
  expect(lines.filter((line) => line.includes('Aug. 2024'))).toHaveLength(1)
  expect(lines.some((line) => line.startsWith('Aug. 2024'))).toBe(true)
})

it('lines that end with dates are entries of a list, however full they are', () => {
  const entries = [
    'Welder of bridges of steel at Harbour College, 2022',
    'Fitter of cranes and of bridges at Red Mill, 2020 & 2021',
  ]
  const told = [
    'He built bridges of steel for the towns of the county in',
    'Aldmoor, which were opened by the mayor in 2019',
  ]
  const linesOf = (texts: string[]) => readPage(texts.map((text, at) => piece(text, 40, 100 + 14 * at))).lines
  expect(linesOf(entries)).toEqual(entries)
  expect(linesOf(told)).toEqual([told.join(' ')])
})
