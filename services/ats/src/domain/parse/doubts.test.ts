import { expect, test } from 'vitest'
import { readResume } from './parse-resume.ts'

test('dates that are broken over two lines, and were read, are no dates without a role', () => {
  const text = `Anna Lee
anna@lee.example

Work Experience
Red Mill | Welder | (Jul 2023 - Present)
• Joined plates of bridges

Sandhill Iron Works | Fitter | (May 2022 -
Sep 2023)
• Put pumps together
`
  const { doubts, parsed } = readResume(text, new Date('2026-01-01'))
  expect(parsed.roles[1]).toMatchObject({ start: { year: 2022, month: 5 }, end: { year: 2023, month: 9 } })
  expect(doubts).toEqual([])
})

test('times of hours of help, on their line or on the next one, are no dates without a role', () => {
  const text = `Anna Lee
anna@lee.example

Work Experience
Red Mill | Welder | Jul 2021 - Present
• Joined plates of bridges

Relevant (other) experience
2 years volunteering at Aldmoor Library (2017-2019)

25 hours of tutoring children, Kestwick School
(2020-2021)
`
  const { doubts, parsed } = readResume(text, new Date('2026-01-01'))
  expect(parsed.roles).toHaveLength(1)
  expect(doubts).toEqual([])
})
