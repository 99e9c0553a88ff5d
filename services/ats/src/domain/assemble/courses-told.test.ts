import { expect, it } from 'vitest'
import { readCourses } from './courses.ts'

const coursesOf = (...lines: string[]) =>
  readCourses(lines).map(({ school, credential, end }) => `${credential} @ ${school} ${end?.year ?? ''}`)

it('courses of forms have the university of their college with them', () => {
  expect(
    coursesOf(
      '• Course   :   M.Phil in Welding',
      'Institution   :   Harbour College',
      'Year of passing   :   2013',
      'Board   / University   :   Aldmoor University',
      '',
      '• B.Sc. in Welding, Mill College, 2010',
    ),
  ).toEqual(['M.Phil in Welding @ Harbour College 2013', 'B.Sc. in Welding @ Mill College 2010'])
})

it('schools of forms have no town with them', () => {
  const form = [
    'Degree:   Ph.D. in Welding',
    'Period:   2015 — 2020',
    'University:   University of Leeds, Leeds, United Kingdom',
  ]
  expect(coursesOf(...form)).toEqual(['Ph.D. in Welding @ University of Leeds 2020'])
})

it('courses that sentences tell of stand among others, in the order of their lines', () => {
  expect(
    coursesOf(
      'M.Tech in Welding',
      'Aldmoor University   2013 – 2015',
      '',
      '• B.Tech in Welding from Harbour College in 2012.',
      'Marks obtained: 61 %',
      '• Intermediate passed from U.K. Board in 2008.',
    ),
  ).toEqual([
    'M.Tech in Welding @ Aldmoor University 2015',
    'B.Tech in Welding @ Harbour College 2012',
    'Intermediate @ U.K. Board 2008',
  ])
})
