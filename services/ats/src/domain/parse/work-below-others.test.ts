import { expect, it } from 'vitest'
import { withWorkBelowOthers } from './work-below-others.ts'

const skills = (...lines: string[]) => [
  { kind: 'skills' as const, heading: 'Skills', lines: ['Welding, painting', '', ...lines] },
]
const roles = [
  'Senior Welder, Iron Works (2019 – 2021):',
  'Welded bridges',
  'Software Developer, Red Mill (2015 – 2019):',
  'Wrote programs',
]

it('begins work where roles stand below the heading of something else', () => {
  expect(withWorkBelowOthers(skills(...roles)).map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['skills', 2],
    ['experience', 4],
  ])
})

it.each([
  [skills(...roles.slice(0, 2))],
  [skills('• Senior Welder, Iron Works (2019 – 2021)', '• Developer, Red Mill (2015 – 2019)')],
  [skills('Java (2019 – 2021)', 'Welding (2015 – 2019)')],
  [[...skills(...roles), { kind: 'experience' as const, heading: 'Experience', lines: ['Welder'] }]],
])('leaves one role, items, skills with years, and resumes with a heading for work', (sections) => {
  expect(withWorkBelowOthers(sections)).toEqual(sections)
})
