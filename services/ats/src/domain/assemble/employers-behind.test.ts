import { expect, it } from 'vitest'
import { itemsOf } from '../decode/features.ts'
import type { Base, Label } from '../decode/labels.ts'
import { work } from '../decode/matter.ts'
import { withEmployersBehind } from './employers-behind.ts'
import { groupsOf, nameIn } from './groups.ts'
import { readRoles } from './roles.ts'

/** The employers of roles in which all was read as the title that stands behind its first cell. */
function employersOf(...roles: string[]): string[] {
  const items = itemsOf(roles, new Set(), work)
  const baseOf = ({ cell, spot }: (typeof items)[number]): Base =>
    cell.range ? 'DATE' : spot === 0 ? 'TITLE' : 'TITLE_MORE'
  const labels = items.map((item): Label => ({ base: baseOf(item), begins: item.spot === 0 }))
  const groups = withEmployersBehind(groupsOf({ items, labels, confidences: items.map(() => 90) }))
  return groups.map((group) => nameIn(group, 'EMPLOYER', 'EMPLOYER_MORE'))
}

it('what stands behind the dashes of all titles is their employer where there is no other', () => {
  expect(employersOf('Trainee - Sandhill   2022', 'Welder - Kestwick   2015')).toEqual(['Sandhill', 'Kestwick'])
})

it.each([
  ['of a role alone', ['Trainee - Sandhill   2022']],
  ['of one among several', ['Trainee - Sandhill   2022', 'Welder   2015']],
  ['that is a title', ['Trainee - Sandhill   2022', 'Welder - Inspector   2015']],
  ['that is a place', ['Trainee - Sandhill   2022', 'Welder - Leeds, UK   2015']],
])('but not what stands behind the dash %s', (_why, roles) => {
  expect(employersOf(...roles).filter((name) => name !== '')).toEqual([])
})

it('so it is where one of them was read as an employer and another as a part of the title', () => {
  const lines = ['Data Engineer - Sandhill   May 2021 – Present', '• Stored sand']
  const others = [
    'Data Engineer - Nationwide   May 2018 – May 2021',
    '• Stored data',
    'Analyst - Nationwide   2015 – 2018',
  ]
  expect(readRoles([...lines, ...others]).map(({ employer }) => employer)).toEqual([
    'Sandhill',
    'Nationwide',
    'Nationwide',
  ])
})
