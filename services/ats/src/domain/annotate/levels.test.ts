import { expect, it } from 'vitest'
import { namesSchool } from '../vocabulary/school-words.ts'
import { levelOf } from './levels.ts'

it.each([
  ['BUT Informatique', 'diploma'],
  ['Fast, but built on its own API', 'none'],
  ['to be the best', 'none'],
  ['health promotion', 'none'],
  ['Promotion in Physik', 'doctorate'],
  ['Class XII', 'secondary'],
  ['Higher Secondary', 'secondary'],
  ['Yüksek lisans', 'master'],
  ['Lisans', 'bachelor'],
  ['Ön lisans', 'associate'],
  ['Professionsbachelor', 'bachelor'],
  ['Érettségi', 'secondary'],
])('%j names the level %s', (text, level) => {
  expect(levelOf(text)).toBe(level)
})

it.each([
  ['MIT', true],
  ['mit Auszeichnung', false],
  ['ENTPE, Lyon', true],
  ['I.E.S. Aldmoor', true],
  ['Katedralskolan Aldmoor', true],
  ['Kestwickcollege', true],
  ['Aldmoor Lisesi', true],
  ['Aldmoor Yüksekokulu', true],
  ['Aldmoori lukio', true],
  ['Gymnázium Aldmoor', true],
  ['UQAM', true],
  ['Iron Works', false],
])('%j names a school: %s', (text, expected) => {
  expect(namesSchool(text)).toBe(expected)
})
