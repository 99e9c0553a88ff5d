import { expect, it } from 'vitest'
import { readResume } from './parse-resume.ts'

const projects = [
  ...['PROJEKTERFAHRUNGEN', '', '05/2019 – heute   Statik von Brücken', 'Sandhill GmbH, Köln', '• Geplant', ''],
  ...['06/2015 – 04/2019   Statik von Hallen', 'Red Mill GmbH, Köln', '• Gerechnet', ''],
]
const skills = ['Kenntnisse', '', 'Statik, Stahlbau']
const firms = (...lines: string[]) =>
  readResume(['Anna Lee', '', ...lines].join('\n'), new Date('2026-06-15')).parsed.roles.map(({ employer }) => employer)

it('projects with firms and times are work where a resume has no other', () => {
  expect(firms(...projects, ...skills)).toEqual(['Sandhill GmbH', 'Red Mill GmbH'])
})

it('they are projects beside work, or without firms', () => {
  const work = ['Berufserfahrung', '', '2010 – 2014   Schweißer', 'Iron Works GmbH', '']
  expect(firms(...work, ...projects, ...skills)).toEqual(['Iron Works GmbH'])
  expect(firms('PROJEKTERFAHRUNGEN', '', 'Ein Kran aus Holz', '', 'Eine Brücke aus Papier', '', ...skills)).toEqual([])
})

it('what stands below a heading that begins with projects is work only where there is no other', () => {
  const own = [
    'Projects & Outside Experience',
    '',
    'Lead Welder   Jan 2022 – Present',
    'Ferry of Wood',
    '• Planned',
    '',
  ]
  const work = ['Experience', '', 'Welder   May 2018 – June 2021', 'Iron Works Ltd', '• Joined plates', '']
  expect(firms(...work, ...own, 'Skills', '', 'Steel')).toEqual(['Iron Works Ltd'])
  expect(firms(...own, 'Skills', '', 'Steel')).toEqual(['Ferry of Wood'])
})

it('organizational experience is work if it is with firms, and projects are if their labels name employers', () => {
  const welder = ['Welder, Iron Works Ltd   2014 – 2016', '', 'Fitter, Sandhill Ltd   2012 – 2014', '']
  expect(firms('Organizational Experience', '', ...welder)).toEqual(['Iron Works Ltd', 'Sandhill Ltd'])
  const clubs = ['Chair, Chess Club of Leeds   2014 – 2016', '', 'Member, Choir of Leeds   2012 – 2014', '']
  expect(firms('Organizational Experience', '', ...clubs, 'Education', '', 'Aldmoor University   2012')).toEqual([])
  const labelled = (employer: string, time: string) => [
    `Organization: ${employer}`,
    'Designation: Welder',
    `Duration: ${time}`,
  ]
  const two = [...labelled('Iron Works Ltd', '2014 to 2016'), ...labelled('Sandhill Ltd', '2012 to 2014')]
  expect(firms('Projects', '', ...two)).toEqual(['Iron Works Ltd', 'Sandhill Ltd'])
})
