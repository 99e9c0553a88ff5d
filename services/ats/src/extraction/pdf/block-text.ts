import { monthOf } from '../../domain/annotate/dates.ts'
import { findDates } from '../../domain/annotate/find-dates.ts'
import { beginsWithMonth, isDate, isDateOrOpen } from './margin-dates.ts'
import { type Row, rowText } from './rows.ts'

/** The text of a block; rows in another font are names of their own. A span whose end stands above its start is turned round. */
export function blockText(rows: Row[]): string {
  return spanOf(rows) ?? spanInLines(rows) ?? spanWithRoom(rows) ?? joined(rows)
}

/** Two dates between which there is room for the line of a dash; no other lines of a block are so far apart. */
function spanWithRoom(rows: Row[]): string | undefined {
  const [first, second, ...others] = rows
  if (!first || !second || others.length > 0 || second.y - first.y <= lineOfText * first.size) return undefined
  return isLaterDate([first], [second]) ? `${joined([first])} – ${joined([second])}` : undefined
}

/** Two dates of which one at least stands on two lines, and nothing else, as a span; undefined for any other block. */
export function spanInLines(rows: Row[]): string | undefined {
  const ends =
    rows.length < 2 || rows.length > 2 * mostLines
      ? -1
      : rows.findIndex((_row, at) => at > 0 && isSpan(rows.slice(0, at), rows.slice(at)))
  return ends < 0 ? undefined : `${joined(rows.slice(0, ends))} – ${joined(rows.slice(ends))}`
}

function joined(rows: Row[]): string {
  return rows.reduce((text, row, index) => {
    const before = rows[index - 1]
    if (before === undefined) return rowText(row)
    const isAlike = before.pieces[0]?.fonts[0] === row.pieces[0]?.fonts[0] && Math.abs(before.size - row.size) < 0.5
    return `${text}${isAlike ? ' ' : '   '}${textOf(row, [before])}`
  }, '')
}

/** The text of a row below others. A dash before a month alone, below a date, is no sign of an item: "November 2020", "- August", "2022". */
export function textOf(row: Row, above: Row[]): string {
  const text = rowText(row)
  const isEnd = row.pieces[0]?.isBullet && beginsWithMonth(text) && findDates(above.map(rowText).join(' ')).length === 1
  return isEnd ? `- ${text}` : text
}

/** What stands on a line of its own between the two dates of a span. */
const stroke = /^[|–—-]$/u

/** Two dates below each other, with or without a stroke between them, as a span; undefined where there is another joint, or none. */
export function spanOf(rows: Row[]): string | undefined {
  const texts = rows.map((row) => rowText(row).trim())
  const [first = '', middle = ''] = texts
  const last = texts.at(-1) ?? ''
  const isStroked = texts.length === 3 && stroke.test(middle)
  const ownStroke = texts.length === 2 && first.endsWith('|')
  if (texts.length !== 2 && !isStroked) return undefined
  const [upper, ...others] = findDates(first)
  const [lower, ...more] = findDates(last)
  if (!upper || !lower || others.length + more.length > 0) return undefined
  const [above, below] = [first.slice(upper.from, upper.to), last.slice(lower.from, lower.to)]
  const isWhole = first.replace(/[\s|]+$/u, '').length === above.length && last.length === below.length
  if (!isWhole) return undefined
  if (lower.at && (!upper.at || monthOf(upper.at) > monthOf(lower.at))) return `${below} – ${above}`
  return isStroked || ownStroke ? `${above} – ${below}` : undefined
}

/** How far apart lines of a block usually are at most, in sizes of the font. */
const lineOfText = 1.7

/** How far apart the two dates of a span are at most whose dash, on a line of its own between them, was taken for the sign of an item. */
const lineOfDash = 2.8

/** How far apart lines are at most of which the first ends with a dash, and the next begins with a date, in sizes of the font. */
const lineOfSpan = 2

/**
 * Blocks of which a date on two lines, or one before the word for now, and the later one close below are one span: "May", "2020", "July",
 * "2021". So are a date with a dash, and the next one.
 */
export function withDashesLost(blocks: Row[][]): Row[][] {
  const whole: Row[][] = []
  const ends = endsInPairs(blocks)
  for (const block of blocks) {
    const above = whole.at(-1) ?? []
    const [last, first] = [above.at(-1), block[0]]
    const isClose = last && first && first.y - last.y <= lineOfDash * Math.max(last.size, first.size)
    const isOpen = last && /^\S.*[-–—]$/u.test(rowText(last)) && isDate(rowText(last))
    const isNext = isOpen && first && first.y - last.y <= lineOfSpan * last.size && isDateOrOpen(rowText(first))
    if (isNext || ends.has(block) || (isClose && isSpan(above, block))) whole[whole.length - 1] = [...above, ...block]
    else whole.push(block)
  }
  return whole
}

/** How many pairs of dates show that two make a span, and how much further than its own two dates what is above and below a pair stands. */
const [fewestPairs, further] = [2, 1.4]

/** The later dates of pairs, on a line each, with room for the dash that was lost between them, and more room around. */
function endsInPairs(blocks: Row[][]): Set<Row[]> {
  const ends = blocks.filter((block, at) => {
    const [before, start, next] = [blocks[at - 2], blocks[at - 1], blocks[at + 1]]
    if (start?.length !== 1 || block.length !== 1 || !isLaterDate(start, block)) return false
    const within = gapBetween(start, block)
    const around = Math.min(gapBetween(before, start), gapBetween(block, next))
    return within <= lineOfDash * Math.max(start[0]?.size ?? 0, block[0]?.size ?? 0) && around >= further * within
  })
  return new Set(ends.length < fewestPairs ? [] : ends)
}

/** From the last line of a block to the first of the next one. */
const gapBetween = (above: Row[] | undefined, below: Row[] | undefined) =>
  above && below ? (below[0]?.y ?? 0) - (above.at(-1)?.y ?? 0) : Number.POSITIVE_INFINITY

/** Whether two blocks are a date each, and the second one the later. */
function isLaterDate(above: Row[], block: Row[]): boolean {
  const [first, last] = [wholeDate(joined(above)), wholeDate(joined(block))]
  return first?.at !== undefined && last?.at !== undefined && monthOf(last.at) > monthOf(first.at)
}

/** The only date of a text that is nothing else. */
function wholeDate(text: string) {
  const [date, ...others] = findDates(text)
  return date && others.length === 0 && date.to - date.from === text.length ? date : undefined
}

/** Most lines of a date in a narrow margin. */
const mostLines = 3

/** Whether two blocks are a date and a later one, and nothing else. */
function isSpan(above: Row[], block: Row[]): boolean {
  if (above.length > mostLines || block.length > mostLines) return false
  const [first, last] = [wholeDate(joined(above)), wholeDate(joined(block))]
  if (!first?.at || !last) return false
  return last.at === undefined || (above.length > 1 && block.length > 1 && monthOf(last.at) > monthOf(first.at))
}
