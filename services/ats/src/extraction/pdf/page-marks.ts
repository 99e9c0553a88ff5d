import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { combine, identity, type Matrix, place, placeBox, toMatrix } from './matrix.ts'
import { type Box, isRectangle, overlap, PaintedAreas } from './painted-areas.ts'

/** A character on a page, in points from its top left corner; y is the baseline. */
export interface Glyph {
  text: string
  x: number
  y: number
  width: number
  /** Size of the font. */
  size: number
  /** Id of the font within the file. */
  font: string
  isSpace: boolean
  /** Quarter turns clockwise from upright. */
  turns: number
  /** Drawn so that nobody sees it. */
  isHidden: boolean
}

/** A small filled shape, as word processors and browsers draw bullets. */
export interface Dot {
  x: number
  y: number
  size: number
}

/** What a page shows. */
export interface PageMarks {
  /** Of the page, in points. */
  height: number
  glyphs: Glyph[]
  dots: Dot[]
  images: number
}

/** What the page's operator list holds, as far as it is read here. */
export interface Operators {
  fnArray: number[]
  argsArray: unknown[]
}

/** What has to be known of a font. */
export interface FontFacts {
  /** From glyph units to the size of the font; Type 3 fonts have their own. */
  scale: number
  /** Its characters are pictures, whatever letters the file gives for them. */
  isIcons: boolean
}

interface State {
  matrix: Matrix
  font: string
  fontSize: number
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
  mode: number
  fill: string
  alpha: number
  /** Of the groups around. */
  groupAlpha: number
  /** Whether paint replaces what is under it, as the usual blend mode does. */
  isPlain: boolean
  /** Whether a soft mask lets only part of the paint through, as for a shadow. */
  isMasked: boolean
  clip: Box
}

interface DrawnGlyph {
  unicode?: string
  width?: number
  isSpace?: boolean
}

