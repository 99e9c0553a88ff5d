import { expect, it } from 'vitest'
import { withTitleBehindAs } from './titles-behind-as.ts'

it.each([
  ['', 'Red Mill Council as part time tutor', 'part time tutor', 'Red Mill Council'],
  ['As a Welder', 'Red Mill', 'Welder', 'Red Mill'],
  ['Leeds as Bridge Engineer', 'Red Mill', 'Bridge Engineer', 'Red Mill'],
  ['worked as a primary teacher', 'Aldmoor School', 'primary teacher', 'Aldmoor School'],
])('"%s" at "%s" is %s at %s', (title, employer, isTitle, isEmployer) => {
  expect(withTitleBehindAs({ title, employer })).toEqual({ title: isTitle, employer: isEmployer })
})

it.each([
  ['Engineer known as Welder', 'Red Mill'],
  ['Trainer as well as Welder', 'Red Mill'],
  ['', 'As Bridges Ltd'],
  ['Welder', 'Red Mill as planned'],
])('others stay: "%s" at "%s"', (title, employer) => {
  expect(withTitleBehindAs({ title, employer })).toEqual({ title, employer })
})
