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
