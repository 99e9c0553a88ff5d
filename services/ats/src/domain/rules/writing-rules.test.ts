import { expect, it } from 'vitest'
import { scanResume } from '../scan.ts'

const resume = (first: string, second: string, openers: string[]) => `Jane Roe
jane@roe.example

Experience
Engineer, Acme Corp
${first} - Present
- Lead the team of the payments and of the search
- Build the tools for all of the shops in the north

Developer, Other Ltd
${second} - Feb 2019
${openers.map((opener) => `- ${opener} the site for all of the shops in the south`).join('\n')}`

function judged(text: string, id: string) {
  const input = { resume: text, jobDescription: '', layout: undefined, restricted: false }
  return scanResume({ ...input, today: new Date('2026-01-01') }).rules.find((rule) => rule.id === id)
}

it('wants former roles in the past, and lets present ones be in the present', () => {
  const past = resume('Mar 2019', 'Jan 2015', ['Built', 'Planned', 'Sold', 'Wrote'])
  expect(judged(past, 'writing.tense')?.passed).toBe(true)
  const present = resume('Mar 2019', 'Jan 2015', ['Build', 'Plans', 'Sold', 'Apply'])
  const rule = judged(present, 'writing.tense')
  expect(rule?.passed).toBe(false)
  expect(rule?.evidence).toContain('Plans the site')
  expect(rule?.evidence).not.toContain('Lead the team')
})

it('counts verbs of action in either tense', () => {
  expect(judged(resume('Mar 2019', 'Jan 2015', ['Built', 'Planned']), 'content.action-verbs')?.evidence).toBe('4 of 4')
})

it.each([
  ['Mar 2019', 'January 2015', true],
  ['03/2019', 'Jan 2015', false],
  ['2019-03', 'Jan 2015', false],
])('finds months written in two ways: %s beside %s', (first, second, passed) => {
  expect(judged(resume(first, second, ['Built', 'Sold']), 'writing.date-formats')?.passed).toBe(passed)
})
