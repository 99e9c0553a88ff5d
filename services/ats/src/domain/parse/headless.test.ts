import { expect, it } from 'vitest'
import { sectionsWithoutHeadings } from './headless.ts'

const sectionsOf = (lines: string[]) =>
  sectionsWithoutHeadings([{ kind: 'header', heading: '', lines }])?.map((section) => [section.kind, section.lines[0]])

/** Two of these titles are on no list. */
const roles = [
  ['Kestwick Forge   Sept 2021 – present   Brelova', 'Simulated what bends.', ''],
  ['Aldmoor Yard   Nov 2017 – Sept 2021   Brelova', 'Drew the plans of 40 bridges.', ''],
  ['Sandhill Works   Jan 2016 – Oct 2017   Welder', 'Joined the plates of cranes.', ''],
  ['Red Mill   Jul – Sept 2015   Trainee', 'Learned from those who weld.'],
]

it('headers of one form are those of roles, though not all of their titles are known', () => {
  expect(sectionsOf(['Anna Lee', 'Brelova', '', ...roles.flat()])).toEqual([
    ['header', 'Anna Lee'],
    ['experience', roles[0]?.[0]],
  ])
})

it('they are none where hardly any has a title', () => {
  const others = roles.flat().map((line) => line.replace('Welder', 'Movano').replace('Trainee', 'Brelova'))
  expect(sectionsOf(['Anna Lee', 'Brelova', '', ...others])).toBeUndefined()
})
