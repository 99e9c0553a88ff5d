import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffOf, shortened } from './diff.ts'

const lines = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 })

describe('a difference', () => {
  it('has all lines of both texts, in their order', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const difference = diffOf(before, after)
        const without = (sign: string) => difference.filter((each) => each.sign !== sign).map(({ line }) => line)
        expect(without('+')).toEqual(before)
        expect(without('-')).toEqual(after)
      }),
    )
  })

  it('changes no more than it must', () => {
    const text = (before: string, after: string) =>
      diffOf([...before], [...after])
        .map(({ sign, line }) => sign + line)
        .join('')
    expect(text('abcd', 'abxd')).toBe(' a b-c+x d')
    expect(text('abcd', 'abcd')).toBe(' a b c d')
    expect(text('', 'ab')).toBe('+a+b')
    fc.assert(
      fc.property(lines, lines, (both, more) => {
        const added = diffOf(both, [...both, ...more]).filter(({ sign }) => sign !== ' ')
        expect(added.length).toBe(more.length)
      }),
    )
  })

  it('shows what is around it, and of texts without end all that was replaced', () => {
    const difference = diffOf([...'abcdefgh'], [...'abcdxfgh'])
    expect(shortened(difference, 1).map(({ line }) => line)).toEqual(['d', 'e', 'x', 'f'])
    const long = (letter: string) => Array.from({ length: 3_000 }, (_, index) => `${letter}${index}`)
    expect(diffOf(long('a'), long('b'))).toHaveLength(6_000)
  })
})
