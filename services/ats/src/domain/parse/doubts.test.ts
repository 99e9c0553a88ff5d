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
