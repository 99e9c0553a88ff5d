import type { Glyph } from './marks.ts'

/** Accents that old TeX fonts draw as characters of their own over a letter, with the ones that combine. */
const accents = new Map(
  Object.entries({
    '¨': '\u0308',
    '´': '\u0301',
    '`': '\u0300',
    ˆ: '\u0302',
    '˜': '\u0303',
    '˚': '\u030A',
    '¸': '\u0327',
    ˇ: '\u030C',
    '˝': '\u030B',
    '˘': '\u0306',
    '˙': '\u0307',
    '˛': '\u0328',
  }),
)

/** Accents that combine, which word processors draw as characters without a width, to the left of where they stand. */
const combining = /^[\u0300-\u0303\u0306-\u0308\u030A-\u030C\u0327\u0328]$/

const isAccent = ({ text }: Glyph) => accents.has(text) || combining.test(text)

/** Whether an accent is drawn over a letter. */
function standsOver(accent: Glyph, { x, width, size }: Glyph): boolean {
  const [middle, tolerance] = combining.test(accent.text) ? [accent.x, 0.05 * size] : [accent.x + accent.width / 2, 0]
  return middle > x + tolerance && middle < x + width + tolerance
}

/** Characters with accents over capitals, which stand higher than those over small letters, on the baseline of their letter. */
export function lowered(glyphs: Glyph[]): Glyph[] {
  if (!glyphs.some(({ text }) => accents.has(text))) return [...glyphs]
  const capitals = glyphs.filter(({ text }) => /^\p{Lu}$/u.test(text))
  return glyphs.map((glyph) => {
    if (!accents.has(glyph.text)) return glyph
    const middle = glyph.x + glyph.width / 2
    const letter = capitals.find(
      ({ x, y, width, size }) => middle > x && middle < x + width && y > glyph.y && y - glyph.y < 0.5 * size,
    )
    return letter ? { ...glyph, y: letter.y } : glyph
  })
}

/** A line of which each accent that stands over a letter is one with it. */
export function withAccents(line: Glyph[]): Glyph[] {
  if (!line.some(isAccent)) return line
  const joined = [...line]
  for (const accent of line) {
    const mark = accents.get(accent.text) ?? accent.text
    if (!isAccent(accent)) continue
    const at = joined.findIndex((glyph) => /^\p{L}$/u.test(glyph.text) && !isAccent(glyph) && standsOver(accent, glyph))
    const letter = joined[at]
    if (!letter) continue
    const text = `${letter.text === 'ı' ? 'i' : letter.text}${mark}`.normalize('NFC')
    if ([...text].length > 1) continue
    joined[at] = { ...letter, text }
    joined.splice(joined.indexOf(accent), 1)
  }
  return joined
}
