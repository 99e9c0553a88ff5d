import fc from 'fast-check'
import { expect, it } from 'vitest'
import { alternationOf } from './alternation.ts'

it('shares beginnings and finds the longest', () => {
  expect(alternationOf(['may', 'mai', 'march'])).toBe('ma(?:i|rch|y)')
  expect(/^[a-z]+/.exec('mars')?.[0].match(alternationOf(['mar', 'mars', 'm']))?.[0]).toBe('mars')
})

it('finds its words and no other', () => {
  const word = fc
    .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 5 })
    .map((letters) => letters.join(''))
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), word, (words, other) => {
      const pattern = new RegExp(`^(?:${alternationOf(words)})$`)
      expect(words.every((each) => pattern.test(each))).toBe(true)
      expect(pattern.test(other)).toBe(words.includes(other))
    }),
  )
})
