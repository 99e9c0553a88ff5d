import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { streamSafe } from './stream-safe.ts'

describe('a text that is safe to normalize', () => {
  it('has at most thirty marks behind each other, and lost nothing else', () => {
    expect(streamSafe(`a${'\u0316'.repeat(1_000)}b`)).toBe(`a${'\u0316'.repeat(30)}b`)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/\p{M}{31}/u.test(text))
        expect(streamSafe(text)).toBe(text)
      }),
    )
  })

  it('takes no time that grows with the square of its marks: these would take longer than a test may', () => {
    const marks = `a${'\u0344'.repeat(33_000)}${'\u0316'.repeat(67_000)}`
    expect(streamSafe(marks).normalize('NFD').length).toBeLessThan(100)
  })
})
