import { expect, it } from 'vitest'
import type { Section } from './sections.ts'
import { withSkillsOfExperience } from './skills-as-work.ts'

const work = (heading: string, ...lines: string[]): Section => ({ kind: 'experience', heading, lines })
const dated = work('Work experience', '2019 – 2021   Welder, Iron Works', '• Built bridges')
const listed = work('Frontend & Experience', '', 'Vue.js, React, TypeScript, Angular,', 'Microfrontends')

it('takes a list of skills below a heading with the word for experience for skills, beside dated work', () => {
  expect(withSkillsOfExperience([dated, listed])).toEqual([dated, { ...listed, kind: 'skills' }])
})

it.each([
  ['no other work', [listed]],
  ['no dated work', [work('Work', 'Welder, Iron Works'), listed]],
  ['dates', [dated, work('Some experience', 'React, TypeScript, Angular', '2019 – 2021')]],
  ['roles', [dated, work('Further experience', 'Java Developer, Iron Works', 'Welder, Red Mill')]],
])('leaves it alone where it has %s', (_what, sections) => {
  expect(withSkillsOfExperience(sections)).toEqual(sections)
})
