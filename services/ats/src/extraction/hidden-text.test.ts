import { expect, it } from 'vitest'
import { countTelling } from './hidden-text.ts'

it.each(['', 'xxxxxxxxxxxxxxxx', 'ii ii ii ii ii ii', '\u200B\u200B\u200B', 'ㅡㅡㅡ\u200B', '....____....'])(
  'text that keeps room tells nothing: %j',
  (text) => {
    expect(countTelling(text)).toBe(0)
  },
)

it('a mark that a program left for itself tells nothing', () => {
  expect(countTelling('.#ABC#0a1b2c3d-1111-4222-8333-444455556666#')).toBe(0)
  expect(countTelling('0123456789abcdef0123456789abcdef')).toBe(0)
})

it('words tell something, with or without blanks', () => {
  expect(countTelling('An excellent candidate')).toBe(20)
  expect(countTelling('PythonJavaScriptWelding')).toBe(23)
  expect(countTelling('отличный кандидат')).toBe(16)
})
