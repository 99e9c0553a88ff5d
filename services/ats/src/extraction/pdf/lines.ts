import { findDateRange } from '../../domain/annotate/dates.ts'
import { findDates } from '../../domain/annotate/find-dates.ts'
import { headingKind } from '../../domain/annotate/headings.ts'
import { lineKind } from '../../domain/annotate/line-kinds.ts'
import { isPlace } from '../../domain/annotate/places.ts'
import { headingMark } from '../heading-mark.ts'
import { isAnswered } from './answers.ts'
import { areTwoNames, endsWithTown, longestName, openEnd } from './line-names.ts'
import type { Piece } from './pieces.ts'
import { type Row, rowText, toBlocks, usualSize } from './rows.ts'

/** Gap above which pieces of a line stand apart, in sizes of the font; a blank is about a quarter. */
const apart = 0.75
/** Distance of baselines above which a block ends. */
const blockGap = 1.75
/** Width of a narrow column, in sizes of the font. */
const narrow = 24

/** A line with those that go on with it. */
interface Paragraph {
  rows: Row[]
  head: string
  /** Notes at the right: dates, places. */
  tails: string[]
  /** It is set like the headings of the file. */
  isHeading: boolean
}

/** What lines of a region have in common. */
interface Region {
  /** Where full lines end. */
  limit: number
  /** Rows of lists, of which every line stands for itself. */
  lists: Set<Row>
  /** The font of most rows. */
  usualFont: string
  /** Items go on under their sign, as a line with a small letter there shows. */
  isFlush: boolean
  /** Most lines begin with a capital: one that does not goes on with the line above it. */
  isCapitalised: boolean
}

/** Whether an item begins where another one does. */
const isUnder = (item: Piece, other: Piece) => Math.abs(item.mark - other.mark) <= 0.3 * item.size

/** Whether some of the items below one are set further in. */
const hasItemsBelow = (item: Piece, rows: Row[]) =>
  rows.some(({ y, pieces: [start] }) => start?.isBullet && y > item.y && start.mark > item.mark + 0.8 * item.size)

function goesOnUnderSign(rows: Row[]): boolean {
  return rows.some((row, index) => {
    const [start, above] = [row.pieces[0], rows[index - 1]?.pieces[0]]
    if (!start || !above?.isBullet || start.isBullet || !/^\p{Ll}/u.test(start.text)) return false
    return Math.abs(start.x - above.mark) <= 0.3 * start.size
  })
}

function usualFont(rows: Row[]): string {
  const counts = new Map<string, number>()
  for (const { pieces } of rows) {
    const font = pieces[0]?.fonts[0] ?? ''
    counts.set(font, (counts.get(font) ?? 0) + 1)
  }
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0])[0]
}

function mostlyCapitalised(rows: Row[]): boolean {
  const capitals = rows.filter(({ pieces }) => /^\p{Lu}/u.test(pieces[0]?.text ?? '')).length
  return capitals >= rows.length * 0.6
}

/**
 * Rows as lines of text: three blanks where pieces stand apart, an empty line between blocks, and paragraphs whole: a line
 * goes on in the next one where that one's first word had no room. Notes beside bullets belong to the line above them.
 * @param right where the region ends
 */
