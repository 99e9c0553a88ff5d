import { describe, expect, it } from 'vitest'
import { readCourses } from './courses.ts'
import { namesNoSchool } from './no-school.ts'

const read = (...lines: string[]) => readCourses(lines).map(({ school, credential }) => [school, credential])

describe('what stands where schools stand and is none', () => {
  it.each([
    'Cum Laude',
    'with first-class honours',
    'mention très bien',
    '2ème Année',
    '3rd year',
    '4. Semester',
    'Istruzione universitaria',
    'Higher education',
    'Enseignement supérieur',
    'Ensino médio',
    'via Mulino',
    'Remote',
    'en ligne',
    'Year of passing',
    'Month & Year of Passing',
    'Name of the University',
    'Board / University',
    'July',
  ])('is %s', (text) => {
    expect(namesNoSchool(text)).toBe(true)
  })

  it.each([
    'Laude College',
    'Second Year College',
    'Via Roma Institute',
    'Instituto de Educación Superior',
    'FH Aldmoor',
  ])('is not %s', (text) => {
    expect(namesNoSchool(text)).toBe(false)
  })

  it('leaves the school above a list of degrees to each', () => {
    expect(
      read(
        'Harbour College',
        '• Welding Technology (June 2014 - March 2017)',
        '• Bachelor of Science in Welding (June 2017 - September 2020) – Cum Laude',
      ),
    ).toEqual([
      ['Harbour College', 'Welding Technology'],
      ['Harbour College', 'Bachelor of Science in Welding'],
    ])
  })

  it('takes no label of a form for a degree, and no answer without names for a course', () => {
    expect(
      read(
        'Diploma in Welding',
        '',
        'Name of the Institute   : Harbour Institute',
        'Month & Year of Passing   : April 1998',
      ),
    ).toEqual([['Harbour Institute', 'Diploma in Welding']])
  })

  it('leaves the place to the school behind the degree', () => {
    expect(
      read('17/08/2019 – ATTUALE – via Università, 12, Leeds', 'LAUREA IN INFORMATICA – Università di Aldmoor'),
    ).toEqual([['Università di Aldmoor', 'LAUREA IN INFORMATICA']])
    expect(
      read(
        'Istruzione universitaria',
        '',
        '2017 - attuale   Laurea di primo livello in informatica   Università di Aldmoor',
        '',
        'Istruzione secondaria superiore',
        '',
        '2007-2012   Diploma di maturità scientifica   Liceo Kestwick',
      ).map(([school]) => school),
    ).toEqual(['Università di Aldmoor', 'Liceo Kestwick'])
  })
})
