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

/** Roles below their employers, as LinkedIn exports them, with a name alone above the last one. */
function employersBelow(...above: string[]): string[] {
  const lines = [
    ...['Iron Works', 'Welder', '2020 – 2022', '', 'Sandhill', 'Rigger', '2018 – 2020', ''],
    ...[...above, 'Painter', '2016 – 2018'],
  ]
  const items = itemsOf(lines, new Set(), work)
  const titles = new Set(['Welder', 'Rigger', 'Painter'])
  const employers = new Set(['Iron Works', 'Sandhill'])
  const baseOf = ({ cell }: (typeof items)[number]): Base =>
    cell.range ? 'DATE' : titles.has(cell.text) ? 'TITLE' : employers.has(cell.text) ? 'EMPLOYER' : 'WORK'
  const begins = ({ cell }: (typeof items)[number]) => employers.has(cell.text) || cell.text === 'Painter'
  const labels = items.map((item): Label => ({ base: baseOf(item), begins: begins(item) }))
  const groups = withEmployersAbove(groupsOf({ items, labels, confidences: items.map(() => 90) }))
  return groups.map((group) => nameIn(group, 'EMPLOYER', 'EMPLOYER_MORE'))
}

describe('the employer of a role among roles below their employers', () => {
  it.each([[['Red Mill Bridge Club']], [['Red Mill Bridge Club', '1 yr 6 mos']]])(
    'may be a name alone: %s',
    (above) => {
      expect(employersBelow(...above)).toEqual(['Iron Works', 'Sandhill', 'Red Mill Bridge Club'])
    },
  )

  it('is no sentence, and no second line of a block', () => {
    expect(employersBelow('Built the bridges of the county and what else was asked for.')).toEqual([
      'Iron Works',
      'Sandhill',
      '',
    ])
    expect(employersBelow('Girders', 'Bridges')).toEqual(['Iron Works', 'Sandhill', ''])
  })
})

describe('the employer of a role without one', () => {
  it.each([
    ['Red Mill   Leeds, UK', 'Red Mill'],
    ['Red Mill | Start-up   Kestwick, Aldmoor, India', 'Red Mill'],
    ['Freelance', 'Freelance'],
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
