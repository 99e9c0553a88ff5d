import { describe, expect, it } from 'vitest'
import { courses, work } from '../decode/matter.ts'
import { readResume } from '../parse/parse-resume.ts'
import { placeSigns } from './cell-evidence.ts'
import { cellKinds } from './cell-kinds.ts'

/** The kind of the date of a line. */
function kindIn(matter: typeof work, line: string): string | undefined {
  const [cut] = matter.cut([line])
  const cell = cut?.cells.find(({ range }) => range)
  return cut && cell ? cellKinds[matter.evidenceOf(cell, cut).kind] : undefined
}

describe('a date alone', () => {
  it.each([
    ['Welder, Iron Works   2019', 'range'],
    ['Welder, Iron Works, 2019', 'date'],
    ['• Crane project   2019', 'date'],
    ['Welder, Iron Works, Summer 2019', 'range'],
    ['Welder, Iron Works   2019 – 2021', 'range'],
  ])('stands where a span does behind a wide gap, but not in an item: %s', (line, kind) => {
    expect(kindIn(work, line)).toBe(kind)
  })

  it.each([
    ['Diploma in Welding, Harbour College, 2019', 'range'],
    ['Masterarbeit: Brücken im Wind   2019', 'date'],
  ])('is the end of a course, unless it is that of a thesis: %s', (line, kind) => {
    expect(kindIn(courses, line)).toBe(kind)
  })
})

it.each([
  ['Aldmoor', 'like a name'],
  ['Welder', 'no'],
  ['Leeds', 'town'],
  ['Germany', 'region'],
])('a cell is a place as far as it is not named like something else: %s', (text, sign) => {
  const [line] = work.cut([text])
  const [cell] = line?.cells ?? []
  expect(line && cell && placeSigns[work.evidenceOf(cell, line).place]).toBe(sign)
})

it('a season has an end, so that nobody holds a role since then', () => {
  const lines = ['Anna Lee', '', 'Experience', '', 'Welder, Red Mill   Summer 2019', '• Built bridges', '']
  const text = [...lines, 'Fitter, Oak Line   May 2016 – June 2018', '• Mended'].join('\n')
  const [role] = readResume(text, new Date('2026-06-15')).parsed.roles
  expect(role).toMatchObject({ current: false, start: { year: 2019, month: 6 }, end: { year: 2019, month: 6 } })
})
