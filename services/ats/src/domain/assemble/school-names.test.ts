import { expect, it } from 'vitest'
import { schoolBehindAt } from './school-names.ts'

it('is told from what stands before the word for "at", unless that names a school, too', () => {
  expect(schoolBehindAt('Corso di saldatura presso il Politecnico di Kestwick')).toEqual([
    'Corso di saldatura',
    'Politecnico di Kestwick',
  ])
  expect(schoolBehindAt('an der Brückenakademie Aldmoor')).toEqual(['', 'Brückenakademie Aldmoor'])
  expect(schoolBehindAt('School of Welding at Aldmoor College')).toBeUndefined()
  expect(schoolBehindAt('Welding at Aldmoor')).toBeUndefined()
})
