import { expect, it } from 'vitest'
import { readCourses } from './courses.ts'

const read = (...lines: string[]) => readCourses(lines).map(({ school, credential }) => [school, credential])

it('takes the kind of a school above its name for what was learnt there', () => {
  const university = ['Aldmoor University', 'Faculty of Science', 'Welding major', 'GPA 3.4']
  expect(read('High School', 'Kestwick College', 'GPA 3.9', '', ...university)).toEqual([
    ['Kestwick College', 'High School'],
    ['Aldmoor University', 'Welding major'],
  ])
})

it('reads the name of a school behind its kind and a dash with it', () => {
  const lines = ['Aldmoor University - Kestwick', '2014 - 2017   Bachelor of Welding', '']
  expect(read(...lines, 'High School - Anna Leeva - Kestwick', '2010 - 2014').map(([school]) => school)).toContain(
    'High School - Anna Leeva',
  )
})

it('reads the name of a school, not its kind, in several languages', () => {
  expect(read('High School Diploma', 'High School', 'Kestwick High School')[0]?.[0]).toBe('Kestwick High School')
  expect(read('ALDMOOR, TORUŃ 09.2007 - 06.2009', 'Szkoła policealna, kierunek: Technik')[0]?.[0]).not.toBe(
    'Szkoła policealna',
  )
  expect(read('Folkeskole', '1998-2008   Aldmoor skúli & Kestwickskúlin í Dal')[0]?.[0]).toMatch(/^Aldmoor skúli/)
})

it('knows a school in North America whose last word is short for what it is', () => {
  const lines = [
    'Harbour University, Leeds — Welding (BS) - 2020',
    'Desert Mill High, Leeds, Utah — High School Diploma - 2016',
  ]
  expect(read(...lines, 'Welding, Painting, and Rigging')[1]?.[0]).toBe('Desert Mill High')
})

it('takes an address of the web for who teaches, and neither a campus nor a degree for part of the name', () => {
  const first = ['CareerFoundry,', 'Certificate in Welding', 'January 2022 - July 2022', '']
  expect(read(...first, 'Aldmoor.com,', 'online courses', 'May 2022 - Ongoing')[1]?.[0]).toBe('Aldmoor.com')
  expect(read('2016', 'ALDMOOR COLLEGE (KESTWICK CAMPUS),', 'Diploma in Welding')[0]?.[0]).toBe('ALDMOOR COLLEGE')
  expect(read('2019 – 2020   Erasmus+', 'Aldmoor University – Computer Science MSc, Derby (England)')[0]?.[0]).toBe(
    'Aldmoor University',
  )
})

it('keeps a high school by its name for the school of its diploma', () => {
  const others = ['', 'Aldmoor College, Leeds — Associate degree in welding', 'August 2021 - May 2022']
  expect(
    read('Kestwick High School, Leeds, MO — High school diploma, GPA 3.8', 'August 2018 - May 2021', ...others)[0]?.[0],
  ).toBe('Kestwick High School')
})
