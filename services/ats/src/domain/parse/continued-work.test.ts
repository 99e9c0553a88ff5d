import { describe, expect, it } from 'vitest'
import { readResume } from './parse-resume.ts'

const read = (...lines: string[]) => readResume(lines.join('\n'), new Date('2026-06-15'))
const rolesOf = (...lines: string[]) =>
  read(...lines).parsed.roles.map(({ title, employer }) => `${title}, ${employer}`)

const top = [
  'Anna Lee',
  '',
  'Work experience',
  '',
  '2023 – today   Welder',
  'Iron Works   Leeds',
  '• Built bridges',
  '',
]
const skills = ['Skills', '', 'Welding', 'Forging', '']
const below = [
  '2019 – 2023   Fitter',
  'Red Mill   Kestwick',
  '• Repaired mills',
  '',
  '2015 – 2019   Clerk',
  'Sandhill Ltd',
]

describe('work that goes on below a column at the side', () => {
  it('is read as work, and the skills above it as skills', () => {
    const { parsed, sections } = read(...top, ...skills, ...below)
    expect(parsed.roles.map(({ title }) => title)).toEqual(['Welder', 'Fitter', 'Clerk'])
    expect(parsed.skills.join()).not.toContain('Mill')
    expect(sections.map(({ kind }) => kind)).toEqual(['header', 'experience', 'skills', 'experience'])
  })

  it('may begin with a year alone, and stand right below a heading', () => {
    const others = ['2022 | Iron Works', 'Fitter', '• Fitted', '', '2018 - 2021 | Red Mill', 'Clerk', '• Wrote letters']
    expect(rolesOf(...top, 'Languages', '', ...others)).toEqual([
      'Welder, Iron Works',
      'Fitter, Iron Works',
      'Clerk, Red Mill',
    ])
    const inBrackets = ['02/2013–07/2014: Sandhill (Fitter)', '05/2010–01/2013: Red Mill (Clerk)']
    expect(rolesOf(...top, 'Languages', '', ...inBrackets)).toEqual([
      'Welder, Iron Works',
      'Fitter, Sandhill',
      'Clerk, Red Mill',
    ])
  })

  it('may begin with a title above the employer and the dates', () => {
    const others = ['FITTER', 'Red Mill - Kestwick, May - July 2022', '• Fitted', '', 'CLERK', 'Sandhill, 2018 - 2021']
    expect(rolesOf(...top, ...skills, ...others)).toEqual(['Welder, Iron Works', 'FITTER, Red Mill', 'CLERK, Sandhill'])
  })

  it.each([
    ['a skill with its years', ['2019 – 2023   Welding by hand', '2015 – 2019   Forging']],
    ['one role without work', ['2019 – 2023   Fitter', 'Red Mill']],
    ['a span within an item', ['• 2019 – 2023 Fitter at Red Mill', '• Built']],
  ])('is not %s', (_what, lines) => {
    expect(rolesOf(...top, ...skills, ...lines)).toEqual(['Welder, Iron Works'])
  })

  it('is not looked for before any section about work', () => {
    expect(read('Anna Lee', '', ...skills, ...below).sections.map(({ kind }) => kind)).toEqual(['header', 'skills'])
  })
})

describe('a section of studies and work', () => {
  const lines = [
    ...['Anna Lee', '', 'Akademischer & beruflicher Werdegang', '', '2017 bis 2021 | Hochschule Aldmoor'],
    ...['B. Sc. Brückenbau und Statik', '• Schwerpunkt Brücken', '', '2014 - 2015 | Iron Works GmbH', 'Volontariat'],
    ...['• Ausbildung in der Redaktion', '', '2013 | Red Mill GmbH', 'Redakteurin', '• Texte geschrieben'],
  ]

  it('has roles and courses, and a title is no heading', () => {
    const { parsed } = read(...lines)
    expect(parsed.roles.map(({ employer }) => employer)).toEqual(['Iron Works GmbH', 'Red Mill GmbH'])
    expect(parsed.roles[0]?.title).toBe('Volontariat')
    expect(parsed.education).toMatchObject([{ school: 'Hochschule Aldmoor', level: 'bachelor', end: { year: 2021 } }])
  })

  it('does not go on right below a heading for interests, where posts of clubs stand', () => {
    const clubs = [
      'Interests',
      '',
      'Treasurer of the chess club – 2019 – 2021',
      'Moves and money',
      '',
      'Chair of the Red Mill choir – 2017 – 2018',
    ]
    expect(rolesOf(...top, ...clubs, 'Songs and concerts')).toEqual(['Welder, Iron Works'])
  })
})
