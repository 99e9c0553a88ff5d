import { median } from './glyph-gaps.ts'
import type { PageMarks } from './marks.ts'

/** Sizes of the text of a page, in points: what most pages have, and from which on it is of another scale. */
const size = { usual: 10, least: 6, most: 16 }

/**
 * What a page shows as if most of its text were as large as that of a printed page. Pages that are drawn by design programs are
 * often several times as large, with text to match; distances in points, such as those between edges of a column, hold for neither.
 */
export function atUsualScale(marks: PageMarks): PageMarks {
  const usual = median(marks.glyphs.filter(({ isSpace, isHidden }) => !isSpace && !isHidden).map((glyph) => glyph.size))
  if (!(usual > 0) || (usual >= size.least && usual <= size.most)) return marks
  const scale = size.usual / usual
  return {
    ...marks,
    height: marks.height * scale,
    glyphs: marks.glyphs.map((glyph) => ({
      ...glyph,
      x: glyph.x * scale,
      y: glyph.y * scale,
      width: glyph.width * scale,
      size: glyph.size * scale,
    })),
    rules: marks.rules.map(([left, top, right, bottom]) => [left * scale, top * scale, right * scale, bottom * scale]),
    dots: marks.dots.map(({ x, y, size: width }) => ({ x: x * scale, y: y * scale, size: width * scale })),
  }
}
