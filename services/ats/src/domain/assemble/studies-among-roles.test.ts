import { describe, expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'
import { isStudies, isThesis } from './studies-among-roles.ts'

const today = new Date('2026-06-15')

describe('what somebody studied', () => {
  it.each([
    'Studium der Physik',
    'Duales Studium',
    'Bachelor of Science',
    'B.Sc. in Welding',
    'Grado en Física',
    'Laurea in Fisica',
    'Diplôme d’ingénieur (Bac+5)',
  ])('is named by %s', (title) => {
    expect(isStudies({ title, employer: 'Iron Works' })).toBe(true)
  })

  it.each(['M2 Formation des Professeurs', 'L3 et M1 Mathématiques', 'Classe préparatoire MPSI', 'Magistère de droit'])(
    'is named by %s at a school',
    (title) => {
      expect(isStudies({ title, employer: 'Université de Sandhill' })).toBe(true)
      expect(isStudies({ title, employer: 'Iron Works' })).toBe(false)
    },
  )

  it('may stand where an employer does, without a title', () => {
    expect(isStudies({ title: '', employer: 'BSc Welding Engineering' })).toBe(true)
    expect(isStudies({ title: '', employer: 'Master Builders Ltd' })).toBe(false)
  })

  it.each(['Studienberater', 'Master Welder', 'Bachelorand', 'PhD student', 'Master’s thesis'])(
    'is not named by %s',
    (title) => {
      expect(isStudies({ title, employer: 'Iron Works' })).toBe(false)
    },
  )

  it('is a time at another school, and no job with those who send people there', () => {
    expect(isStudies({ title: 'Exchange Semester', employer: 'University of Aldmoor' })).toBe(true)
    expect(isStudies({ title: 'Exchange Semester', employer: 'Iron Works' })).toBe(false)
    expect(isStudies({ title: 'Exchange Coordinator', employer: 'University of Aldmoor' })).toBe(false)
  })

  it('is a year of studies or a training at a school', () => {
    const attended = ['3rd year undergraduate', 'Final year student', 'Formation en soudure', 'Bootcamp Welding']
    const at = (employer: string) => attended.filter((title) => isStudies({ title, employer }))
    expect([at('University of Aldmoor'), at('Iron Works')]).toEqual([attended, []])
    expect(isStudies({ title: 'Formation Manager', employer: 'Iron Works' })).toBe(false)
  })

  it('is any degree beside the name of a school, but neither a thesis nor who teaches', () => {
    const at = (title: string) => isStudies({ title, employer: 'Harbour College' })
    expect(['Diploma in Welding', 'B. Sc. Bridges', 'Abitur'].map(at)).toEqual([true, true, true])
    const others = ['Master’s thesis', 'Masterarbeit', 'Teacher', 'Welding', 'Teaching as part of a PhD position']
    expect(others.filter(at)).toEqual([])
  })

  it('is a course and no role, among the roles too', () => {
    const lines = [
      ...['Anna Lee', '', 'Beruflicher Werdegang', '', 'Mai 2023 - heute', 'Schweißerin', 'Iron Works GmbH', ''],
      ...['April 2019 - Januar 2024', 'Studium der Physik', 'Universität Aldmoor'],
    ]
    const { parsed } = readResume(lines.join('\n'), today)
    expect(parsed.roles.map(({ title }) => title)).toEqual(['Schweißerin'])
    expect(parsed.education).toMatchObject([{ school: 'Universität Aldmoor', end: { year: 2024, month: 1 } }])
  })
})

describe('roles without dates among dated ones', () => {
  const roles = (...lines: string[]) =>
    readResume(['Anna Lee', '', ...lines].join('\n'), today).parsed.roles.map(({ title, employer }) => [
      title,
      employer,
    ])
  const dated = ['Experience', '', 'Welder, Iron Works Ltd', '2019 – 2021', '• Welded bridges', '']

  it('need a title and an employer', () => {
    expect(roles(...dated, 'Experience', '', '• Development', '• Welding', '• Teamwork')).toEqual([
      ['Welder', 'Iron Works Ltd'],
    ])
  })

  it('are none where the line goes on as running text', () => {
    const told = [
      '3-month internship at Sandhill Yard as part of',
      'the crew that builds bridges',
      '• Built one of them',
    ]
    expect(roles(...dated, ...told)).toEqual([['Welder', 'Iron Works Ltd']])
  })
})

describe('roles without a heading above them', () => {
  it('begin with the line right above the first dates, if that names title and employer', () => {
    const lines = [
      'ALDMOOR RETAIL | ENCARGADO / VENDEDOR',
      'FEBRERO 2016 – OCTUBRE 2021',
      '• Bridges',
      '',
      'UNIMILL | CAMARERO, COCINERO',
      'ABRIL 2014 – JULIO 2015',
      '• Corn',
    ]
    const { roles } = readResume(
      [
        'ANNA LEE',
        ...lines,
        '',
        'IDIOMAS',
        'Castellano',
        '',
        'COMPETENCIAS',
        'Soldadura',
        '',
        'INTERESES',
        'Ajedrez',
      ].join('\n'),
      today,
    ).parsed
    expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
      ['ENCARGADO / VENDEDOR', 'ALDMOOR RETAIL'],
      ['CAMARERO, COCINERO', 'UNIMILL'],
    ])
  })

  it('are told in sentences below other headings, if nothing else tells of work', () => {
    const education = ['Anna Lee', '', 'Education', 'B.Sc. Welding, Harbour College, 2012', '']
    const told = [
      '• One year worked as a welder in Red Mill Ltd. Leeds',
      '• One year experience in Sandhill Ltd. as an apprentice (2009 - 10)',
    ]
    const work = ['', 'Work Experience', 'Fitter, Iron Works Ltd   2016 – 2018']
    const roles = (...lines: string[]) =>
      readResume(lines.join('\n'), today).parsed.roles.map(({ employer }) => employer)
    expect(roles(...education, ...told)).toEqual(['Red Mill Ltd.', 'Sandhill Ltd.'])
    expect(roles(...education, ...told, ...work)).toEqual(['Iron Works Ltd'])
  })
})

it.each([
  ['Student der Datenwissenschaft', 'University of Aldmoor', true],
  ['Étudiante en droit', 'Université de Kestwick', true],
  ['Student assistant', 'University of Aldmoor', false],
  ['Student of the yard', 'Iron Works', false],
])('a student of something at a school studies: %s at %s', (title, employer, isOne) => {
  expect(isStudies({ title, employer })).toBe(isOne)
})

describe('a thesis', () => {
  it.each([
    ['Master Thesis', 'University of Aldmoor'],
    ['Bachelorarbeit', ''],
    ['TESI MAGISTRALE', 'Università di Aldmoor'],
    ['Undergraduate Thesis', 'Using cranes for bridges'],
  ])('is no role at a school or at none: %s, %s', (title, employer) => {
    expect(isThesis({ title, employer })).toBe(true)
  })

  it.each([
    ['Master Thesis', 'Red Mill GmbH'],
    ['Thesis Worker', 'University of Aldmoor'],
    ['Master Thesis Internship', 'University of Aldmoor'],
  ])('is one at a firm, and with a word for work: %s, %s', (title, employer) => {
    expect(isThesis({ title, employer })).toBe(false)
  })
})
