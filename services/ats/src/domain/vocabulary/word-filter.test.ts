import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LastParts, WordEnds } from './word-ends.ts'
import { hashOf, WordFilter } from './word-filter.ts'

const words = fc.array(fc.string({ unit: fc.constantFrom(...'abz9é-'), maxLength: 8 }), { maxLength: 20 })

describe('what passes over words that are in no list', () => {
  it('never passes over one that is', () => {
    fc.assert(
      fc.property(words, (listed) => {
        const ends = new WordEnds(listed)
        const filter = new WordFilter(2 ** 10)
        for (const word of listed) filter.add(hashOf(word))
        return listed.every((word) => ends.mayHave(word) && filter.mayHave(hashOf(word)))
      }),
    )
  })

  it('passes over others', () => {
    const filter = new WordFilter(2 ** 10)
    filter.add(hashOf('welder'))
    expect(filter.mayHave(hashOf('painter'))).toBe(false)
    expect(new WordEnds(['welder']).mayHave('painting')).toBe(false)
  })
})

it('tells the last part of a word from its end and from a whole word', () => {
  const parts = new LastParts(['leiter', 'smed'])
  const words = ['vertriebsleiter', 'kunstsmed', 'leiter', 'ableiter', 'leiterin', 'smedja', 'abcsmed']
  expect(words.filter((word) => parts.areIn(word))).toEqual(['vertriebsleiter', 'kunstsmed', 'abcsmed'])
})
