import { expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'

const today = new Date('2026-06-15')
const schools = (...lines: string[]) =>
  readResume(['Anna Lee', '', 'Education', ...lines].join('\n'), today).parsed.education.map(({ school }) => school)

it.each(['Corsi rilevanti:', 'Relevant coursework:', 'Cursos relevantes:', 'Relevante Kurse:'])(
  'degrees go on below "%s"',
  (label) => {
    const first = ['2018 – 2020   Laurea in Fisica, Università di Aldmoor', label, '• Ponti e acciaio', '']
    const second = ['2015 – 2018   Diploma superiore, Liceo Anna Lee']
    expect(schools(...first, ...second)).toEqual(['Università di Aldmoor', 'Liceo Anna Lee'])
  },
)

it('a street that is named after a school is none', () => {
  const lines = [
    'Sandhill State University of Aldmoor',
    '12 N Trade College Rd, Kestwick',
    'Aug 2022 – Current',
    'B.S. in Welding',
  ]
  expect(schools(...lines)).toEqual(['Sandhill State University of Aldmoor'])
})

it.each([
  ['University of Illinois - Urbana-Champaign   2009 – 2013', 'University of Illinois - Urbana-Champaign'],
  ['University of Wisconsin – Leeds, 2018 – 2022', 'University of Wisconsin – Leeds'],
  ['University of Illinois - Economics   2018 – 2022', 'University of Illinois'],
  ['University of Illinois - Bachelor   2018 – 2022', 'University of Illinois'],
  ['University of Aldmoor – Kestwick   2018 – 2022', 'University of Aldmoor'],
])('a university of a state has its town in its name: %s', (line, school) => {
  expect(schools(line, 'BA in Bridges')).toEqual([school])
})
