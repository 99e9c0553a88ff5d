import { withDrawnTables } from './drawn-tables.ts'
import { withHeadings } from './heading-style.ts'
import { liftName } from './lift-name.ts'
import type { Glyph, PageMarks } from './marks.ts'
import { atUsualScale } from './page-scale.ts'
import { type Piece, toPieces } from './pieces.ts'
import { type PageLines, readPage } from './read-page.ts'
import { toRows, usualSize } from './rows.ts'
import { withoutRunningLines } from './running-lines.ts'

/** What a page says: its upright text, and text that is turned, by quarter turns. */
export interface Sheet {
  height: number
  pieces: Piece[]
  turned: Piece[][]
  /** The characters that nobody can see. */
  hidden: string
}

/** Pages that are read as one; a resume has fewer, and time grows with what is read at once. */
const mostAtOnce = 10
/** Room between pages that are read as one, in sizes of the font: enough to end a block. */
const roomBetween = 3

/** The text of a page that people can see, in pieces. */
export function readSheet(marks: PageMarks): Sheet {
  const { glyphs, dots, rules, images, height } = atUsualScale(marks)
  const hidden = hiddenAmong(glyphs)
  /** Scans with recognised text draw all of it invisibly over the picture. */
  const isScan = images > 0 && hidden.length > glyphs.filter(({ isSpace }) => !isSpace).length * 0.9
  const shown = isScan ? glyphs : glyphs.filter(({ isHidden }) => !isHidden)
  const turned = (turn: number) => shown.filter(({ turns }) => turns === turn)
  return {
    height,
    pieces: withDrawnTables(toPieces(turned(0), dots), rules),
    turned: [1, 2, 3].map((turn) => toPieces(turned(turn), [])).filter((pieces) => pieces.length > 0),
    hidden: isScan ? '' : hidden.map(({ text }) => text).join(''),
  }
}

/** Places that count as one, in points: a shadow stands a little beside its text. */
const samePlace = 3

/** Characters that nobody can see, without those that stand where the same one is seen: a shadow, or text drawn twice. */
function hiddenAmong(glyphs: Glyph[]): Glyph[] {
  const hidden = glyphs.filter(({ isHidden }) => isHidden)
  if (hidden.length === 0) return []
  const keyOf = (text: string, x: number, y: number) => `${x} ${y} ${text}`
  const at = (place: number) => Math.round(place / samePlace)
  const seen = new Set(glyphs.flatMap((glyph) => (glyph.isHidden ? [] : [keyOf(glyph.text, at(glyph.x), at(glyph.y))])))
  const near = [-1, 0, 1]
  return hidden.filter(
    ({ text, x, y }) => !near.some((dx) => near.some((dy) => seen.has(keyOf(text, at(x) + dx, at(y) + dy)))),
  )
}

/**
 * The lines of all pages in the order in which people read them. Upright text is read as if its pages were one long page: a
 * column that goes on over the page break is read whole, before the column beside it. Turned text comes last.
 */
export function readSheets(sheets: Sheet[]): PageLines {
  const found: PageLines = { lines: [], columns: 0 }
  const add = ({ lines, columns }: PageLines) => {
    found.lines.push(...lines, '')
    found.columns = Math.max(found.columns, columns)
  }
  const upright = withHeadings(withoutRunningLines(sheets))
  for (let from = 0; from < upright.length; from += mostAtOnce) {
    const [first = [], ...others] = upright.slice(from, from + mostAtOnce)
    const lifted = from === 0 ? liftName(first) : undefined
    if (lifted) found.lines.push(lifted.name)
    add(readPage(stacked([lifted?.rest ?? first, ...others]), lifted?.x))
  }
  for (const { turned } of sheets) {
    for (const pieces of turned) {
      const lifted =
        upright.every((pieces) => pieces.length === 0) && found.lines.every((line) => line === '')
          ? liftName(pieces)
          : undefined
      if (lifted) found.lines.push(lifted.name)
      add(readPage(lifted?.rest ?? pieces))
    }
  }
  return found
}

/** Pages one below the other. */
function stacked(pages: Piece[][]): Piece[] {
  const all: Piece[] = []
  let end = 0
  for (const pieces of pages) {
    if (pieces.length === 0) continue
    const top = Math.min(...pieces.map(({ y }) => y))
    const room = roomBetween * usualSize(toRows(pieces))
    const down = all.length === 0 ? 0 : end + room - top
    for (const piece of pieces) {
      all.push(down === 0 ? piece : { ...piece, y: piece.y + down })
      end = Math.max(end, piece.y + down)
    }
  }
  return all
}
