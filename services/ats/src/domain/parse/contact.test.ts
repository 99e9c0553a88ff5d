import { expect, it } from 'vitest'
import { readResume } from './parse-resume.ts'

it('tells a number from the address right behind it', () => {
  const { parsed } = readResume('Anna Lee\n(819)555-0143anna.lee@harbour.example\nLeeds', new Date('2026-06-15'))
  expect([parsed.phone, parsed.email]).toEqual(['(819)555-0143', 'anna.lee@harbour.example'])
})
