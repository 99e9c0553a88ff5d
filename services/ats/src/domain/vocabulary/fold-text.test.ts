import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

/** The same, by what it says of any text. */
const said = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/đ/g, 'd')
    .replace(/ı/g, 'i')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

describe('folded text', () => {
  it('has no accents, signs, or capitals, and single blanks', () => {
    expect(foldText('  Łódź – Größe/C++ ')).toBe('lodz grosse c')
    expect(foldText('Kørekort, Færdigheder, Œuvre, Đakovo, Yazılım')).toBe(
      'korekort faerdigheder oeuvre dakovo yazilim',
    )
  })

  it.each(['', ' ', 'a', ' a', 'a ', 'a  b', 'A-B', '\u212A', 'x'.repeat(5_000), ` ${'a, '.repeat(2_000)}`])(
    'is the same whichever way %j takes',
    (text) => {
      expect(foldText(text)).toBe(said(text))
    },
  )

  it('is the same whichever way any text takes', () => {
    const signs = fc.constantFrom(...'aZ9 -,.\t\n’é')
    fc.assert(fc.property(fc.string({ unit: signs, maxLength: 40 }), (text) => foldText(text) === said(text)))
  })
})
