import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWide, narrowed, narrowedPieces } from './narrow.ts'

describe('a text in one byte per character', () => {
  it('is the same text', () => {
    const codes = fc.array(fc.oneof(fc.integer({ min: 0, max: 0xff }), fc.integer({ min: 0, max: 0xffff })))
    const isSame = (text: string) => narrowed(text) === text
    fc.assert(fc.property(codes, (given) => isSame(String.fromCharCode(...given))))
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
