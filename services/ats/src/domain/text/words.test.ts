import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countWords, isBlank, splitAtBlanks } from './words.ts'

it('takes for blanks what the pattern does', () => {
  const codes = Array.from({ length: 0x10000 }, (_none, code) => code)
  expect(codes.filter(isBlank)).toEqual(codes.filter((code) => /^\s$/.test(String.fromCharCode(code))))
})

it('divides and counts words as the pattern does', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'É', '𝒂', ' ', '\t', '\n', '\u00a0', '\u2028', '\ufeff') })
  fc.assert(
    fc.property(texts, (text) => {
      expect(splitAtBlanks(text)).toEqual(text.split(/\s+/))
      expect(countWords(text)).toBe(text.split(/\s+/).length)
    }),
  )
})
