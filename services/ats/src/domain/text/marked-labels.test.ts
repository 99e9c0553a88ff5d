import { expect, it } from 'vitest'
import { readCourses } from '../assemble/courses.ts'
import { readRoles } from '../assemble/roles.ts'
import { withoutMarksOfLabels } from './marked-labels.ts'

const work = [
  ...[
    '• Date (da – a)   Gennaio 2019 – Marzo 2022',
    '• Nome e indirizzo del datore di lavoro   Iron Works S.r.l., Milano',
  ],
  ...['• Tipo di azienda o settore   Acciaio', '• Tipo di impiego   Saldatrice'],
  ...['• Principali mansioni e responsabilità   Saldatura di telai per 12 linee', ''],
  ...['• Date (da – a)   Aprile 2022 – oggi', '• Nome e indirizzo del datore di lavoro   Red Mill S.p.A., Torino'],
  ...['• Tipo di impiego   Capo reparto', '• Principali mansioni e responsabilità   Coordinamento di 14 saldatori'],
]
const studies = [
  ...['• Dates (from – to)   2012 – 2015', '• Name and type of organisation   Harbour College'],
  ...[
    '• Principal subjects/occupational skills covered   Welding',
    '• Title of qualification awarded   Diploma in Welding',
  ],
  '• Level in national classification (if appropriate)   4',
]

it('roles of a form with marks before its labels are read', () => {
  expect(readRoles(work).map(({ title, employer, start }) => [title, employer, start?.year])).toEqual([
    ['Saldatrice', 'Iron Works S.r.l.', 2019],
    ['Capo reparto', 'Red Mill S.p.A.', 2022],
  ])
})

it('and so are its studies, whose subjects stand between', () => {
  expect(readCourses(studies).map(({ school, credential, end }) => [school, credential, end?.year])).toEqual([
    ['Harbour College', 'Diploma in Welding', 2015],
  ])
})

it('loses no answer, and keeps the marks of what was done', () => {
  const words = (lines: string[]) => lines.map((line) => line.replace('• ', '')).toSorted()
  const plain = withoutMarksOfLabels(work)
  expect(words(plain)).toEqual(words(work))
  expect(plain.filter((line) => line.startsWith('•')).map((line) => line.split('   ')[0])).toEqual([
    ...[
      '• Tipo di azienda o settore',
      '• Principali mansioni e responsabilità',
      '• Principali mansioni e responsabilità',
    ],
  ])
})

it('reads the same of a form without marks and with blank lines', () => {
  const apart = (lines: string[]) => lines.flatMap((line) => [line.replace('• ', ''), ''])
  const named = (lines: string[]) => readRoles(lines).map(({ title, employer }) => [title, employer])
  expect(named(apart(work))).toEqual(named(work))
  expect(readCourses(apart(studies)).map(({ credential }) => credential)).toEqual(['Diploma in Welding'])
})

it.each([
  [['• Date: 2019', '• Welded frames', '• Welded pipes']],
  [['Senior welder   2018 – 2021', '• Client: Red Mill Ltd', '• Duration: 2019 – 2020', '• Role: Welder']],
  [['• Employer: Red Mill', '• Title: Welder']],
  [['• Dates', '• Title']],
])('leaves a list as it is: %j', (lines) => {
  expect(withoutMarksOfLabels(lines)).toEqual(lines)
})
