import { expect, it } from 'vitest'
import { namesSchool } from './school-words.ts'

it.each([
  'Aldmoor Erhvervsakademi',
  'Höhere Lehranstalt Aldmoor',
  'Aldmoor skúli',
  'Handilsskúlin Aldmoor',
  'NMS Kestwick',
])('%s is a school', (name) => {
  expect(namesSchool(name)).toBe(true)
})

it.each(['Sandhill', '12 Harbour College Road'])('%s is none', (name) => {
  expect(namesSchool(name)).toBe(false)
})
