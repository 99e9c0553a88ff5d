import { expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'
import { schoolAlone, schoolAmong, schoolBehindAt, withoutPart } from './school-names.ts'

it('is told from what stands before the word for "at", unless that names a school, too', () => {
  expect(schoolBehindAt('Corso di saldatura presso il Politecnico di Kestwick')).toEqual([
    'Corso di saldatura',
    'Politecnico di Kestwick',
  ])
  expect(schoolBehindAt('an der Brückenakademie Aldmoor')).toEqual(['', 'Brückenakademie Aldmoor'])
  expect(schoolBehindAt('At the Technische Hochschule Aldmoor')).toEqual(['', 'Technische Hochschule Aldmoor'])
  expect(schoolBehindAt('School of Welding at Aldmoor College')).toBeUndefined()
  expect(schoolBehindAt('Welding at Aldmoor')).toBeUndefined()
})

it.each([
  ['Harbour College–– Attained 75.5%', 'Harbour College'],
  ['HARBOUR COLLEGE, At Leeds, affiliated to Aldmoor University', 'HARBOUR COLLEGE'],
  ['Harbour College affiliated to Aldmoor University', 'Harbour College'],
  ['College of Attained Arts', 'College of Attained Arts'],
])('of %s, what is said of the studies behind the school is no name', (written, name) => {
  expect(withoutPart(written)).toBe(name)
})

it.each([
  ['Aldmoor University   4.0 GPA', 'Aldmoor University', ''],
  ['Master of Welding   Aldmoor University', 'Aldmoor University', 'Master of Welding'],
  ['Aldmoor University Bachelor of Arts', 'Aldmoor University', 'Bachelor of Arts'],
  ['Mechanical Engineering Aldmoor University', 'Aldmoor University', 'Mechanical Engineering'],
  ['FH Aldmoor B.Eng. Brückenbau', 'FH Aldmoor', 'B.Eng. Brückenbau'],
  ['Diplôme de l’École de Kestwick et Master', 'Diplôme de l’École de Kestwick et Master', ''],
  ['Aldmoor University, Integrated Master’s in Welding', 'Aldmoor University', 'Integrated Master’s in Welding'],
  ['Aldmoor University, School of Welding', 'Aldmoor University, School of Welding', ''],
  ['School of Welding   Aldmoor University', 'School of Welding   Aldmoor University', ''],
  ['Aldmoor College', 'Aldmoor College', ''],
  ['Kenya Communication Technology University', 'Kenya Communication Technology University', ''],
  ['Bridges and steel, Aldmoor College', 'Aldmoor College', 'Bridges and steel'],
  ['Faculty of Welding, Aldmoor College', 'Faculty of Welding, Aldmoor College', ''],
  ['UvA Social Sciences', 'UvA', 'Social Sciences'],
  ['IUT Chimie', 'IUT', 'Chimie'],
  ['IUT Chimie de Toulouse', 'IUT Chimie de Toulouse', ''],
  ['Nursing College of Leeds', 'Nursing College of Leeds', ''],
  ['MIT Bachelor of Welding', 'MIT', 'Bachelor of Welding'],
  ['ETH Zürich', 'ETH Zürich', ''],
  ['UFR Sciences et Techniques', 'UFR Sciences et Techniques', ''],
  ['VWO Anna Lee', 'Anna Lee', 'VWO'],
  ['VWO Economie en Physics', 'VWO Economie en Physics', ''],
  ['CPGE PCSI – Lycée Anna Lee', 'Lycée Anna Lee', 'CPGE PCSI'],
  ['Bachelor Stahl- und Brücken College', 'Stahl- und Brücken College', 'Bachelor'],
])('is told from a grade or a degree beside it: %s', (text, school, degree) => {
  expect(schoolAlone(text)).toEqual([school, degree])
})

it('may have the first letter of a name in it', () => {
  expect(schoolBehindAt('Diploma, all’Istituto Tecnico A. Lee di Aldmoor, Saldatura')?.[1]).toBe(
    'Istituto Tecnico A. Lee di Aldmoor',
  )
})

it('is whole where its line is broken behind a bar', () => {
  const lines = [
    'Anna Lee',
    '',
    'Istruzione',
    '',
    'Laurea in Fisica | Università degli',
    'Studi di Aldmoor',
    '2015 – 2019',
  ]
  expect(readResume(lines.join('\n'), new Date('2026-06-15')).parsed.education[0]?.school).toBe(
    'Università degli Studi di Aldmoor',
  )
})

it('is read without the degree behind it', () => {
  const lines = ['Anna Lee', 'Education', 'Aldmoor University Bachelor of Arts, Expected June 2024', 'Welding']
  expect(readResume(lines.join('\n'), new Date('2026-06-15')).parsed.education[0]?.school).toBe('Aldmoor University')
})

it.each([
  ['Aldmoor University – Faculty of Welding', 'Aldmoor University'],
  ['LYCÉE ANNA LEE À ALDMOOR-SUR-MER', 'LYCÉE ANNA LEE'],
  ['Lycée Anna Lee à Aldmoor (33) Options Physique', 'Lycée Anna Lee'],
  ['Université du Kestwick à Aldmoor', 'Université du Kestwick à Aldmoor'],
  ['Universidad de Aldmoor Sede: Kestwick', 'Universidad de Aldmoor'],
  ['Collège Lee - SAINT-ALDMOOR', 'Collège Lee'],
  ['Harbour College, Rank 12', 'Harbour College'],
  ['Fachoberschule Aldmoor im Zweig Wirtschaft', 'Fachoberschule Aldmoor'],
  ['de l’Université Anna Lee', 'Université Anna Lee'],
  ['Anna Lee – Nice', 'Anna Lee'],
  ['ELTE-TTK', 'ELTE'],
  ['UBA / FADU', 'UBA'],
  ['UNAM FES ALDMOOR CAMPO 1', 'UNAM'],
  ['Universidad de Aldmoor FRBA', 'Universidad de Aldmoor'],
  ['E.T.S. de Puentes / UMA', 'UMA'],
  ['ENS Aldmoor', 'ENS Aldmoor'],
  ['Sandhill (150 hours)', 'Sandhill'],
  ['Egresada de la Escuela Anna Lee', 'Escuela Anna Lee'],
  ['Student at Harbour College', 'Harbour College'],
  ['Red Mill GmbH, Berufsschule Aldmoor', 'Berufsschule Aldmoor'],
  ['Red Mill AG / HTL Aldmoor', 'HTL Aldmoor'],
  ['Welding Certificate - Harbour College', 'Harbour College'],
  ['Red Mill - Harbour College', 'Red Mill - Harbour College'],
  ['Gymnasium Aldmoor Graduation', 'Gymnasium Aldmoor'],
  ['Universidade da Ponte – Porto – Portugal', 'Universidade da Ponte'],
  ['Harbour College – Anna Lee School of Welding', 'Harbour College'],
  ['Harbour College (completed in', 'Harbour College'],
  ['Harbour College, Molenstraat te Aldmoor', 'Harbour College'],
  ['Harbour College, Mill Road 3, Aldmoor', 'Harbour College'],
  ['Harbour College, Brazil', 'Harbour College'],
  ['Harbour College, Leeds', 'Harbour College, Leeds'],
  ['Aldmoor University - Kestwick College', 'Aldmoor University - Kestwick College'],
  ['Aldmoor – Faculty of Welding', 'Aldmoor – Faculty of Welding'],
])('is read without its faculty or town behind a dash, and without its street or country: %s', (text, school) => {
  expect(withoutPart(text)).toBe(school)
})

it('has no mark before it above its dates, though what was done there has', () => {
  const lines = [
    ...[
      '• Mestrado em Soldadura @ Harbour College, Brazil',
      'Mar 2021–Out 2025',
      '• Conceito: A',
      '• Tema de pesquisa: pontes de aço',
    ],
    ...[
      '• Bacharelado em Pintura @ Aldmoor University',
      'Mar 2017–Out 2021',
      '• Conceito: B',
      '• Tema de pesquisa: cores das casas',
    ],
  ]
  const { education } = readResume(['Anna Lee', 'Educação', ...lines].join('\n'), new Date('2026-06-15')).parsed
  expect(education.map(({ school, end }) => [school, end?.year])).toEqual([
    ['Harbour College', 2025],
    ['Aldmoor University', 2021],
  ])
})

it.each([
  ['Université Aldmoor, mention Très Bien. Cours de soudure', 'Université Aldmoor'],
  ['Harbour College, GPA 3.9', 'Harbour College'],
  ['Aldmoor University, magna cum laude', 'Aldmoor University'],
  ['Harbour College (Board of Secondary Education, Leeds)', 'Harbour College'],
  ['Harbour College (CBSE)', 'Harbour College'],
  ['Harbour College of Note', 'Harbour College of Note'],
])('is read without marks, honours, and who examines for it: %s', (text, school) => {
  expect(withoutPart(text)).toBe(school)
})

it('is the university, not its faculty, where both stand on lines of their own', () => {
  const lines = ['Anna Lee', '', 'Vzdělání', '', 'Vysoké učení strojní Aldmoor', 'Fakulta strojní', '2012 – 2016']
  const { education } = readResume(lines.join('\n'), new Date('2026-06-15')).parsed
  expect(education.map(({ school }) => school)).toEqual(['Vysoké učení strojní Aldmoor'])
})

it.each([
  ['Aldmoorin ammattiopisto', 'Datanomi'],
  ['Střední odborné učiliště Aldmoor', 'Výuční list'],
  ['Aldmoori Kutsekool', 'Keevitaja'],
  ['Πανεπιστήμιο Aldmoor', 'Πτυχίο Οικονομικών'],
])('is told by its word in more languages: %s', (school, credential) => {
  const lines = ['Anna Lee', '', 'Education', '', `2012 – 2016: ${school}`, credential]
  const { education } = readResume(lines.join('\n'), new Date('2026-06-15')).parsed
  expect(education.map((course) => [course.school, course.credential])).toEqual([[school, credential]])
})

it('stands among what follows the degree', () => {
  expect(schoolAmong('Diploma in Welding, steel, Aldmoor College, Leeds, grade 2')).toEqual([
    'Diploma in Welding, steel',
    'Aldmoor College',
  ])
  expect(schoolAmong('Aldmoor College, Red Mill School')).toBeUndefined()
  expect(schoolAmong('Diploma in Welding')).toBeUndefined()
})

it('is told from how long somebody was there', () => {
  expect(withoutPart('Aldmoor College (2 Semester)')).toBe('Aldmoor College')
  expect(withoutPart('Aldmoor College (Welding)')).toBe('Aldmoor College (Welding)')
})

it('is told from the word for "at" before it', () => {
  expect(withoutPart('au lycée Aldmoor')).toBe('lycée Aldmoor')
  expect(withoutPart('at the Red College')).toBe('Red College')
  expect(withoutPart('Na Aldmoor College')).toBe('Na Aldmoor College')
})

it('is no level beside the degree', () => {
  const lines = ['2019 : DOCTORAT CHIMIE - Bac+5 et plus', 'Université Aldmoor', 'Sujet : ponts']
  const { education } = readResume(['Anna Lee', 'Formation', ...lines].join('\n'), new Date('2026-06-15')).parsed
  expect(education.map(({ credential }) => credential)).toEqual(['DOCTORAT CHIMIE'])
})

it.each([
  ['Aldmoor University. Thesis: bridges of the county', 'Aldmoor University'],
  ['Universität Aldmoor Studienrichtung', 'Universität Aldmoor'],
  ['Aldmoor University Master thesis', 'Aldmoor University'],
])('is told from what is said of the studies: %s', (text, school) => {
  expect(withoutPart(text)).toBe(school)
})

it.each([
  ['German high school: Anna-Lee-Gymnasium, Leeds', '2009 – 2017', 'Anna-Lee-Gymnasium'],
  ['Anna Lee Scientific High School', 'High School Diploma   2017', 'Anna Lee Scientific High School'],
  ['Aldmoor High School of Science', 'Leaving certificate   2009 – 2017', 'Aldmoor High School of Science'],
])('is what has a name of its own: %s', (line, more, school) => {
  const { parsed } = readResume(['Anna Lee', 'Education', line, more].join('\n'), new Date('2026-06-15'))
  expect(parsed.education.map((each) => each.school)).toEqual([school])
})

it('goes on below dates that stand beside its first words', () => {
  const lines = ['Certificate in Music, Aldmoor Anna Church   2013 – 2014', 'University']
  const { parsed } = readResume(['Anna Lee', 'Education', ...lines].join('\n'), new Date('2026-06-15'))
  expect(parsed.education.map((each) => [each.school, each.end?.year])).toEqual([
    ['Aldmoor Anna Church University', 2014],
  ])
})

it.each([
  ['Diplôme d’ingénieur de l’Université Aldmoor', 'Université Aldmoor', 'Diplôme d’ingénieur'],
  ['Diplôme d’ingénieur - Ecole Centrale Aldmoor', 'Ecole Centrale Aldmoor', 'Diplôme d’ingénieur'],
])('is told from the degree before it: %s', (text, school, degree) => {
  expect(schoolAlone(text)).toEqual([school, degree])
})

it.each([
  ['Lycée Aldmoor in Leeds', 'Lycée Aldmoor'],
  ['Lycée Aldmoor à Lyon', 'Lycée Aldmoor'],
  ['Université de Kestwick à Lyon', 'Université de Kestwick à Lyon'],
  ['Medical University in Leeds', 'Medical University in Leeds'],
  ['Gymnasium in Leipzig', 'Gymnasium in Leipzig'],
])('has no town behind it, unless that tells it apart: %s', (text, school) => {
  expect(withoutPart(text)).toBe(school)
})

it.each([
  ['Anna-Lee-Gymnasium in Stuttgart', 'Anna-Lee-Gymnasium'],
  ['Gymnasium in Stuttgart', 'Gymnasium in Stuttgart'],
  ['Institut de Kestwick – Grande École d’Ingénieurs', 'Institut de Kestwick'],
])('%s is called %s', (written, name) => {
  expect(withoutPart(written)).toBe(name)
})

it.each([
  ['Aldmoor College, Rang 17', 'Aldmoor College'],
  ['score 4.2 of 5. Aldmoor State University', 'Aldmoor State University'],
  ['Red Mill College (Vocational School)', 'Red Mill College'],
  ['Istituto Kestwick (CT)', 'Istituto Kestwick'],
  ['Sandhill University on Coursera, courses.example', 'Sandhill University'],
  ['Absolwentka Akademii Aldmoorskiej', 'Akademii Aldmoorskiej'],
  ['Fac. of Bridges of Univ. of Aldmoor', 'Univ. of Aldmoor'],
  ['Institute of Welding (IW)', 'Institute of Welding (IW)'],
])('has nothing of what is said of it or of its student: %s', (written, name) => {
  expect(withoutPart(written)).toBe(name)
})

it('is never left without a letter', () => {
  expect(withoutPart('OUR LADY OF AFRICA MUKONO.')).toMatch(/OUR LADY OF AFRICA/)
})
