import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeUsername, usernameFault } from './username.ts'

describe('a username', () => {
  it.each([
    ['Ada Lovelace', 'ada-lovelace'],
    ['--ada--', 'ada'],
    ['ada_99', 'ada_99'],
    ['ÄDA', 'da'],
    ['a'.repeat(40), 'a'.repeat(32)],
    ['abcdefghijklmnopqrstuvwxyzabcde fghij', 'abcdefghijklmnopqrstuvwxyzabcde'],
    [`${'-'.repeat(40)}ada`, 'ada'],
    ['😀', ''],
  ])('%s is kept as %s', (typed, kept) => {
    expect(normalizeUsername(typed)).toBe(kept)
  })

  it('is refused when it is shorter than 3 characters or a word of the platform', () => {
    expect(usernameFault('ab')).toBe('too_short')
    for (const word of ['admin', 'api', 'app', 'docs']) expect(usernameFault(word)).toBe('reserved')
    expect(usernameFault('ada')).toBeUndefined()
  })

  it('has only allowed characters, at most 32 of them, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
        expect(normalizeUsername(typed)).toMatch(/^(?:[a-z0-9_](?:[a-z0-9_-]{0,30}[a-z0-9_])?)?$/)
      }),
    )
  })

  it('is the same when what is kept is typed again', () => {
    const typed = fc.string({ unit: fc.constantFrom('a', 'Z', '9', '_', '-', ' ', 'é'), minLength: 30, maxLength: 80 })
    fc.assert(
      fc.property(typed, (text) => {
        const kept = normalizeUsername(text)
        expect(normalizeUsername(kept)).toBe(kept)
      }),
    )
  })
})
