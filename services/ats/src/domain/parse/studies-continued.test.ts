import { describe, expect, it } from 'vitest'
import { readResume } from './parse-resume.ts'

const read = (...lines: string[]) => readResume(lines.join('\n'), new Date('2026-06-15'))
const schoolsOf = (...lines: string[]) => read(...lines).parsed.education.map(({ school }) => school)

const top = ['Anna Lee', '', 'Education', '', 'Aldmoor University   2023 – 2026', 'Master of Welding', '']
const projects = ['Projects', '', 'Bridge of paper - 2024 - A bridge that bears a cat', '']
const below = [
  'Harbour College   2021 – 2023',
  'Bachelor of Welding',
  '',
  'Kestwick High School   2018 – 2021',
  'Diploma',
]

describe('studies that go on below something else', () => {
  it('are read as studies', () => {
    expect(schoolsOf(...top, ...projects, ...below)).toEqual([
      'Aldmoor University',
      'Harbour College',
      'Kestwick High School',
    ])
    expect(read(...top, ...projects, ...below).sections.map(({ kind }) => kind)).toEqual([
      'header',
      'education',
      'projects',
      'education',
    ])
  })

  it.each([
    ['a school right below the heading', [...projects.slice(0, 2), ...below]],
    ['a school without a degree', [...projects, 'Harbour College   2021 – 2023', 'A crane of paper']],
    ['an item', [...projects, '• Harbour College   2021 – 2023', 'Bachelor of Welding']],
  ])('are not %s', (_what, lines) => {
    expect(schoolsOf(...top, ...lines)).toEqual(['Aldmoor University'])
  })

  it('are a school and a span of time below a list', () => {
    const studies = ['Anna Lee', '', 'Education', '', 'Aldmoor University', 'Master of Welding', '2023 – 2026', '']
    const skills = ['Skills', '', '• Welding', '• Riveting', '']
    const school = ['Kestwick International School', '2018 – 2021', '']
    expect(schoolsOf(...studies, ...skills, ...school)).toEqual(['Aldmoor University', 'Kestwick International School'])
    expect(schoolsOf(...studies, ...projects, ...school)).toEqual(['Aldmoor University'])
  })
})
