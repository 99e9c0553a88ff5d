import { describe, expect, it } from 'vitest'
import type { Glyph } from './marks.ts'
import { toPieces } from './pieces.ts'

const size = 10

/** A line of which the sign and the text are in fonts of their own, the text behind a gap. */
const item = (sign: string, text: string, y: number, [signFont, textFont] = ['signs', 'text']): Glyph[] =>
  [...`${sign}${text}`].map((letter, at) => ({
    text: letter,
    x: at === 0 ? 40 : 58 + 5 * at,
    y,
    width: 5,
    size,
    font: (at === 0 ? signFont : textFont) ?? '',
    isSpace: letter === ' ',
    turns: 0,
    isHidden: false,
  }))
const deeds = ['Welded', 'Riveted', 'Painted']
const items = (sign: string, fonts?: [string, string]) =>
  toPieces(
    deeds.flatMap((deed, at) => item(sign, deed, 100 + 14 * at, fonts)),
    [],
  ).map(({ text, isBullet }) => (isBullet ? `• ${text}` : text))
const bullets = deeds.map((deed) => `• ${deed}`)

describe('a sign of lists', () => {
  it.each(['o', '⋆', '∗', '◈', 'Ê'])('may be “%s” in a font of its own, before several items', (sign) => {
    expect(items(sign)).toEqual(bullets)
  })

  it('is no letter of a font in which words are set, nor what stands between words', () => {
    const words = item('W', 'elder', 60, ['signs', 'signs'])
    const pieces = toPieces([...words, ...deeds.flatMap((deed, at) => item('A', deed, 100 + 14 * at))], [])
    expect(pieces.some(({ isBullet }) => isBullet)).toBe(false)
    expect(items('|')).not.toEqual(bullets)
    expect(items('2')).not.toEqual(bullets)
  })

  it('is nothing that stands before a text once', () => {
    expect(toPieces(item('o', 'Welded', 100), []).some(({ isBullet }) => isBullet)).toBe(false)
  })
})
