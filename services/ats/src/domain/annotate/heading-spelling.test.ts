import { expect, it } from 'vitest'
import { headingKind } from './headings.ts'

it.each([
  ['BERUFSERFAHUNG', 'experience'],
  ['Berufserfharung', 'experience'],
  ['Profesional Experience', 'experience'],
  ['Fachkenntniisse', 'skills'],
  ['Educattion', 'education'],
  ['WORKING EXPERINCE:', 'experience'],
  ['PROFESSIONAL EXPER1ENCE:-', 'experience'],
] as const)('a heading with one letter wrong is read: %s', (line, kind) => {
  expect(headingKind(line)).toBe(kind)
})

it.each(['Experienced', 'Presentation', 'Languages spoken fluently', 'berufserfarung'])(
  'other words and running text are no slips: %s',
  (line) => {
    expect(headingKind(line)).toBeUndefined()
  },
)
