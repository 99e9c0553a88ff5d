import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWide, narrowed, narrowedPieces } from './narrow.ts'

describe('a text in one byte per character', () => {
  it('is the same text', () => {
    for (const unit of ['binary', 'grapheme'] as const) {
      fc.assert(fc.property(fc.string({ unit }), (text) => narrowed(text) === text))
    }
  })

  it('is the same text however long it is', () => {
    const text = `${'Zoë '.repeat(2_000)}•`
    expect(narrowed(text)).toBe(text)
    expect(narrowed(text.slice(0, -1))).toBe(text.slice(0, -1))
  })

  it('is cut out of one with other characters', () => {
    const text = '• Welder\n• Zoë Łęcka'
    expect(narrowedPieces(text.split('\n'), text)).toEqual(['• Welder', '• Zoë Łęcka'])
  })
})

describe('a wide text', () => {
  it.each(['•', '’', 'ł', '学'])('has a character outside Latin-1: "%s"', (sign) => {
    expect(isWide(`Anna ${sign} Lee`)).toBe(true)
  })

  it.each(['Anna Lee', 'Zoë ÿ', ''])('is none of Latin-1 alone: "%s"', (text) => {
    expect(isWide(text)).toBe(false)
  })
})
