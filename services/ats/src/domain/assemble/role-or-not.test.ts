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
