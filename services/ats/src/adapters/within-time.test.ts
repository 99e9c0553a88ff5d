import { describe, expect, it } from 'vitest'
import { forgetAll, memoize, whileRemembering } from '../domain/vocabulary/memoize.ts'
import { Interrupted, withinTime } from './within-time.ts'

const forever = () => {
  for (;;);
}

describe('work within a time', () => {
  it('gives what it returns, and throws what it throws', () => {
    expect(withinTime(10_000, () => 'done')).toBe('done')
    expect(() =>
      withinTime(10_000, () => {
        throw new RangeError('out of range')
      }),
    ).toThrow(RangeError)
  })

  it.each([
    ['a loop', forever],
    ['a pattern', () => /^\s*\s*\s*\s*\s*x$/.test(`${' '.repeat(5_000)}y`)],
  ])('is interrupted in %s', (_where, work) => {
    expect(() => withinTime(50, work)).toThrow(Interrupted)
    expect(withinTime(10_000, () => 'done')).toBe('done')
  })

  it('leaves nothing remembered once all is forgotten', () => {
    const asked: string[] = []
    const answer = memoize((text) => {
      asked.push(text)
      return text.length
    })
    const interrupted = () =>
      whileRemembering(() => {
        answer('Welder')
        forever()
      })
    expect(() => withinTime(50, interrupted)).toThrow(Interrupted)
    forgetAll()
    whileRemembering(() => answer('Welder'))
    answer('Welder')
    expect(asked).toEqual(['Welder', 'Welder', 'Welder'])
  })
})
