import { expect, it } from 'vitest'
import { withDatesBelowNames } from './dates-below-names.ts'
import type { Label } from './labels.ts'
import { readSection } from './read-section.ts'

const names = ['Iron Works', 'Red Mill', 'Sandhill', 'Harbour Works']
const lines = names.flatMap((name, at) => [`Welder at ${name}`, `(March ${2012 + 2 * at})`, ''])
const { items, labels } = readSection(lines, new Set())

/** The labels with some roles as a part of the work of the one before them. */
const without = (...some: string[]): Label[] => {
  const isWithin = (at: number) => some.some((name) => lines[lines.indexOf(items[at]?.line.text ?? '')]?.includes(name))
  return labels.map((label, at) =>
    isWithin(at) || (items[at]?.cell.range && isWithin(at - 1)) ? { base: 'WORK', begins: false } : label,
  )
}

it('a name with dates alone below it is a role where others are', () => {
  const again = withDatesBelowNames(items, without('Red Mill'))
  const begun = again?.flatMap((item, at) => (item === items[at] ? [] : [item.cell.text])) ?? []
  expect(begun).toContain('March 2014')
  expect(begun.filter((text) => text.startsWith('Welder'))).toHaveLength(names.length)
})

it('nothing is read anew where all are roles, nor where most of them are work', () => {
  expect(withDatesBelowNames(items, labels)).toBeUndefined()
  expect(withDatesBelowNames(items, without('Iron Works', 'Red Mill', 'Sandhill'))).toBeUndefined()
})

it('odd jobs that no list of titles has are roles below each other', () => {
  const odd = ['Welder', 'Picking of plums', 'Cleaning of kilns', 'Crane driver', 'Weeding of beds', 'Helping hand']
  const section = readSection(
    odd.flatMap((name, at) => [name, `(July ${2024 - at})`, '']),
    new Set(),
  )
  expect(section.labels.filter(({ begins }) => begins)).toHaveLength(odd.length)
})