export function linesOfRows(rows: Row[], right: number): string[] {
  const limit = fullWidth(rows, right)
  const region: Region = {
    isFlush: goesOnUnderSign(rows),
    limit,
    lists: deliberateBreaks(rows, limit),
    usualFont: usualFont(rows),
    isCapitalised: mostlyCapitalised(rows),
  }
  const lines: (Paragraph | undefined)[] = []
  let header: Paragraph | undefined
  let paragraph: Paragraph | undefined
  /** The first item right below a heading, if it has dates or a place of its own: it and those set under it are headers themselves. */
  let headers: Piece | undefined
  for (const row of rows) {
    const before = paragraph?.rows.at(-1)
    const split = isStretched(row) ? row.pieces.length : tailStart(row)
    const head = { ...row, pieces: row.pieces.slice(0, split) }
    const tail = join(row.pieces.slice(split))
    const isNoted = tail === '' || (header !== undefined && paragraph !== header)
    if (paragraph && before && isNoted && continues(paragraph.rows, before, head, region, region.lists.has(row))) {
      paragraph.head = joinWrapped(paragraph.head, rowText(head))
      paragraph.rows.push(row)
      if (tail !== '') header?.tails.push(tail)
      continue
    }
    const isHeading = head.pieces.length === 1 && row.pieces[0]?.isHeading === true
    const isBelow = before && row.y - before.y > blockGap * Math.max(before.size, row.size)
    if (isBelow) lines.push(undefined)
    const isBullet = row.pieces[0]?.isBullet ?? false
    const isNote = beginsWithDate(tail) || isPlace(tail)
    const first = row.pieces[0]
    if (isBullet && isNote && header && headingKind(header.head)) headers ??= first
    const isHeader = headers !== undefined && first !== undefined && (beginsWithDate(tail) || isUnder(first, headers))
    const isOwn = !isBullet || header === undefined || isHeader
    if (!isOwn && tail !== '') header?.tails.push(tail)
    const own = isOwn && tail !== '' ? [tail] : []
    /** With items of its own below it, it is no item of a list, whatever sign it has. */
    const isAbove = isBullet && isHeader && first !== undefined && hasItemsBelow(first, rows)
    paragraph = { rows: [row], head: isAbove ? rowText(head) : join(head.pieces), tails: own, isHeading }
    lines.push(paragraph)
    if (!isBullet || isAbove) header = paragraph
  }
  return lines.map((line) => {
    if (!line) return ''
    const text = [line.head, ...line.tails].filter(Boolean).join('   ')
    return line.isHeading ? headingMark + text : text
  })
}

/** Rows of narrow columns where lines break although there is room: lists, of which every line stands for itself. */
function deliberateBreaks(rows: Row[], limit: number): Set<Row> {
  const found = new Set<Row>()
  const left = Math.min(...rows.map(({ pieces }) => pieces[0]?.x ?? 0))
  if (limit - left > narrow * usualSize(rows)) return found
  for (const block of toBlocks(rows, 1.6)) {
    const breaks = block.slice(1).some((row, index) => {
      const end = block[index]?.pieces.at(-1)
      const start = row.pieces[0]
      return end && start && !start.isBullet && limit - end.right > start.firstWord + 2 * start.size
    })
    if (breaks && block.length > 2) for (const row of block) found.add(row)
  }
  return found
}

/** Where lines of a region end when they are full: where several do, else at the region's end. */
function fullWidth(rows: Row[], right: number): number {
  const ends = rows.map((row) => row.pieces[tailStart(row) - 1]?.right ?? 0)
  const furthest = Math.max(...ends)
  const left = Math.min(...rows.map(({ pieces }) => pieces[0]?.x ?? 0))
  if (furthest - left < 0.6 * (right - left)) return right
  const near = ends.filter((end) => end > furthest - 4 * usualSize(rows)).length
  return near >= 2 && near >= rows.length * 0.2 ? furthest : Math.max(right, furthest)
}

/** Index of the piece with which notes at the right of a line begin: dates, places. */
function tailStart({ pieces }: Row): number {
  const first = pieces[0]
  if (!first) return 0
  const at = pieces.findIndex((piece, index) => {
    const least = index === pieces.length - 1 && beginsWithDate(piece.text) ? 0.7 : 1.2
    return index > 0 && gapBefore(pieces, index) > least * piece.size
  })
  return at < 0 ? pieces.length : at
}

/** Whether a row is an item of a list that goes on behind wide gaps, as in a line that is stretched to its column: no note stands there. */
function isStretched({ pieces: [first, second, ...others] }: Row): boolean {
  if (first?.isBullet !== true || second === undefined || !/^\p{Ll}/u.test(second.text)) return false
  return others.every(({ text }) => findDates(text).length === 0)
}

function gapBefore(pieces: Piece[], index: number): number {
  return (pieces[index]?.x ?? 0) - (pieces[index - 1]?.right ?? 0)
}

