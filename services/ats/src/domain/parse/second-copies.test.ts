import { expect, test } from 'vitest'
import { scanResume } from '../scan.ts'
import { readResume } from './parse-resume.ts'

const page = (number: number) => `Experience

Welder   Jan 2019 – Mar 2022
Sandhill Iron Works
• Joined plates of bridges

Fitter   May 2016 – Dec 2018
Red Mill
• Put pumps together

Education

Harbour College, Diploma in Welding, 2016
Page ${number}
`
const resume = (...pages: string[]) => `Anna Lee\nanna@lee.example\n\n${pages.join('\n')}`

test('roles and studies of a file with two printings of the same resume are read once', () => {
  const { roles, education } = readResume(resume(page(1), page(2)), new Date('2026-01-01')).parsed
  expect(roles.map(({ title }) => title)).toEqual(['Welder', 'Fitter'])
  expect(education).toHaveLength(1)
})

test('the rules tell that the work of a second printing is repeated', () => {
  const failed = (text: string) =>
    scanResume({
      resume: text,
      jobDescription: '',
      layout: undefined,
      today: new Date('2026-01-01'),
      restricted: false,
    }).failedChecks
  const points = (number: number) =>
    page(number).replace(/(Joined plates of bridges|Put pumps together)/g, '$1 for 12 towns of the county')
  expect(JSON.stringify(failed(resume(points(1))))).not.toContain('content.repeated-bullets')
  expect(JSON.stringify(failed(resume(points(1), points(2))))).toContain('content.repeated-bullets')
})

test('roles of a second section with the same heading are read when they are others', () => {
  const earlier = 'Experience\n\nWelder   Feb 2012 – Mar 2015\nAldmoor Works\n• Joined plates of bridges\n'
  const { roles } = readResume(resume(page(1), earlier), new Date('2026-01-01')).parsed
  expect(roles.map(({ employer }) => employer)).toEqual(['Sandhill Iron Works', 'Red Mill', 'Aldmoor Works'])
})
