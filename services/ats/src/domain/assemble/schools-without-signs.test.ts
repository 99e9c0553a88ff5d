import { describe, expect, it } from 'vitest'
import { readCourses } from './courses.ts'

/** Schools and degrees of the courses in some lines. */
const read = (...lines: string[]) => readCourses(lines).map(({ school, credential }) => [school, credential])

describe('a school and a degree without a sign between them', () => {
  it.each([
    ['2014 – 2016   Abitur Aldmoor Akademie, Kestwick', 'Aldmoor Akademie', 'Abitur'],
    ['2014 – 2016   Realschulabschluss Kestwickschule, Kestwick', 'Kestwickschule', 'Realschulabschluss'],
    ['2014 – 2016   Natural Science Program Aldmoorsgymnasiet', 'Aldmoorsgymnasiet', 'Natural Science Program'],
    ['2014 – 2016:   VMBO-opleiding op de CSG Aldmoor', 'CSG Aldmoor', 'VMBO-opleiding'],
    [
      '2014 – 2016   Especialista en Soldadura por el Colegio de Aldmoor',
      'Colegio de Aldmoor',
      'Especialista en Soldadura',
    ],
    ['Aldmoor University. BA in Bridges and Roads, 2016', 'Aldmoor University', 'BA in Bridges and Roads'],
  ])('are told apart in %s', (line, school, degree) => {
    expect(read(line)).toEqual([[school, degree]])
  })

  it.each(['Curso de soldadura por la tarde', 'Master degree program at college'])(
    'are none where what follows has no capital: %s',
    (line) => {
      expect(read(`2014 – 2016   ${line}`)).toEqual([['', line]])
    },
  )

  it('are one name where a university begins with a word for a subject', () => {
    const degree = ['Bachelor of Science in Welding', '2018 – 2021']
    expect(read('West University of Aldmoor', ...degree)[0]?.[0]).toBe('West University of Aldmoor')
    expect(read('Aldmoor Science and Technology University', ...degree)[0]?.[0]).toBe(
      'Aldmoor Science and Technology University',
    )
  })

  it('are told apart by a dash where the degree tells of what it is behind "em"', () => {
    expect(read('2018: Especialização em Deep Learning - Red Mill')).toEqual([
      ['Red Mill', 'Especialização em Deep Learning'],
    ])
    expect(read('Análise de Sistemas – Red Mill (Término em: Agosto de 2027)')).toEqual([
      ['Red Mill', 'Análise de Sistemas'],
    ])
  })
})

describe('a school with a name of its own', () => {
  it.each([
    ['Anna-Lee-Gymnasium Kestwick   2010 – 2018', 'Anna-Lee-Gymnasium'],
    ['Anna-Lee-Gymnasium, Kestwick   2010 – 2018', 'Anna-Lee-Gymnasium'],
    ['Anna Lee Schule in 12345 Kestwick   2010 – 2018', 'Anna Lee Schule'],
    ['Lycée Anna Lee Perpignan   2010 – 2018', 'Lycée Anna Lee'],
    ['Weiterbildungskolleg Kestwick- Standort Aldmoor   2010 – 2018', 'Weiterbildungskolleg Kestwick'],
    ['Gymnasium Kestwick   2010 – 2018', 'Gymnasium Kestwick'],
    ['Hochschule Kestwick   2010 – 2018', 'Hochschule Kestwick'],
    ['Lycée Lyon   2010 – 2018', 'Lycée Lyon'],
  ])('has no town in it: %s', (line, school) => {
    expect(readCourses([line])[0]?.school).toBe(school)
  })

  it('is none that only certified somebody', () => {
    expect(read('2018   Red Mill Foundation, Instructeur certifié')).toEqual([
      ['Red Mill Foundation', 'Instructeur certifié'],
    ])
  })
})
