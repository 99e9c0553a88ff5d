import { describe, expect, it } from 'vitest'
import { workNamesIn } from './find-work-names.ts'
import { foldText } from './fold-text.ts'

const names = (text: string, language: 'en' | 'de' | 'fr') =>
  workNamesIn(foldText(text), language).map(({ name }) => name)

describe('the common names of work', () => {
  it.each([
    ['answers the phones of the mill', 'en', ['Answering phones']],
    ['reconciling our bank accounts', 'en', ['Bank reconciliation']],
    ['a vital part of the mill', 'en', []],
    ['services for many customers', 'en', []],
    ['Kommissionieren von Waren', 'de', ['Kommissionierung']],
    ['Poser les coffrages', 'fr', ['Coffrage']],
    ['service and montage', 'en', []],
  ] as const)('are found in any wording, in their language: %s', (text, language, found) => {
    expect(names(text, language)).toEqual(found)
  })

  it('come with the words that say them', () => {
    expect(workNamesIn('taking blood from horses', 'en')).toEqual([{ name: 'Blood draws', words: ['taking', 'blood'] }])
  })
})
