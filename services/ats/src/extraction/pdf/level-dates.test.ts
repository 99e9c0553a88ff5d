import { describe, expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import { headingMark } from '../heading-mark.ts'
import { withLevelDates } from './level-dates.ts'
import { readPage } from './read-page.ts'

const dates = ['[ 01/2023 – Current ]', '[ 12/07/2020 – 07/01/2023 ]', '[ 06/2019 – 07/2020 ]']
const names = ['Welder', 'Test engineer', 'Fitter']
const told = ['Iron Works', 'City: Leeds', 'Built bridges for the county and its towns']

/** A page of dates in a margin that end at one place, each so far above the line that it dates. */
const page = (above: number) => [
  piece('WORK EXPERIENCE', 65, 86, { isHeading: true }),
  ...dates.map((text, at) => piece(text, 140 - 5 * text.length, 100 + 80 * at)),
  ...names.flatMap((name, at) => [
    piece(name, 150, 100 + above + 80 * at),
    ...told.map((text, line) => piece(text, 150, 120 + above + 80 * at + 14 * line)),
  ]),
]

describe('dates in a margin that stand a little above what they date', () => {
  it('are set level with it, and their headings stand before it', () => {
    const { lines } = readPage(page(6.5), 150)
    const said = lines.filter(Boolean).map((line) => line.replace(headingMark, ''))
    expect(said.slice(0, 2)).toEqual(['WORK EXPERIENCE', `${dates[0]}   Welder`])
    expect(said).toContain(`${dates[2]}   Fitter`)
  })

  it('stay where they are if the distances differ, or a line is level with them', () => {
    const ragged = page(6.5).map((one) => (one.text === 'Fitter' ? { ...one, y: one.y + 2 } : one))
    expect(withLevelDates(ragged)).toBe(ragged)
    const level = page(2)
    expect(withLevelDates(level)).toBe(level)
  })
})
