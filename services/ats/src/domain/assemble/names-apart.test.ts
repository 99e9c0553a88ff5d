import { expect, it } from 'vitest'
import { withEmployerOfTitle, withTitleBehindDash, withTitleOfEmployer } from './names-apart.ts'

it.each([
  ['Engineer, Sandhill', 'Leeds', 'Engineer', 'Sandhill'],
  ['Tutor, Harbour College.', 'Applied Steel', 'Tutor', 'Harbour College'],
  ['Welder - Sandhill Ltd', '', 'Welder', 'Sandhill Ltd'],
  ['Tutor, Aldmoor University.', 'Cranes for Network Applications', 'Tutor', 'Aldmoor University'],
  [
    'Crane manager for the bridge safety board, Harbour Service, Mills',
    '',
    'Crane manager for the bridge safety board',
    'Harbour Service, Mills',
  ],
  ['Specialist · Kestwick Steel Partners', 'Remote', 'Specialist', 'Kestwick Steel Partners'],
  ['Crew Leader - Kestwick team', 'Crane Welder', 'Crew Leader', 'Kestwick team'],
])('the employer stands behind the title of "%s" beside "%s"', (title, employer, job, name) => {
  expect(withEmployerOfTitle({ title, employer })).toEqual({ title: job, employer: name })
})

it.each([
  ['Engineer, Sandhill', 'Iron Works'],
  ['Engineer, Sandhill', ''],
  ['Engineer, Sales', 'Leeds'],
  ['Engineer, Leeds', 'York'],
  ['Engineer, Software Systems', ''],
  ['Tutor, Harbour College', 'Iron Works Ltd'],
  ['Tutor, Department of Bridges', 'Leeds'],
  ['Bridges, Harbour College', 'Leeds'],
])('"%s" stays as it is beside "%s"', (title, employer) => {
  expect(withEmployerOfTitle({ title, employer })).toEqual({ title, employer })
})

it.each([
  ['Welder for all bridges, Iron Works, Cranes and Mills', 'Welder for all bridges', 'Iron Works, Cranes and Mills'],
  [
    'Crane manager for the department of inspection of large steel bridges, Iron Works',
    'Crane manager for the department of inspection of large steel bridges',
    'Iron Works',
  ],
  ['Welder – Sandhill Kft.', 'Welder', 'Sandhill Kft.'],
  ['Sandhill, Welder, Leeds', 'Welder', 'Sandhill'],
  ['Crane Software, Software engineer, Leeds', 'Software engineer', 'Crane Software'],
  ['Junior Designer Intern Sandhill Agency', 'Junior Designer Intern', 'Sandhill Agency'],
  ['Kurierfahrer Red Mill GmbH', 'Kurierfahrer', 'Red Mill GmbH'],
])('a title stands in "%s"', (written, title, employer) => {
  expect(withTitleOfEmployer({ title: '', employer: written })).toEqual({ title, employer })
})

it.each([
  'Sandhill, Red Mill',
  'Welder, Painter',
  'Sandhill',
  'Chef Works Ltd, Leeds',
  'Painter Kestwick',
  'Welder of bridges',
])('no title stands in "%s"', (employer) => {
  expect(withTitleOfEmployer({ title: '', employer })).toEqual({ title: '', employer })
})

it('beside a title, nothing is taken out of the employer', () => {
  const named = { title: 'Inspector', employer: 'Welder, Iron Works' }
  expect(withTitleOfEmployer(named)).toEqual(named)
})

it('the employer stands before a dash where the employer that was read is a second title', () => {
  expect(withTitleBehindDash({ title: 'Aldmoor Rescue – Inspector', employer: 'Crane Planner' })).toEqual({
    title: 'Inspector, Crane Planner',
    employer: 'Aldmoor Rescue',
  })
  const [welder, fitter] = [
    { title: 'Aldmoor Rescue – Inspector', employer: 'Iron Works' },
    { title: 'Welder – Inspector', employer: 'Crane Planner' },
  ]
  expect(withTitleBehindDash(welder)).toBe(welder)
  expect(withTitleBehindDash(fitter)).toBe(fitter)
})
