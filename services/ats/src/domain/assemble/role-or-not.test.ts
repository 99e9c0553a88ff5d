import { expect, it } from 'vitest'
import { isRole } from './role-or-not.ts'

const found = (title: string) => ({
  title,
  employer: 'Finding crews of welders',
  range: undefined,
  header: [title],
  lines: ['Finding crews of welders', title],
  confidence: { title: 60, employer: 60 },
  work: ['Keeping lists of who left'],
  isListed: false,
  isEmployerFirst: true,
  isTitleAlone: true,
  isBelow: false,
  isRightBelow: false,
  isDateFirst: false,
  isItem: false,
})

it('a title behind a word for what was done is no role among dated ones', () => {
  expect(isRole(found('Welder'), true)).toBe(true)
  expect(isRole(found('Crews filled: welder'), true)).toBe(false)
  expect(isRole(found('Crews filled: welder'), false)).toBe(true)
})

it('an address of the web and a date, as at the foot of a page, are no role', () => {
  const month = { year: 2026, month: 7 }
  const range = { from: 0, to: 9, start: month, end: month, current: false }
  const foot = { ...found('annalee.example.me'), title: 'annalee.me', employer: '', work: [], range }
  expect(isRole(foot as Parameters<typeof isRole>[0], true)).toBe(false)
})

it.each([
  '25 hours of tutoring children',
  '2 years volunteering',
  '40 Stunden Nachhilfe',
  '3 ans de bénévolat',
  '120 horas de apoyo escolar',
  '10 ore di assistenza',
])('how long somebody helped is no role: %s', (title) => {
  expect(isRole(found(title), true)).toBe(false)
})

it('hours of each week are terms of work, and a number is part of a title', () => {
  for (const title of ['20 hours per week Welder', '1 Stunde pro Woche Tutor', '40 hours/week Welder', '3 ans Welder'])
    expect(isRole(found(title), false)).toBe(true)
})
