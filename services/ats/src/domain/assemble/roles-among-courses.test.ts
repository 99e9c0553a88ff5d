import { describe, expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'

const today = new Date('2026-06-15')
const read = (...lines: string[]) => {
  const { roles, education } = readResume(lines.join('\n'), today).parsed
  return {
    roles: roles.map(({ title, employer }) => [title, employer]),
    schools: education.map(({ school }) => school),
  }
}

const german = [
  ...['Anna Lee', '', 'Beruflicher Werdegang', '', 'Mai 2023 - heute', 'Schweißerin', 'Sandhill GmbH', ''],
  ...['Ausbildung', '', '10/2011 – 09/2014', 'Master Maschinenbau', 'Universität Aldmoor', ''],
]

describe('work among the courses', () => {
  it('is what somebody was as an apprentice', () => {
    const { roles, schools } = read(...german, '08/2007 – 06/2011', 'Auszubildende Mechatronik', 'Red Mill GmbH')
    expect(roles).toEqual([
      ['Schweißerin', 'Sandhill GmbH'],
      ['Auszubildende Mechatronik', 'Red Mill GmbH'],
    ])
    expect(schools).toEqual(['Universität Aldmoor'])
  })

  it('is what somebody was as an intern, by the end of the name', () => {
    const { roles } = read(...german, '06/2010 – 09/2010', 'Bridges Intern', 'Red Mill GmbH')
    expect(roles).toContainEqual(['Bridges Intern', 'Red Mill GmbH'])
  })

  it('is not what was learnt at a firm', () => {
    const { roles, schools } = read(...german, '08/2007 – 06/2011', 'Lehre zur Mechatronikerin', 'Red Mill GmbH')
    expect(roles).toEqual([['Schweißerin', 'Sandhill GmbH']])
    expect(schools).toEqual(['Universität Aldmoor', 'Red Mill GmbH'])
  })

  it('is an internship, whose word is no part of the title', () => {
    const dutch = ['Anna Lee', '', 'Opleiding', '', 'Hogeschool Aldmoor', 'Werktuigbouwkunde, BSc', 'Juni 2021', '']
    const stage = 'Stage: Lasser bij Red Mill B.V.   April 2016 - Juni 2016'
    const work = ['', 'Ervaring', '', 'Sandhill B.V.', 'Teamleider   September 2021 – Heden']
    expect(read(...dutch, stage, ...work).roles).toEqual([
      ['Teamleider', 'Sandhill B.V.'],
      ['Lasser', 'Red Mill B.V.'],
    ])
  })

  it.each([
    ['Ausbildung Kauffrau', 'BWZ Weiterbildungszentrum Aldmoor'],
    ['Lehre mit Matura', 'Berufsschule Aldmoor'],
    ['Lehre zur Mechatronikerin', 'Red Mill GmbH'],
  ])('is no apprenticeship, which is a part of the education there: %s, %s', (credential, school) => {
    const { roles, schools } = read(...german, '08/2007 – 06/2011', credential, school)
    expect(roles).toHaveLength(1)
    expect(schools).toEqual(['Universität Aldmoor', school])
  })

  it('is counted once where it stands among the roles as well', () => {
    const twice = ['08/2007 – 06/2011', 'Praktikum Schweißtechnik', 'Red Mill GmbH', '']
    const lines = [...german.slice(0, 8), ...twice, ...german.slice(8), ...twice]
    expect(read(...lines).roles).toHaveLength(2)
  })
})

describe('a resume whose heading of the work is none that is known', () => {
  const lines = ['Anna Lee', '', 'DEGREES', '', '2018   Bridges', 'B.SC. · Harbour College', '', 'DOINGS', '']
  const work = [
    '2019 - Jan 2022   Lead Welder',
    'PART-TIME · Sandhill, Leeds',
    '',
    '2017   Trainer',
    'Red Mill Ltd',
    '',
  ]

  it('has its roles where they stand, below the studies', () => {
    const { roles, schools } = read(...lines, ...work)
    expect(roles).toEqual([
      ['Lead Welder', 'Sandhill'],
      ['Trainer', 'Red Mill Ltd'],
    ])
    expect(schools).toEqual(['Harbour College'])
  })

  it('has none there where it has roles elsewhere', () => {
    const { roles } = read(...lines, ...work, 'EXPERIENCE', '', '2022 - 2024   Welder', 'Iron Works Ltd')
    expect(roles).toEqual([['Welder', 'Iron Works Ltd']])
  })
})
