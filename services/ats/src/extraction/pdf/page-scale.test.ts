import { describe, expect, it } from 'vitest'
import type { PageMarks } from './marks.ts'
import { atUsualScale } from './page-scale.ts'
import type { Box } from './painted-areas.ts'

/** A page of one word a line, of a size in points, with a bullet before each. */
const page = (size: number): PageMarks => ({
  height: 80 * size,
  images: 0,
  glyphs: [1, 2, 3].flatMap((line) =>
    [...'Welder'].map((text, at) => ({
      text,
      x: (4 + at / 2) * size,
      y: 2 * line * size,
      width: size / 2,
      size,
      font: 'a',
      isSpace: false,
      turns: 0,
      isHidden: false,
    })),
  ),
  dots: [1, 2, 3].map((line) => ({ x: 3 * size, y: 2 * line * size, size: size / 4 })),
  rules: [1, 2].map((line): Box => [3 * size, 2 * line * size, 9 * size, 2.25 * line * size]),
})

describe('the scale of a page', () => {
  it.each([3, 32, 200])('is that of a printed page, whatever size it is drawn in: text of %d points', (size) => {
    expect(atUsualScale(page(size))).toEqual(page(10))
  })

  it.each([8, 10, 16])('stays where text is of a usual size: %d points', (size) => {
    expect(atUsualScale(page(size))).toEqual(page(size))
  })

  it('stays where nothing is written', () => {
    const empty = { height: 800, images: 1, glyphs: [], dots: [], rules: [] }
    expect(atUsualScale(empty)).toBe(empty)
  })
})
