import { expect, it } from 'vitest'
import { withHeadersAlike } from './headers-alike.ts'
import type { Label } from './labels.ts'
import { readSection } from './read-section.ts'

const employers = ['Iron Works', 'Red Mill', 'Sandhill', 'Harbour Works']
const lines = employers.flatMap((name, at) => [`${name}   March ${2012 + 2 * at}`, 'Built bridges of steel', ''])
const { items, labels } = readSection(lines, new Set())
/** The labels with some headers as a part of the work of the role before them. */
const without = (...years: number[]): Label[] =>
  labels.map((label, at) =>
    years.some((year) => items[at]?.line.text.includes(`March ${year}`)) ? { base: 'WORK', begins: false } : label,
  )

it('a line of the form of the others’ headers is one', () => {
  const again = withHeadersAlike(items, without(2014))
  const changed = again?.flatMap((item, at) => (item === items[at] ? [] : [item.cell.text]))
  expect(changed).toEqual(['March 2014'])
})

it('nothing is read anew where all are, nor where most lines of the form are work', () => {
  expect(withHeadersAlike(items, labels)).toBeUndefined()
  expect(withHeadersAlike(items, without(2014, 2016, 2018))).toBeUndefined()
})

it('a year alone stands where others have spans', () => {
  const names = ['Iron Works (2019 - 2020)', 'Sandhill (2019)', 'Red Mill (2018 - 2019)', 'Harbour Works (2009 - 2016)']
  const section = readSection(
    names.flatMap((name) => [name, 'UX & UI Welder', '']),
    new Set(),
  )
  expect(section.labels.filter(({ begins }) => begins)).toHaveLength(names.length)
})
