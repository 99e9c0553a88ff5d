import { describe, expect, it } from 'vitest'
import { displayNameFault } from './display-name.ts'

describe('a name', () => {
  it('has 1 to as many characters as allowed, counted as the database counts', () => {
    expect(displayNameFault('x', 3)).toBeUndefined()
    expect(displayNameFault('😀😀😀', 3)).toBeUndefined()
    expect(displayNameFault('', 3)).toBe('must be 1 to 3 characters')
    expect(displayNameFault('xxxx', 3)).toBe('must be 1 to 3 characters')
  })

  it('holds no control characters', () => {
    for (const character of ['\u0000', '\n', '\t', '\u007f', '\u0085']) {
      expect(displayNameFault(`a${character}b`, 9)).toBe('must not hold control characters')
    }
    expect(displayNameFault('Ærøskøbing – 東京 \u200d', 99)).toBeUndefined()
  })
})