/** A date and a dash right behind it before a name, as a narrow column has them: its end stands below it. "Sep. 2023– Welder, Iron Works". */
const opensSpan = /^(?:\p{L}{3,9}\.? )?(?:19|20)\d\d ?[–—-]\s+\p{Lu}/u
const beginsWithTime = (text: string) => findDates(text)[0]?.from === 0

/** Whether a line begins with a capital and ends with a date: an entry of a list, as "Welding of bridges, Harbour College, 2016" is. */
function isDatedEntry(text: string): boolean {
  const last = /^\p{Lu}/u.test(text) && /\d\.?$/.test(text) ? findDates(text).at(-1) : undefined
  return last !== undefined && last.from > 1 && last.to >= text.length - 1
}

/** Whether two lines are entries of a list, of which none goes on with the one above. */
const areDatedEntries = (above: string, below: string) => isDatedEntry(above) && isDatedEntry(below)

/** Whether a row goes on with the paragraph above it. */
function continues(paragraph: Row[], before: Row, row: Row, region: Region, isList: boolean): boolean {
  const { limit } = region
  const start = row.pieces[0]
  const head = paragraph[0]?.pieces[0]
  const above = before.pieces
  if (!start || !head || start.isBullet || start.isRow || head.isRow || isAnswered(start, head)) return false
  const end = above[(before === paragraph[0] ? tailStart(before) : above.length) - 1]
  if (!end || row.y - before.y > 1.9 * Math.max(before.size, row.size)) return false
  if (start.isHeading || head.isHeading) return isOneHeading(paragraph, before, row)
  if (Math.abs(start.size - end.size) > 0.08 * end.size || start.fonts[0] !== end.fonts[1]) return false
  const first = above[0]?.x ?? 0
  /** Below a bullet, lines begin under its sign, under its text, or between. */
  const from = head.isBullet && head.mark > 0 ? head.mark - 0.15 * start.size : first - 0.8 * start.size
  const isUnderText = start.x >= head.x - 0.8 * start.size
  if (head.isBullet && !isUnderText && !region.isFlush && !/^[\p{Ll}\d]/u.test(start.text)) return false
  /** Lines that are set to the right begin anywhere; an address that is broken goes on nevertheless. */
  const isSetRight = Math.abs((row.pieces.at(-1)?.right ?? 0) - end.right) <= 0.3 * start.size
  if (isSetRight && /^[^\s@]+@\S*-$/.test(end.text) && address.test(end.text + start.text)) return true
  if (start.x < Math.min(from, first) || start.x > Math.max(first, head.x) + 0.8 * start.size) return false
  const text = rowText(row)
  if (standsForItself(text) || isDateAlone(rowText(before)) || areTwoNames(rowText(before), text)) return false
  if (opensSpan.test(rowText(before)) && beginsWithTime(text)) return false
  if (areDatedEntries(rowText(before), text)) return false
  if (paragraph.length === 1 && !head.isBullet && endsWithTown(end.text) && /^\p{Lu}/u.test(text)) return false
  if (!end.text.includes(' ')) return continuesWord(end, start, text, limit, head.isBullet || region.isCapitalised)
  const tail = paragraph.length === 1 ? above[tailStart(before)] : undefined
  /** Notes at the margin leave less room; what merely follows on the line ends it. */
  if (tail && (above.at(-1)?.right ?? 0) < limit - 2 * row.size) return false
  const room = Math.min(tail ? tail.x : limit, limit) - end.right
  /** Items of a list stand for themselves; a name in another font, or one that ends in "of", goes on. */
  const isOpen = openEnd.test(end.text) || start.fonts[0] !== region.usualFont
  if (isList && !isOpen && !/^\p{Ll}/u.test(text)) return false
  /** A small letter goes on with a sentence or a name, even where the line above could have been a little longer. */
  const slack = /^\p{Ll}/u.test(text) ? 4 : tail ? 1.75 : 0.25
  if (room > start.firstWord + slack * start.size) return false
  if ((headingKind(text) && !/^\p{Ll}/u.test(text)) || headingKind(end.text)) return false
  /** "… without any accident since / 2023" goes on; "Iron Works / since 2023" does not. */
  if (!beginsWithDate(text)) return true
  return findDates(text).length < 2 && (head.isBullet || lineKind(end.text) === 'prose') && /\p{Ll}$/u.test(end.text)
}

