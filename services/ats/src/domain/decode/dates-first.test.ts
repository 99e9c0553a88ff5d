import { expect, it } from 'vitest'
import { withDatesFirst } from './dates-first.ts'
import { bases, type Label } from './labels.ts'
import { readSection } from './read-section.ts'

const role = (year: number) => [`${year} – ${year + 2}`, `Welder, Iron Works ${year}`]
const lines = [2006, 2009, 2012, 2015, 2018].flatMap((year) => [role(year).join('   '), '• Built bridges', ''])
const { items, labels } = readSection(lines, new Set())
/** The labels with the dates of one role as a part of the work of the role before it. */
const withoutOne: Label[] = labels.map((label, at) =>
  items[at]?.cell.text.startsWith('2012 –') ? { base: 'WORK', begins: false } : label,
)

it('dates begin a role where those of the others do', () => {
  const again = withDatesFirst(items, withoutOne)
  const at = items.findIndex(({ cell }) => cell.text.startsWith('2012 –'))
  expect(again?.[at]?.allowed).toEqual([bases.length + 4])
})

it('those of three others are enough', () => {
  const at = items.findIndex(({ cell }) => cell.text.startsWith('2012 –'))
  const to = items.findIndex(({ cell }) => cell.text.startsWith('2018 –'))
  expect(withDatesFirst(items.slice(0, to), withoutOne.slice(0, to))?.[at]?.allowed).toEqual([bases.length + 4])
})

it('nothing is read anew where they do already, nor where few roles begin so', () => {
  expect(withDatesFirst(items, labels)).toBeUndefined()
  expect(withDatesFirst(items.slice(0, 8), withoutOne.slice(0, 8))).toBeUndefined()
})
