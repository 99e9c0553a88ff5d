import { expect, it } from 'vitest'
import { studyForms, withoutBoardsBeside } from './study-forms.ts'

const read = (...lines: string[]) =>
  [...studyForms(lines)].map(([at, { degree, school, time }]) => [at, degree, school, time].join(' | '))

it('an entry with labels for degree and school is a course', () => {
  expect(
    read(
      'Qualification: B.Tech in Welding',
      'Name of Institution: Harbour College, Leeds.',
      'Percentage: 72 %',
      'Year of passing: 2015',
      '',
      'Qualification: Intermediate',
      'Board: Aldmoor Board',
    ),
  ).toEqual(['0 | B.Tech in Welding | Harbour College, Leeds | 2015', '5 | Intermediate | Aldmoor Board | '])
})

it('a university or board is none beside a college or school', () => {
  expect(
    withoutBoardsBeside([
      ...[
        'College   : Harbour College',
        'University   : Aldmoor University',
        '',
        'School: Mill School',
        '',
        'Board: CBSE',
      ],
      ...['Degree: B.Sc.', 'University: Aldmoor University'],
    ]),
  ).toEqual([
    ...['College   : Harbour College', '', '', 'School: Mill School', '', ''],
    ...['Degree: B.Sc.', 'University: Aldmoor University'],
  ])
})

it('the university of a college goes with it', () => {
  expect(
    read(
      '• Course   :   M.Phil',
      'Institution   :   Harbour College',
      'Year of passing   :   2013',
      'Board   / University   :   Aldmoor University',
      '• Course   :   B.Sc.',
      'Institution   :   Mill College',
    ),
  ).toEqual(['0 | M.Phil | Harbour College | 2013', '4 | B.Sc. | Mill College | '])
})

it('schools come first in forms that begin with them', () => {
  expect(read('School: Harbour College', 'Degree: B.Sc.', 'School: Mill School', 'Degree: Intermediate')).toEqual([
    '0 | B.Sc. | Harbour College | ',
    '2 | Intermediate | Mill School | ',
  ])
})

it('labels far apart, alone, or without answers are no entry', () => {
  expect(read('University: Harbour University', '2010 – 2013   Diploma in Welding', 'Course: Safety at work')).toEqual(
    [],
  )
  expect(read('Degree: B.Sc.', 'Year of passing: 2015')).toEqual([])
  expect(read('Degree:', 'School: Mill School')).toEqual([])
})
