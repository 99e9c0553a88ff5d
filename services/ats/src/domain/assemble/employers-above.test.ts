import { describe, expect, it } from 'vitest'
import { itemsOf } from '../decode/features.ts'
import type { Base, Label } from '../decode/labels.ts'
import { work } from '../decode/matter.ts'
import { withEmployersAbove } from './employers-above.ts'
import { groupsOf, nameIn } from './groups.ts'

/** Two roles, of which the line above the second was taken for the end of the work of the first. */
function employersOf(above: string): string[] {
  const lines = [
    'Welder, Iron Works   2020 – 2022',
    '• Welded bridges',
    above,
    'Painter   2018 – 2020',
    '• Painted walls',
  ]
  const items = itemsOf(lines, new Set(), work)
  const baseOf = ({ cell, at }: (typeof items)[number]): Base =>
    cell.range ? 'DATE' : at === 0 ? (cell.text === 'Welder' ? 'TITLE' : 'EMPLOYER') : at === 3 ? 'TITLE' : 'WORK'
  const labels = items.map((item): Label => ({ base: baseOf(item), begins: baseOf(item) === 'TITLE' }))
  const groups = withEmployersAbove(groupsOf({ items, labels, confidences: items.map(() => 90) }))
  return groups.map((group) => nameIn(group, 'EMPLOYER', 'EMPLOYER_MORE'))
}

describe('the employer of a role without one', () => {
  it.each([
    ['Red Mill   Leeds, UK', 'Red Mill'],
    ['Red Mill | Start-up   Kestwick, Aldmoor, India', 'Red Mill'],
  ])('is on the line right above it: %s', (above, employer) => {
    expect(employersOf(above)).toEqual(['Iron Works', employer])
  })

  it.each(['• Sold the bridges   Leeds, UK', 'Red Mill, which grinds corn', 'Red Mill   Sold in nine towns'])(
    'is not on %s',
    (above) => {
      expect(employersOf(above)).toEqual(['Iron Works', ''])
    },
  )
})
