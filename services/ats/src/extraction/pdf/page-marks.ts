import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { isRule } from './drawn-tables.ts'
import { Graphics, stateOperators } from './graphics-state.ts'
import type { FontFacts, Glyph, Operators, PageMarks } from './marks.ts'
import { type Matrix, placeBox } from './matrix.ts'
import { type Area, type Box, isRectangle, overlap, PaintedAreas } from './painted-areas.ts'
import { type Painted, replaced, shownText } from './shown-text.ts'

/** Largest bullet and smallest, in points. */
const dotSize = { least: 1, most: 6.5 }
const strokes = new Set([OPS.stroke, OPS.closeStroke, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke])
const fills = new Set([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke])
/** From these on, what is painted is seen as a shape, and covers what is under it. */
const opacity = { shows: 0.5, covers: 0.95 }
const nearWhite = /^#f[a-f0-9]f[a-f0-9]f[a-f0-9]$/i

/**
 * Follows a page's drawing operators (ISO 32000-1, 8.4 and 9.4) and notes every character with its place.
 * @param base from the page's own space to points from its top left corner
 * @param page width and height in points, beyond which nothing shows
 * @param actual what marked parts stand for, in the order in which they begin
 */
export function readMarks(
  { fnArray, argsArray }: Operators,
  factsOf: (font: string) => FontFacts,
  base: Matrix,
  page: { width: number; height: number },
  actual: (string | undefined)[] = [],
): PageMarks {
  const marks: PageMarks = { height: page.height, glyphs: [], dots: [], rules: [], images: 0 }
  const graphics = new Graphics(base, page)
  const painted: Painted = { areas: new PaintedAreas(), outlines: [] }
  /** Whether the next path narrows where paint shows. */
  let isClip = false
  /** Marked parts that are open: where their characters begin, and the text that they stand for. */
  const parts: { from: number; text: string | undefined }[] = []
  let begun = 0
  const beginPart = () => {
    parts.push({ from: marks.glyphs.length, text: actual[begun] })
    begun++
  }
  const endPart = () => {
    const part = parts.pop()
    if (part?.text !== undefined) marks.glyphs.push(...replaced(marks.glyphs.splice(part.from), part.text))
  }
  const clip = () => {
    isClip = true
  }
  const paintImage = () => {
    marks.images++
    painted.areas.add({ box: placeBox(graphics.state.matrix, [0, 0, 1, 1]), fill: 'image', isFull: false })
  }
  const paintPath = ([paint, path, box]: unknown[]) => {
    if (!box) return
    const placed = placeBox(graphics.state.matrix, Array.from(box as ArrayLike<number>))
    if (isClip) {
      isClip = false
      graphics.state.clip = overlap(graphics.state.clip, placed)
    }
    noteRules(placed, isRectangle(path, box as ArrayLike<number>), Number(paint), graphics, marks)
    if (fills.has(Number(paint)))
      fillShape(placed, isRectangle(path, box as ArrayLike<number>), graphics, painted, marks)
  }
  const drawing: Record<number, (args: unknown[]) => void> = {
    [OPS.showText]: ([drawn]) => {
      for (const glyph of shownText(drawn, factsOf(graphics.state.font), graphics, painted))
        if (isOnPage(glyph)) marks.glyphs.push(glyph)
    },
    [OPS.beginMarkedContent]: beginPart,
    [OPS.beginMarkedContentProps]: beginPart,
    [OPS.endMarkedContent]: endPart,
    [OPS.clip]: clip,
    [OPS.eoClip]: clip,
    [OPS.constructPath]: paintPath,
    [OPS.paintImageXObject]: paintImage,
    [OPS.paintInlineImageXObject]: paintImage,
    [OPS.paintImageMaskXObject]: paintImage,
    [OPS.paintSolidColorImageMask]: paintImage,
  }
  for (const [index, operator] of fnArray.entries()) {
    const args = (argsArray[index] as unknown[] | null) ?? []
    const draw = drawing[operator]
    if (draw) draw(args)
    else stateOperators[operator]?.(graphics, args)
  }
  return marks
}

/** Most lines of a page that are kept. */
const mostRules = 2_000

/** Notes lines: thin shapes, and the four sides of a box that is drawn round. */
function noteRules(placed: Box, isBox: boolean, paint: number, { state }: Graphics, { rules }: PageMarks): void {
  if (rules.length >= mostRules) return
  if (isRule(placed)) {
    if (strokes.has(paint) || (isBox && !nearWhite.test(state.fill))) rules.push(placed)
    return
  }
  if (!isBox || !strokes.has(paint)) return
  const [left, top, right, bottom] = placed
  rules.push(
    [left, top, right, top],
    [left, bottom, right, bottom],
    [left, top, left, bottom],
    [right, top, right, bottom],
  )
}

/** Notes a filled shape: a bullet, or an area that text may stand on or be covered by. */
function fillShape(
  placed: Box,
  isBox: boolean,
  { state, opacity: alpha }: Graphics,
  painted: Painted,
  marks: PageMarks,
) {
  const [x0, y0, x1, y1] = placed
  const width = x1 - x0
  const isSquare = Math.abs(width - (y1 - y0)) <= width * 0.3
  if (!nearWhite.test(state.fill) && width >= dotSize.least && width <= dotSize.most && isSquare) {
    marks.dots.push({ x: x0, y: (y0 + y1) / 2, size: width })
    return
  }
  if (alpha < opacity.shows) return
  if (state.isMasked) {
    painted.areas.add(maskedArea(overlap(placed, state.clip), state.fill))
    return
  }
  if (!isBox) painted.outlines.push(placed)
  const isFull = isBox && alpha >= opacity.covers && state.isPlain
  const area: Area = { box: overlap(placed, state.clip), fill: state.fill, isFull }
  painted.areas.add(area)
  if (painted.areas.mayCover(area)) cover(marks, area.box)
}

/**
 * What a soft mask leaves of a shape: nobody knows how much of a colour is seen, so that text of any colour may stand on it; white
 * paint on a white page is seen no better for a mask.
 */
function maskedArea(box: Box, fill: string): Area {
  return { box, fill: nearWhite.test(fill) ? fill : 'masked', isFull: false }
}

/** Hides the characters that were drawn where something covers them. */
function cover({ glyphs }: PageMarks, [left, top, right, bottom]: Box): void {
  for (const glyph of glyphs) {
    const [middle, y] = [glyph.x + glyph.width / 2, glyph.y - glyph.size / 3]
    if (glyph.turns === 0 && !glyph.isSpace && middle > left && middle < right && y > top && y < bottom)
      glyph.isHidden = true
  }
}

/** Furthest from the corner of a page, in points, at which anything is looked at: pages of PDF 1.7 have 14,400 at most (Annex C). */
const furthest = 100_000

/** Whether a character is where a page may be; damaged files have some that are not. */
const isOnPage = ({ x, y }: Glyph) => Math.abs(x) <= furthest && Math.abs(y) <= furthest
