import { describe, expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'

const today = new Date('2026-06-15')
const schools = (...lines: string[]) =>
  readResume(['Anna Lee', 'Education', ...lines].join('\n'), today).parsed.education.map(({ school }) => school)
const college = ['Bachelor of Engineering', 'Harbour College   2012 – 2016', '']

describe('single courses', () => {
  it.each([
    ['a course online', 'Welding for beginners', 'Udemy   2021'],
    ['a certificate', 'Certified crane driver', 'Sandhill   2021'],
    ['a course of some hours', 'Cranes and how they are moved (12 hours)', 'Sandhill   2021'],
    ['a course of a language', 'Deutscher Sprachkurs', 'Kestwick   2021'],
    ['a summer school', 'Summer school of bridges', 'Aldmoor University   Aug 2021'],
  ])('are no education below a heading of their own, beside what somebody studied: %s', (_name, course, provider) => {
    expect(schools(...college, 'Courses', course, provider)).toEqual(['Harbour College'])
  })

  it.each([
    ['a degree', 'Certificate and Bachelor of Welding', 'Aldmoor University   2017 – 2019', 'Aldmoor University'],
    ['what took long', 'Welding course', 'Aldmoor College   2017 – 2018', 'Aldmoor College'],
    ['a postgraduate course', 'Postgraduate course of bridges', 'Aldmoor University   2017', 'Aldmoor University'],
  ])('are not: %s', (_name, course, provider, school) => {
    expect(schools(...college, course, provider)).toContain(school)
  })

  it('are not what is studied at a school that is called after somebody with a title', () => {
    expect(schools('Bachelor of Welding', 'Dr. Anna Lee College of Bridges', '2012 – 2016')).toEqual([
      'Dr. Anna Lee College of Bridges',
    ])
    expect(schools(...college, 'Thesis in steel', 'Dr. Anna Lee   2016')).toEqual(['Harbour College'])
  })

  it('are education where a few stand among degrees', () => {
    expect(schools(...college, 'Welding for beginners', 'Udemy   2021')).toEqual(['Harbour College', 'Udemy'])
  })

  it.each(['Formação e certificações', 'Formación y cursos', 'Formation et certifications'])(
    'are education where a few stand among degrees below a heading about both: %s',
    (heading) => {
      const lines = ['Anna Lee', '', heading, ...college, 'Welding for beginners', 'Udemy   2021']
      const { education } = readResume(lines.join('\n'), today).parsed
      expect(education.map(({ school }) => school)).toEqual(['Harbour College', 'Udemy'])
    },
  )

  it('are none where many stand behind a degree', () => {
    const many = ['2019', '2020', '2021'].flatMap((year) => ['Course of cranes', `Udemy   ${year}`, ''])
    expect(schools(...college, ...many)).toEqual(['Harbour College'])
  })

  it('are none where they honour somebody', () => {
    expect(schools(...college, 'Summer school of bridges', 'Aldmoor University   Aug 2021')).toEqual([
      'Harbour College',
    ])
  })

  it('are kept where there is nothing else', () => {
    expect(schools('Welding for beginners', 'Udemy   2021')).toEqual(['Udemy'])
  })
})

describe('what was written at a school', () => {
  it.each([
    'Scriptie: Bridges in the wind (2016)',
    'Masterarbeit: Brücken im Wind   2016',
    'Graduation date: November 2016',
    'Relatore: Prof. Anna Lee',
  ])('is no school: %s', (line) => {
    expect(schools('Master of Engineering', 'Harbour College   2012 – 2016', line)).toEqual(['Harbour College'])
  })
})
