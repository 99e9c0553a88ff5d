import { describe, expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'

const courses = (...lines: string[]) =>
  readResume(['Anna Lee', '', 'Education', '', ...lines].join('\n'), new Date('2026-06-15')).parsed.education.map(
    ({ school, credential, end }) => [school, credential, end?.year],
  )

describe('a school apart from its course', () => {
  it('is the one above it', () => {
    const above = [
      ...['School of Art Aldmoor | Master of Arts', 'Bridge Design And New Steel', ''],
      ...['October 2017 – March 2019, Leeds, CA, United States', ''],
    ]
    const school = 'Aldmoor University of Cranes And Steel'
    const below = [school, '', 'Bachelor of Arts', 'Stage Design, October 2012 – July 2016, Leeds, UK']
    expect(courses(...above, ...below).at(-1)).toEqual([school, 'Bachelor of Arts', 2016])
  })

  it('may have nothing but its year below it', () => {
    const below = [
      'Aldmoor State University',
      '• Graduated with honours,',
      '2016',
      '• Cranes B.A. with a focus on steel',
    ]
    const read = courses('Harbour College', '• MA Student of Bridges', '• 3.5 GPA', ...below)
    expect(read.map(([school, , year]) => [school, year])).toEqual([
      ['Harbour College', undefined],
      ['Aldmoor State University', 2016],
    ])
  })
})

it('two degrees in the same field have the school of the second', () => {
  const lines = ['Bachelor of Bridges', '2016 – 2019', '', 'Master of Bridges', '2019 – 2021', 'Aldmoor University']
  expect(courses(...lines).map(([school]) => school)).toEqual(['Aldmoor University', 'Aldmoor University'])
  const other = lines.map((line) => line.replace('Master of Bridges', 'Master of Cranes'))
  expect(courses(...other).map(([school]) => school)).toEqual(['', 'Aldmoor University'])
})

it('a school with the name of a person behind it is no degree', () => {
  const lines = ['ВЫСШЕЕ', '', 'Сроки обучения   Учебное заведение', '']
  const school = 'Заречный гос. педуниверситет им. Ли'
  expect(courses(...lines, `1984 – 1989   ${school}`, '', 'Специальность   Мосты и краны')).toEqual([
    [school, '', 1989],
  ])
})
