import { expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'
import { schoolAlone, schoolBehindAt, withoutPart } from './school-names.ts'

it('is told from what stands before the word for "at", unless that names a school, too', () => {
  expect(schoolBehindAt('Corso di saldatura presso il Politecnico di Kestwick')).toEqual([
    'Corso di saldatura',
    'Politecnico di Kestwick',
  ])
  expect(schoolBehindAt('an der Brückenakademie Aldmoor')).toEqual(['', 'Brückenakademie Aldmoor'])
  expect(schoolBehindAt('School of Welding at Aldmoor College')).toBeUndefined()
  expect(schoolBehindAt('Welding at Aldmoor')).toBeUndefined()
})

it.each([
  ['Aldmoor University   4.0 GPA', 'Aldmoor University', ''],
  ['Master of Welding   Aldmoor University', 'Aldmoor University', 'Master of Welding'],
  ['Aldmoor University Bachelor of Arts', 'Aldmoor University', 'Bachelor of Arts'],
  ['School of Welding   Aldmoor University', 'School of Welding   Aldmoor University', ''],
  ['Aldmoor College', 'Aldmoor College', ''],
])('is told from a grade or a degree beside it: %s', (text, school, degree) => {
  expect(schoolAlone(text)).toEqual([school, degree])
})

it('is read without the degree behind it', () => {
  const lines = ['Anna Lee', 'Education', 'Aldmoor University Bachelor of Arts, Expected June 2024', 'Welding']
  expect(readResume(lines.join('\n'), new Date('2026-06-15')).parsed.education[0]?.school).toBe('Aldmoor University')
})

it.each([
  ['Aldmoor University – Faculty of Welding', 'Aldmoor University'],
  ['Universidade da Ponte – Porto – Portugal', 'Universidade da Ponte'],
  ['Harbour College – Anna Lee School of Welding', 'Harbour College'],
  ['Harbour College (completed in', 'Harbour College'],
  ['Aldmoor University - Kestwick College', 'Aldmoor University - Kestwick College'],
  ['Aldmoor – Faculty of Welding', 'Aldmoor – Faculty of Welding'],
])('is read without its faculty or town behind a dash: %s', (text, school) => {
  expect(withoutPart(text)).toBe(school)
})