/** Largest bullet and smallest, in points. */
const dotSize = { least: 1, most: 6.5 }
/** Text below this is too small to read, in points. */
const smallestText = 1.5
const fills = new Set([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke])
/** An address that runs over the edge of its coloured column is read to its end, as far as an address goes. */
const mostOverflow = 12
/** Below this, what is painted is not seen; above the other, it covers what is under it. */
const opacity = { unseen: 0.1, covers: 0.95 }
/** Signs that stand before items of lists. */
export const bulletSigns = /^[•◦▪▫●○■□◆◇►▸▹▶➢➤‣⁃∙·✓✔✦❖\uF0A7\uF0B7\uF076\uF0D8\uF0FC\uF0A8]$/u
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
  const marks: PageMarks = { height: page.height, glyphs: [], dots: [], images: 0 }
  const areas = new PaintedAreas()
  const outlines: Box[] = []
  let isClip = false
  const stack: State[] = []
  let state: State = {
    matrix: base,
    font: '',
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    fill: '#000000',
    alpha: 1,
    groupAlpha: 1,
    isPlain: true,
    isMasked: false,
    clip: [0, 0, page.width, page.height],
  }
  let line: Matrix = identity
  let text: Matrix = identity
  const save = () => stack.push({ ...state })
  const restore = () => {
    state = stack.pop() ?? state
  }
  const moveLine = (x: number, y: number) => {
    line = combine(line, [1, 0, 0, 1, x, y])
    text = line
  }
  const isUnseen = (x: number, y: number, size: number) => {
    if (size < smallestText) return true
    if (x < -2 || y < -2 || x > page.width + 2 || y > page.height + size) return true
    const isInvisible = state.mode === 3 || state.mode === 7 || state.alpha * state.groupAlpha < opacity.unseen
    if (isInvisible) return !isOutlined(outlines, x, y, size)
    return areas.hides(state.fill, x, y - size / 3)
  }
  const show = (drawn: unknown) => {
    if (!Array.isArray(drawn) || state.fontSize === 0) return
    const { scale: unit, isIcons } = factsOf(state.font)
    /** How many characters of a word that began where it is seen ran out of sight. */
    let overflow: number | undefined
    for (const glyph of drawn as (DrawnGlyph | number | null)[]) {
      if (glyph === null) continue
      if (typeof glyph === 'number') {
        text = combine(text, [1, 0, 0, 1, (-glyph * state.fontSize * state.scale) / 1000, 0])
        continue
      }
      const whole = combine(state.matrix, text)
      const [x, y] = place(whole, 0, state.rise)
      const direction = Math.hypot(whole[0], whole[1])
      const size = Math.abs(state.fontSize) * (Math.hypot(whole[2], whole[3]) || direction)
      const width = (glyph.width ?? 0) * unit * state.fontSize * state.scale
      const turns = (Math.round(Math.atan2(whole[1], whole[0]) / (Math.PI / 2)) + 4) % 4
      const isSpace = /^\s*$/.test(glyph.unicode ?? '')
      let isHidden = !isSpace && isUnseen(x, y, size)
      if (isSpace) overflow = undefined
      else if (!isHidden) overflow = 0
      else if (overflow !== undefined && overflow < mostOverflow) {
        overflow++
        isHidden = false
      }
      if (!isIcons || bulletSigns.test(glyph.unicode ?? '')) {
        marks.glyphs.push({
          text: glyph.unicode ?? '',
          ...turned(x, y, turns),
          width: Math.abs(width) * direction,
          size,
          font: state.font,
          isSpace,
          turns,
          isHidden,
        })
      }
      const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)
      text = combine(text, [1, 0, 0, 1, width + spacing * state.scale, 0])
    }
  }
  const paintPath = (paint: number, path: unknown, box: ArrayLike<number> | undefined) => {
    if (!box) return
    const placed = placeBox(state.matrix, Array.from(box))
    if (isClip) {
      isClip = false
      state.clip = overlap(state.clip, placed)
    }
    if (!fills.has(paint)) return
    const [x0, y0, x1, y1] = placed
    const width = x1 - x0
    const height = y1 - y0
    const isSquare = Math.abs(width - height) <= width * 0.3
    if (!nearWhite.test(state.fill) && width >= dotSize.least && width <= dotSize.most && isSquare) {
      marks.dots.push({ x: x0, y: (y0 + y1) / 2, size: width })
      return
    }
    const alpha = state.alpha * state.groupAlpha
    if (alpha < 0.5 || state.isMasked) return
    const isFull = isRectangle(path, box) && alpha >= opacity.covers && state.isPlain
    if (!isRectangle(path, box)) outlines.push(placed)
    const area = { box: overlap(placed, state.clip), fill: state.fill, isFull }
    areas.add(area)
    if (!areas.mayCover(area)) return
    for (const glyph of marks.glyphs) {
      const [middle, y] = [glyph.x + glyph.width / 2, glyph.y - glyph.size / 3]
      const [left, top, right, bottom] = area.box
      if (glyph.turns === 0 && !glyph.isSpace && middle > left && middle < right && y > top && y < bottom)
        glyph.isHidden = true
    }
  }
  const paintImage = () => {
    marks.images++
    areas.add({ box: placeBox(state.matrix, [0, 0, 1, 1]), fill: 'image', isFull: false })
  }
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
  const follow: Record<number, (args: unknown[]) => void> = {
    [OPS.save]: save,
    [OPS.restore]: restore,
    [OPS.transform]: (args) => {
      state.matrix = combine(state.matrix, toMatrix(args as number[]))
    },
    [OPS.paintFormXObjectBegin]: ([matrix]) => {
      save()
      state.matrix = combine(state.matrix, toMatrix(matrix as ArrayLike<number> | null))
    },
    [OPS.paintFormXObjectEnd]: restore,
    [OPS.beginGroup]: () => {
      save()
      state.groupAlpha *= state.alpha
      state.alpha = 1
    },
    [OPS.endGroup]: restore,
    [OPS.beginAnnotation]: ([, , transform, matrix]) => {
      save()
      const own = combine(toMatrix(transform as ArrayLike<number> | null), toMatrix(matrix as ArrayLike<number> | null))
      state.matrix = combine(base, own)
    },
    [OPS.endAnnotation]: restore,
    [OPS.beginText]: () => {
      line = identity
      text = identity
    },
    [OPS.setFont]: ([font, size]) => {
      state.font = String(font)
      state.fontSize = Number(size)
    },
    [OPS.setGState]: ([entries]) => {
      for (const [key, value] of (entries as [string, unknown][] | undefined) ?? []) {
        if (key === 'Font' && Array.isArray(value)) {
          state.font = String(value[0])
          state.fontSize = Number(value[1])
        }
        if (key === 'ca') state.alpha = Number(value)
        if (key === 'SMask') state.isMasked = Boolean(value)
        if (key === 'BM') state.isPlain = value === 'source-over'
      }
    },
    [OPS.setCharSpacing]: ([value]) => {
      state.charSpacing = Number(value)
    },
    [OPS.setWordSpacing]: ([value]) => {
      state.wordSpacing = Number(value)
    },
    [OPS.setHScale]: ([value]) => {
      state.scale = Number(value) / 100
    },
    [OPS.setLeading]: ([value]) => {
      state.leading = Number(value)
    },
    [OPS.setTextRise]: ([value]) => {
      state.rise = Number(value)
    },
    [OPS.setTextRenderingMode]: ([value]) => {
      state.mode = Number(value)
    },
    [OPS.setFillRGBColor]: ([value]) => {
      state.fill = String(value)
    },
    [OPS.setFillColorN]: () => {
      state.fill = 'pattern'
    },
    [OPS.setTextMatrix]: ([value]) => {
      line = toMatrix(value as ArrayLike<number>)
      text = line
    },
    [OPS.moveText]: ([x, y]) => moveLine(Number(x), Number(y)),
    [OPS.setLeadingMoveText]: ([x, y]) => {
      state.leading = -Number(y)
      moveLine(Number(x), Number(y))
    },
    [OPS.nextLine]: () => moveLine(0, -state.leading),
    [OPS.showText]: ([glyphs]) => show(glyphs),
    [OPS.beginMarkedContent]: beginPart,
    [OPS.beginMarkedContentProps]: beginPart,
    [OPS.endMarkedContent]: endPart,
    [OPS.clip]: () => {
      isClip = true
    },
    [OPS.eoClip]: () => {
      isClip = true
    },
    [OPS.constructPath]: ([paint, path, box]) => paintPath(Number(paint), path, box as ArrayLike<number> | undefined),
    [OPS.paintImageXObject]: paintImage,
    [OPS.paintInlineImageXObject]: paintImage,
    [OPS.paintImageMaskXObject]: paintImage,
  }
  for (const [index, operator] of fnArray.entries()) follow[operator]?.((argsArray[index] as unknown[] | null) ?? [])
  return marks
}

/** Characters of a line as the text that they stand for, in their place. */
function replaced(glyphs: Glyph[], text: string): Glyph[] {
  const [first, last] = [glyphs[0], glyphs.at(-1)]
  if (!first || !last || Math.abs(first.y - last.y) > 0.5 * first.size || glyphs.length > 3) return glyphs
  return [{ ...first, text, width: Math.max(first.width, last.x + last.width - first.x), isSpace: false }]
}

/** A place as it is when the page is turned so that the text stands upright. */
function turned(x: number, y: number, turns: number): { x: number; y: number } {
  if (turns === 1) return { x: y, y: -x }
  if (turns === 2) return { x: -x, y: -y }
  if (turns === 3) return { x: -y, y: x }
  return { x, y }
}

/** Most outlines before a character that may be its own; browsers draw them right before. */
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
