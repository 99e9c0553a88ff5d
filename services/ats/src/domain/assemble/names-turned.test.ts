import { describe, expect, it } from 'vitest'
import { readRoles } from './roles.ts'

const rolesOf = (...lines: string[]) => readRoles(lines).map(({ title, employer }) => [title, employer])

it('a freelancer without another title is no employer', () => {
  expect(
    rolesOf('2023 -   Freelance', '', '2021 - 2022   Red Mill : Développeur web', 'Designer et programmer'),
  ).toEqual([
    ['Freelance', ''],
    ['Développeur web', 'Red Mill'],
  ])
})

it('terms of work behind a title are no title', () => {
  const [titles] = [
    rolesOf('2012-2017   Informaticien et développeur web, CDD', '• Création de sites').map(([title]) => title),
  ]
  expect(titles).toEqual(['Informaticien et développeur web'])
})

it('an internship and a volunteer are titles, beside names that read like titles', () => {
  expect(
    rolesOf(
      'Internship at Engineers for the World   2017 – 2018',
      '• Built wells',
      '',
      'Volunteer at Teachers for Peace   2015 – 2016',
      '• Taught',
    ),
  ).toEqual([
    ['Internship', 'Engineers for the World'],
    ['Volunteer', 'Teachers for Peace'],
  ])
})

describe('strokes without room', () => {
  it('stand between employers and titles where they do in all headers', () => {
    expect(
      rolesOf(
        ...['2019 - 2021', 'Kestwick Agency/Welder', '• Built', '', '2017 - 2019', 'Sandhill.nl/Clerk', '• Wrote'],
      ),
    ).toEqual([
      ['Welder', 'Kestwick Agency'],
      ['Clerk', 'Sandhill.nl'],
    ])
  })

  it('stay within titles that have two names', () => {
    expect(rolesOf('2019 - 2021', 'Welder/Fitter', '• Built', '', '2017 - 2019', 'Clerk/Driver', '• Wrote')).toEqual([
      ['Welder/Fitter', ''],
      ['Clerk/Driver', ''],
    ])
  })
})

it('where and when a resume was signed, and a label of what was done, are no roles', () => {
  expect(
    rolesOf(
      ...['10/2016 – 05/2017   Welder', 'Red Mill', 'Building of bridges:', '• Joined plates', ''],
      ...['03/2015 – 10/2016   Clerk', 'Iron Works', '', '29.05.2017, München'],
    ),
  ).toEqual([
    ['Welder', 'Red Mill'],
    ['Clerk', 'Iron Works'],
  ])
})

it('a university in Norwegian is one name', () => {
  expect(
    rolesOf(
      'Høgskulen på Vestlandet (HVL)   July 2019 - January 2021',
      '',
      'Software Engineer   Bergen',
      '',
      '• Built',
    ),
  ).toEqual([['Software Engineer', 'Høgskulen på Vestlandet (HVL)']])
})

it('a name that its column broke goes on below', () => {
  const [, employer] =
    rolesOf('06/2019 - 12/2021   Analyst   Fachinstitut für', 'Steuerrecht', '', '• Did research.')[0] ?? []
  expect(employer).toBe('Fachinstitut für Steuerrecht')
})

it('a title ends without a full stop, unless that is one of a short form', () => {
  const titles = rolesOf('Company: Red Mill', 'Designation: Elevator technician.', 'Duration: 2016 to 2019').map(
    ([title]) => title,
  )
  expect(titles).toEqual(['Elevator technician'])
  expect(rolesOf('Asst. Mgr., Red Mill   2016 – 2019')[0]?.[0]).toBe('Asst. Mgr.')
})
