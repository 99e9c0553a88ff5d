import { expect, it } from 'vitest'
import { readRoles } from './roles.ts'

it('sentences and forms among headers are roles with the lines that they are', () => {
  const roles = readRoles([
    'Welder, Iron Works Ltd   2016 – 2018',
    '• Welded bridges',
    '',
    'Company: Sandhill Ltd',
    'Designation: Fitter',
    'Duration: March 2014',
    '• Fitted pipes',
    '',
    'Worked with Red Mill Ltd as a tutor from 2010 to 2012',
    '• Taught twenty people',
    'Worked with Kestwick Ltd as a clerk from 2008 to 2010',
  ])
  expect(
    roles.map(({ title, employer, start, end, bullets }) => [title, employer, start?.year, end?.year, ...bullets]),
  ).toEqual([
    ['Welder', 'Iron Works Ltd', 2016, 2018, 'Welded bridges'],
    ['Fitter', 'Sandhill Ltd', 2014, 2014, 'Fitted pipes'],
    ['tutor', 'Red Mill Ltd', 2010, 2012, 'Taught twenty people'],
    ['clerk', 'Kestwick Ltd', 2008, 2010],
  ])
  expect(roles[2]?.lines).toEqual(['Worked with Red Mill Ltd as a tutor from 2010 to 2012'])
})

it('headers below a sentence are roles of their own', () => {
  const lines = [
    'Working as a welder in Red Mill Ltd since 2019',
    '• Welds bridges',
    '',
    'Fitter, Iron Works Ltd   2016 – 2018',
    '• Fitted pipes',
    'Worked as a clerk in Kestwick Ltd from 2014 to 2015',
  ]
  expect(readRoles(lines).map(({ title, bullets }) => [title, ...bullets])).toEqual([
    ['welder', 'Welds bridges'],
    ['Fitter', 'Fitted pipes'],
    ['clerk'],
  ])
})

it('the work of an entry ends where the header of another role begins, also with a mark', () => {
  const form = [
    'Company: Sandhill Ltd',
    'Designation: Fitter',
    'Duration: 2019 – 2021',
    '• Fitted pipes',
    '• Mended cranes',
  ]
  for (const mark of ['• ', '1. ', '']) {
    const roles = readRoles([...form, '', `${mark}Welder, Iron Works Ltd   2016 – 2018`, '• Welded bridges'])
    expect(roles.map(({ title, bullets }) => [title, ...bullets])).toEqual([
      ['Fitter', 'Fitted pipes', 'Mended cranes'],
      ['Welder', 'Welded bridges'],
    ])
  }
})

it('what somebody does now is a role without dates, unless an item tells of it', () => {
  const header = ['Fitter, Iron Works Ltd   2016 – 2018', '• Fitted pipes']
  expect(readRoles([...header, '', 'Presently doing job in Sandhill as a Welder'])).toMatchObject([
    { title: 'Fitter' },
    { title: 'Welder', employer: 'Sandhill', current: true, start: null },
  ])
  expect(readRoles([...header, '• Currently working with Sandhill Ltd as a Welder'])).toHaveLength(1)
})

it('what tells again of the role above it is none', () => {
  const roles = readRoles([
    'Company Name: Sandhill Ltd',
    'Position: Fitter',
    'Period: September 2014 to 10 March 2016',
    '• Worked for Sandhill as a fitter of pipes from September 2014 to 10 March 2016.',
    '• Worked in Sandhill Ltd as a mender of cranes.',
    '',
    'Worked with Red Mill Ltd as a welder from 2010 to 2012',
    '• Worked with Red Mill Ltd as a keeper.',
  ])
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
    ['Fitter', 'Sandhill Ltd'],
    ['welder', 'Red Mill Ltd'],
  ])
})

it('the name and the span of an employer below its role are no other role, and what stands below them is its work', () => {
  const lines = [
    'Red Mill Cranes Ltd, Leeds',
    'Manager since September 2016',
    'Red Mill. (September 2016 to Present)',
    '• Cranes',
  ]
  expect(readRoles(lines)).toMatchObject([{ title: 'Manager', employer: 'Red Mill Cranes Ltd', bullets: ['Cranes'] }])
})

it('what has its span within that of a sentence above it is a project', () => {
  const roles = readRoles([
    'Working withM/s. Red Mill Contracting Co. LLC as a Supervisor from Oct 2011 to Dec 2016',
    '1. Shutdown of Train 1 (Mar 2014 to Jun 2014)',
    'Sandhill Gas Ltd',
    'Worked with Kestwick Ltd as a welder from 2008 to 2010',
  ])
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
    ['Supervisor', 'Red Mill Contracting Co. LLC'],
    ['welder', 'Kestwick Ltd'],
  ])
})
