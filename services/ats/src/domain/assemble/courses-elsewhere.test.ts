import { describe, expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'

const schoolsOf = (...lines: string[]) =>
  readResume(lines.join('\n'), new Date('2026-06-15')).parsed.education.map(({ school, end }) => [school, end?.year])

const course = ['Diploma in Welding, Harbour College, 2018']

describe('a course without a heading', () => {
  it('is read from a block that names a school and a level', () => {
    expect(schoolsOf('Anna Lee', '', ...course, '', 'Skills', 'Welding')).toEqual([['Harbour College', 2018]])
  })

  it('is not looked for where education has a heading', () => {
    const headed = ['Education', 'Bachelor of Physics, Elm University, 2022']
    expect(schoolsOf('Anna Lee', '', ...course, '', ...headed)).toEqual([['Elm University', 2022]])
  })

  it('is none in a sentence, in work, or where no level is told', () => {
    const sentence =
      'I got a diploma in welding from Harbour College and have been building bridges of steel ever since.'
    const work = ['Experience', 'Diploma examiner, Harbour College, 2018 - 2020']
    expect(schoolsOf('Anna Lee', '', sentence, '', ...work, '', 'Skills', 'Friends of Harbour College')).toEqual([])
  })
})
