import { expect, it } from 'vitest'
import { scanResume } from './scan.ts'

const report = scanResume({
  resume: 'Nur Aisyah\nnur@example.com\n\nWork Experience\nSupervisor, Polar Chain\n2019 - 2022\n- Led 26 pickers',
  jobDescription: '',
  layout: undefined,
  today: new Date('2026-01-01'),
  restricted: false,
})

it('says in words what is good and what could not be read', () => {
  expect(report.strengths).toContain('Your name is recognized at the top: Nur Aisyah')
  expect(report.parsingWarnings).toContain('Expected: the text has at least 120 words. Found: 14 words.')
  for (const line of [...report.strengths, ...report.parsingWarnings]) expect(line).not.toMatch(/\b[a-z]+\.[a-z-]+:/)
})

it('says that a text of the largest length may have been cut off', () => {
  const resume = 'Anna Lee\nanna@example.com\n\nWork Experience\n'.padEnd(100_000, 'Welded one more bridge.\n')
  const given = { jobDescription: '', layout: undefined, today: new Date('2026-01-01'), restricted: false }
  expect(scanResume({ ...given, resume }).parsingWarnings[0]).toMatch(/100,000 characters: .* may have been cut off/)
  expect(scanResume({ ...given, resume: resume.slice(1) }).parsingWarnings.join()).not.toContain('cut off')
})
