import { expect, it } from 'vitest'
import { patternOf, phrasesOf, wordsByLanguage } from './starred-words.ts'

it('whole words and phrases are found, and any ending or beginning where a star stands', () => {
  const pattern = patternOf(phrasesOf('znalost*|*kielinen|en az\n   lise'))
  expect(
    ['znalosti', 'dobra znalost', 'ruotsinkielinen', 'en az lise mezunu'].every((text) => pattern.test(text)),
  ).toBe(true)
  expect(['neznalost', 'kielinenkin', 'en az liseli', 'znalost1'].some((text) => pattern.test(text))).toBe(false)
})

it('letters of every script end words', () => {
  expect(patternOf(['опит']).test('моят опит')).toBe(true)
  expect(patternOf(['опит']).test('опитвам')).toBe(false)
})

it('words are listed with a language a line', () => {
  expect(wordsByLanguage('\n  cs: rok roku\n  hu: ev\n')).toEqual(['rok', 'roku', 'ev'])
})
