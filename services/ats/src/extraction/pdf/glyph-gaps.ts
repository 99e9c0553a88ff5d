import type { Glyph } from './marks.ts'

/** What stands between a character of a line and the one before it. */
export interface Gap {
  /** In points; negative where characters overlap. */
  width: number
  /** Whether a blank is drawn there that is seen as one. */
  isBlank: boolean
  /** Whether it is a blank of a justified line, however wide. */
  isJustified: boolean
}

/** In sizes of the font. */
const limits = {
  /** A drawn blank takes at least as much room beyond what letters have: letters that are set over it have none between them. */
  blank: 0.05,
  /**
   * Blanks of a justified line are as wide as this at most, and differ by no more than that; where every blank of a line is as wide as
   * the others, they may be wider.
   */
  justified: 1.3,
  even: 0.08,
  justifiedAll: 3,
}
/** Minimum number of blanks that are stretched in a justified line. */
const fewestStretched = 3

/** The gap before each visible character of a line but the first; `line` is from the left, with the blanks that are drawn. */
export function gapsBetween(line: Glyph[]): Gap[] {
  const between: { width: number; blanks: number; size: number }[] = []
  let before: Glyph | undefined
  let blanks = 0
  for (const glyph of inOrder(line)) {
    if (glyph.isSpace) blanks++
    else {
      if (before) between.push({ width: glyph.x - before.x - before.width, blanks, size: glyph.size })
      before = glyph
      blanks = 0
    }
  }
  const letters = median(between.filter((gap) => gap.blanks === 0).map(({ width, size }) => width / size))
  const isBlank = between.map((gap) => gap.blanks > 0 && gap.width > (letters + limits.blank) * gap.size)
  const drawn = between.filter((_gap, at) => isBlank[at])
  const all = drawn.filter((gap) => gap.width <= limits.justifiedAll * gap.size)
  const usual = drawn.filter((gap) => gap.width <= limits.justified * gap.size)
  const single = all.length === drawn.length && areEven(all) ? all : usual
  const isEven = areEven(single)
  const isJustified = isEven && single.every((gap) => gap.blanks === 1)
  return between.map((gap, at) => ({
    width: gap.width,
    isBlank: isBlank[at] === true,
    isJustified: isJustified && single.includes(gap),
  }))
}

/** Whether enough gaps are as wide as each other. */
function areEven(gaps: { width: number; size: number }[]): boolean {
  const widths = gaps.map(({ width, size }) => width / size)
  return gaps.length >= fewestStretched && Math.max(...widths) - Math.min(...widths) <= limits.even
}

/** A line from the left; of what begins at one place, blanks come first. */
function inOrder(line: Glyph[]): Glyph[] {
  return [...line].sort((a, b) => a.x - b.x || Number(b.isSpace) - Number(a.isSpace))
}

/** The middle one of numbers; less than any number where there are none. */
export function median(numbers: number[]): number {
  const sorted = numbers.sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NEGATIVE_INFINITY
}

/** Fonts of which blanks are drawn, on a page: words of theirs are divided by those, and small gaps are kerning. */
export function fontsWithBlanks(glyphs: Glyph[]): Set<string> {
  const counts = new Map<string, { blanks: number; all: number }>()
  for (const { font, isSpace } of glyphs) {
    const count = counts.get(font) ?? { blanks: 0, all: 0 }
    count.all++
    if (isSpace) count.blanks++
    counts.set(font, count)
  }
  const drawing = [...counts].filter(
    ([, { blanks, all }]) => blanks >= fewestBlanks.number && blanks >= fewestBlanks.share * all,
  )
  return new Set(drawing.map(([font]) => font))
}

/** Minimum number of drawn blanks, and their minimum share of all characters, of a font that has them between all words. */
const fewestBlanks = { number: 8, share: 0.06 }
