import type { Graphics } from './graphics-state.ts'
import { bulletSigns, type FontFacts, type Glyph } from './marks.ts'
import { combine, place } from './matrix.ts'
import type { Box, PaintedAreas } from './painted-areas.ts'
import { withoutTexCode } from './tex-signs.ts'
import { isUnnamedHyphen, type NamedGlyph } from './unnamed-hyphens.ts'

interface DrawnGlyph extends NamedGlyph {
  isSpace?: boolean
}

/** What was painted so far, which text may stand on. */
export interface Painted {
  areas: PaintedAreas
  /** Boxes of shapes that are no rectangles, such as letters that are drawn. */
  outlines: Box[]
}

/** Text below this is too small to read, in points. */
const smallestText = 1.5
/** Below this, what is painted is not seen. */
const unseen = 0.1
/** An address that runs over the edge of its coloured column is read to its end, as far as an address goes. */
const mostOverflow = 12
const blank = /^\s*$/
/** Marks of direction, which some word processors set around every run of text; nothing is drawn for them. */
const directionMarks = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]+/g

/** Hyphens that look like the one of a keyboard and are not found by it: some programs write no other. */
const otherHyphens = /[\u2010\u2011]/g

/** The characters that an operator shows, each with its place; those of pictures are left out. */
export function shownText(
  drawn: unknown,
  { scale: unit, isIcons, isDrawn, named }: FontFacts,
  at: Graphics,
  on: Painted,
): Glyph[] {
  const { state } = at
  if (!Array.isArray(drawn) || state.fontSize === 0) return []
  const shown: Glyph[] = []
  /** How many characters of a word that began where it is seen ran out of sight. */
  let overflow: number | undefined
  for (const glyph of drawn as (DrawnGlyph | number | null)[]) {
    if (glyph === null) continue
    if (typeof glyph === 'number') {
      at.advance((-glyph * state.fontSize * state.scale) / 1000)
      continue
    }
    const unicode = named && isUnnamedHyphen(glyph, named) ? '-' : (glyph.unicode ?? '')
    const known = unicode.replace(directionMarks, '').replace(otherHyphens, '-')
    const text = isDrawn ? withoutTexCode(known) : known
    const isMark = text === '' && unicode !== ''
    const whole = combine(state.matrix, at.text)
    const [x, y] = place(whole, 0, state.rise)
    const direction = Math.hypot(whole[0], whole[1])
    const size = Math.abs(state.fontSize) * (Math.hypot(whole[2], whole[3]) || direction)
    const width = (glyph.width ?? 0) * unit * state.fontSize * state.scale
    const isSpace = blank.test(text)
    let isHidden = !isSpace && isUnseen(at, on, x, y, size)
    if (isSpace) overflow = undefined
    else if (!isHidden) overflow = 0
    else if (overflow !== undefined && overflow < mostOverflow) {
      overflow++
      isHidden = false
    }
    if (!isMark && (!isIcons || bulletSigns.test(text))) {
      const turns = (Math.round(Math.atan2(whole[1], whole[0]) / (Math.PI / 2)) + 4) % 4
      const upright = turned(x, y, turns)
      shown.push({
        text,
        ...upright,
        width: Math.abs(width) * direction,
        size,
        font: state.font,
        isSpace,
        turns,
        isHidden,
      })
    }
    const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)
    at.advance(width + spacing * state.scale)
  }
  return shown
}

function isUnseen({ state, opacity, page }: Graphics, on: Painted, x: number, y: number, size: number): boolean {
  if (size < smallestText) return true
  if (x < -2 || y < -2 || x > page.width + 2 || y > page.height + size) return true
  const isInvisible = state.mode === 3 || state.mode === 7 || opacity < unseen
  if (isInvisible) return !isOutlined(on.outlines, x, y, size)
  return on.areas.hides(state.fill, x, y - size / 3)
}

/** A place as it is when the page is turned so that the text stands upright. */
function turned(x: number, y: number, turns: number): { x: number; y: number } {
  if (turns === 1) return { x: y, y: -x }
  if (turns === 2) return { x: -x, y: -y }
  if (turns === 3) return { x: -y, y: x }
  return { x, y }
}

/** Maximum number of outlines before a character that may be its own; browsers draw them right before. */
const mostOutlines = 200

/**
 * Whether letters are drawn as shapes where a character stands: browsers draw text so whose font they may not embed, and set
 * the characters over it so that it can be copied. A shape of letters is about as high as the text and reaches its baseline.
 */
function isOutlined(outlines: Box[], x: number, y: number, size: number): boolean {
  return outlines.slice(-mostOutlines).some(([left, top, right, bottom]) => {
    const height = bottom - top
    if (height < 0.3 * size || height > 1.5 * size || x < left - 0.3 * size || x > right) return false
    return bottom > y - 0.35 * size && bottom < y + 0.5 * size
  })
}

/** Maximum number of characters that one text stands for; of longer parts, text and place could not be told together. */
const mostReplaced = 3

/**
 * Characters of a line as the text that they stand for, in their place; none where that is nothing but marks of direction.
 * Characters of several lines, and more than three, stay as they are drawn.
 */
export function replaced(glyphs: Glyph[], actual: string): Glyph[] {
  const [first, last] = [glyphs[0], glyphs.at(-1)]
  if (!first || !last || Math.abs(first.y - last.y) > 0.5 * first.size || glyphs.length > mostReplaced) return glyphs
  const text = actual.replace(directionMarks, '')
  if (text === '') return []
  return [{ ...first, text, width: Math.max(first.width, last.x + last.width - first.x), isSpace: false }]
}
