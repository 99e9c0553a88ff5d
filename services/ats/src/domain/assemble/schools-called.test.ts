import { expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'

const schoolsOf = (...lines: string[]) =>
  readResume(lines.join('\n'), new Date('2026-06-15')).parsed.education.map(({ school }) => school)

it('what stands in quotation marks below the kind of a school is what it is called by', () => {
  const schools = schoolsOf(
    ...['Anna Lee', 'ISTRUZIONE', 'Università di ALDMOOR', 'Laurea in Fisica', '2012', ''],
    ...['Liceo Classico', "'Q. ANNA LEE' POTENZA , POTENZA (PZ)", 'Voto Diploma: 84/100'],
  )
  expect(schools).toContain("Liceo Classico 'Q. ANNA LEE'")
})

it('a town with a full stop behind a school is none', () => {
  const schools = schoolsOf(
    ...['Anna Lee', 'Ausbildung', '2001 - 2007 Studium der Biologie, Universität Aldmoor.'],
    ...['1991 - 2000 Gymnasium St.Annaheim, Bruchsal.', '1987 - 1991 Grundschule Kestwick Oberdorf.'],
  )
  expect(schools[1]).toBe('Gymnasium St.Annaheim')
})

it('an institute of a university is a part of it', () => {
  const schools = schoolsOf(
    ...['Anna Lee', 'Ausbildung', 'Jun 2008 - Feb 2012 Doktorarbeit, Kestwicker Institut für Technologie.'],
    'Jun 2007 - Feb 2008 Diplomarbeit, Universität Aldmoor, Zoologisches Institut, Abt. Brücken und Kräne.',
    '2001 - 2007 Studium der Biologie, Universität Aldmoor.',
  )
  expect(schools[1]).toBe('Universität Aldmoor')
})
