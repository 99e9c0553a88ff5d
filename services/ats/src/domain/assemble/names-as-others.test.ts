import { describe, expect, it } from 'vitest'
import type { Found } from './found.ts'
import { withNamesAsOthers } from './names-as-others.ts'

const range = { start: { year: 2019, month: 0 }, end: null, current: true, from: 0, to: 0 }
const role = (title: string, employer: string, line: string) => ({ title, employer, range, lines: [line] }) as Found
const names = (found: Found[]) => withNamesAsOthers(found).map(({ title, employer }) => [title, employer])
const others = role('Clerk', 'Red Mill', 'Clerk — Red Mill   2019')

describe('a title and an employer that were read as one name', () => {
  it('are apart where others have the same sign between theirs', () => {
    const joined = role('Senior Welder — Kestwick Union', '', 'Senior Welder — Kestwick Union   2017')
    expect(names([others, joined])[1]).toEqual(['Senior Welder', 'Kestwick Union'])
  })

  it.each([
    ['another sign', 'Senior Welder - Kestwick Union'],
    ['a field behind it', 'Senior Welder — Marketing'],
    ['another title behind it', 'Senior Welder — Driver'],
    ['a town behind it', 'Senior Welder — London'],
    ['a part of an employer behind it', 'Senior Welder — Crane Department'],
  ])('stay one with %s', (_with, name) => {
    expect(names([others, role(name, '', `${name}   2017`)])[1]).toEqual([name, ''])
  })

  it('stay one where no other role has both', () => {
    const joined = role('Senior Welder — Kestwick Union', '', 'Senior Welder — Kestwick Union   2017')
    expect(names([joined, joined])[1]).toEqual(['Senior Welder — Kestwick Union', ''])
  })
})