/** Furthest between the baselines of two lines of one heading, in sizes of the font. */
const headingGap = 1.5

/** Whether two lines that are set like headings are one: they say together what a heading says, or neither says it alone. */
function isOneHeading(above: Row[], before: Row, row: Row): boolean {
  const rows = [...above, row]
  if (rows.length > 2 || row.y - before.y > headingGap * row.size) return false
  if (rows.some(({ pieces }) => pieces.length > 1 || !pieces[0]?.isHeading)) return false
  if (headingKind(rows.map(rowText).join(' '))) return true
  return rows.every((each) => headingKind(rowText(each)) === undefined)
}

/** An address of mail or a site, a phone number, or a label and what it says: none goes on with the line above. */
const alone = /^(?:\S+@[\w.-]+|(?:https?:\/\/|www\.)\S+|\+?[\d(][\d\s()./-]{7,}|\p{Lu}[\p{L}-]+: \p{Lu}\S*)$/u

const standsForItself = (text: string) => alone.test(text) && !/^\d[\d\s-]*$/.test(text)

/** Whether a line is one date or span of time and nothing else. */
function isDateAlone(text: string): boolean {
  const found = text.length <= longestName ? (findDateRange(text) ?? findDates(text)[0]) : undefined
  return found !== undefined && found.from <= 1 && found.to >= text.length - 1
}

const address = /^[^\s@]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,24}$/i

/** Whether a line of one word goes on: an address that is broken, a word with a hyphen, or "Medication / administration". */
function continuesWord(end: Piece, start: Piece, text: string, limit: number, mayEndSmall: boolean): boolean {
  const room = limit - end.right
  if (/@/.test(end.text)) {
    const isWhole = address.test(end.text)
    /** "anna@example.co / m": a few small letters alone on a line are no line. */
    if (isWhole && /^[a-z]{1,4}$/.test(text)) return true
    return address.test(end.text + text) && (isWhole ? room < 1.5 * end.size && !/^\p{Lu}/u.test(text) : true)
  }
  if (/\p{L}-$/u.test(end.text) && /^\p{L}/u.test(text)) return room < start.firstWord
  return mayEndSmall && /^\p{Ll}/u.test(text) && room < start.firstWord + 4 * start.size
}

function beginsWithDate(text: string): boolean {
  const range = findDateRange(text)
  return range ? range.from <= 1 : findDates(text).some(({ from, to }) => from <= 1 && to >= text.trim().length - 1)
}

/** Two lines of a paragraph as one; a hyphen between small letters divides a word. */
function joinWrapped(above: string, below: string): string {
  /** In an address a hyphen stands for itself. */
  const isAddress = /^\S+@\S/.test(below) || /(?:[/@.]|www)\S*-$/.test(above)
  if (isAddress && /\p{L}-$/u.test(above)) return above + below
  if (
    /(?:^|[^\p{L}])\p{Lu}?\p{Ll}+[-\u00AD]$/u.test(above) &&
    /\p{L}{2}[-\u00AD]$/u.test(above) &&
    /^\p{Ll}{2,}/u.test(below)
  )
    return above.slice(0, -1) + below
  if (/\S@\S+\.$/.test(above) && /^\p{L}{2,6}$/u.test(below)) return above + below
  if (/^\S+@\S*$/.test(above) && /^[\w.-]+$/.test(below)) return above + below
  if (/\p{L}-$/u.test(above) && /^\p{Lu}/u.test(below)) return above + below
  if (/[/@_]$/.test(above) && !above.endsWith(' /')) return above + below
  return `${above} ${below}`
}

function join(pieces: Piece[]): string {
  let line = pieces[0]?.isBullet ? '• ' : ''
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) line += gapBefore(pieces, index) > apart * piece.size ? '   ' : ' '
    line += piece.text
  }
  return line
}
