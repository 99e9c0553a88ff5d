import { isDuration } from '../../domain/annotate/cell-kinds.ts'
import { findDateRange } from '../../domain/annotate/dates.ts'
import { findDates } from '../../domain/annotate/find-dates.ts'
import { headingKind } from '../../domain/annotate/headings.ts'
import { labelKind } from '../../domain/annotate/labels.ts'
import { blockText, spanInLines, spanOf, textOf, withDashesLost } from './block-text.ts'
import { topOfCellBeside } from './centred-cells.ts'
import type { Gutter } from './gutters.ts'
import { beginsWithMonth, isDate, isOpenEnd } from './margin-dates.ts'
import { apartFromNotes, isHeadingAtRight, withoutRules } from './margin-headings.ts'
import { areHeading, type Row, rowText, toBlocks, toRows, usualSize } from './rows.ts'

/** How far baselines of rows that belong together differ, in sizes of the font. */
export const aligned = 0.5
/** The same for a heading in the margin and the text that it heads. */
const headed = 1.2

/** Share of the marks in a margin that have to be known headings; the others are set like them. */
const mostlyKnown = 0.6
/** Most lines of a margin of headings, which goes on over pages. */
const mostMarks = 40
/** From how many headings on a margin is one where they do not stand beside their text. */
const fewestAlone = 3
/** From how many headings of such a margin on, words of headings in other letters beside them are none. */
const manyAlone = 4
/** Share of the blocks in a margin that have to be two dates, so that each is one span. */
const mostlySpans = 0.8

/**
 * The part of a gutter of which all that stands at the left are headings, each beside the first line of its section; what
 * stands above the first of them, such as somebody's title below the name, is not part of it.
 */
export function headingRail(gutter: Gutter, rows: Row[]): Gutter | undefined {
  if (toRows(gutter.left).length > mostMarks) return undefined
  const blocks = withoutRules(railBlocks(gutter))
  const start = blocks.findIndex((block) => headingKind(blockText(block)) !== undefined)
  const [first] = blocks[start] ?? []
  if (!first) return undefined
  const { marks, notes } = apartFromNotes(blocks.slice(start))
  const known = marks.filter((block) => headingKind(blockText(block)) !== undefined)
  /** One heading beside a line may merely be at the same height. */
  if (known.length < 2 || known.length < mostlyKnown * marks.length) return undefined
  const [font, size] = [first.pieces[0]?.fonts[0], first.size]
  const isAlike = ([row]: Row[]) =>
    row !== undefined && row.pieces[0]?.fonts[0] === font && Math.abs(row.size - size) < 0.5
  const top = first.y - headed * first.size
  const right = [...gutter.right.filter(({ y }) => y >= top), ...notes]
  const rightRows = toRows(right)
  /** Known headings that are nothing but that are no column, also where the text of each begins a line or two below. */
  const areAlone = known.length === marks.length && known.length >= fewestAlone
  const isMark = (block: Row[]) => isAlike(block) && block[0] && (areAlone || besides(block[0], rightRows, headed))
  if (!marks.every(isMark)) return undefined
  const areMany = areAlone && known.length >= manyAlone
  /** Headings in capitals have others below them that are set in small letters, in the same font. */
  const isSetAlike = (block: Row[]) =>
    isAlike(block) && isInCapitals(blockText(block)) === isInCapitals(blockText([first]))
  if (start > 0 && rightRows.some((row) => isHeadingAtRight(row, isSetAlike, areMany))) return undefined
  const from = rows.findIndex(({ y }) => y >= top)
  return {
    ...gutter,
    from: start > 0 ? Math.max(gutter.from, from) : gutter.from,
    left: marks.flatMap((block) => block.flatMap((row) => row.pieces)),
    right: start > 0 ? right : [...gutter.right, ...notes],
  }
}

const isInCapitals = (text: string) => /\p{Lu}/u.test(text) && text === text.toUpperCase()

/** Whether a row is set like a heading over both sides: a known one, or larger than the text. */
export function isHeadingRow(row: Row, others: Row[]): boolean {
  return areHeading(row.pieces) || row.size > 1.15 * usualSize(others)
}

/** The same of a block; a name with dates below it that is as large as the line beside it, such as an employer beside a title, is no heading. */
export function isHeadingBlock([first, ...others]: Row[], right: Row[]): boolean {
  if (!first) return false
  if (areHeading(first.pieces)) return true
  if (!isHeadingRow(first, right)) return false
  const isDated = findDates(blockText(others)).length > 0
  return !(isDated && isAsLarge(first, right))
}

/** How far baselines differ at most that were set to be one, in sizes of the font. */
const level = 0.25

/** Whether a line that is level with a row is as large. */
const isAsLarge = (row: Row, right: Row[], size = row.size) =>
  right.some((other) => besides(row, [other], level) && other.size >= 0.95 * size)

export function besides(row: Row, others: Row[], within = aligned): boolean {
  return others.some((other) => Math.abs(other.y - row.y) <= within * Math.max(row.size, other.size))
}

/** Whether a row begins with a date and stands beside another. */
export function isDateBeside(row: Row, other: Row): boolean {
  const isBeside = Math.abs(row.y - other.y) <= aligned * Math.max(row.size, other.size)
  return isBeside && (findDates(rowText(row))[0]?.from ?? 9) <= 1
}

/** From how many headings and other rows on the left side is told for one of a table, and how level the latter are with its lines, in sizes of the font. */
const tabled = { headings: 2, labels: 6, level: 0.1 }

/**
 * Whether the left side is the headings and the first cells of a table: no line stands beside any of its headings, and one at the very
 * height of each other row. Lines of two columns are rarely level.
 */
export function isTableBelowHeadings(left: Row[], right: Row[]): boolean {
  const headings = left.filter(({ pieces }) => areHeading(pieces))
  const labels = left.filter(({ pieces }) => !areHeading(pieces))
  if (headings.length < tabled.headings || labels.length < tabled.labels) return false
  return !headings.some((row) => besides(row, right)) && labels.every((row) => besides(row, right, tabled.level))
}

/** The first cells of a table, each of which is a row, unless a span of time goes on below: "03.2019 –" and "05.2021". */
function rowsOfTable(left: Row[]): Row[][] {
  const cells: Row[][] = []
  for (const row of left) {
    const above = cells.at(-1)
    if (above && goesOnBelow(blockText(above), textOf(row, above))) above.push(row)
    else cells.push([row])
  }
  return cells
}

const goesOnBelow = (before: string, text: string) =>
  isDate(before) &&
  (/[-–—]$/u.test(before) || findDateRange(before) === undefined) &&
  findDateRange(`${before} ${text}`) !== undefined &&
  !beginsMark(before, text)

/** Blocks of a rail: what stands close together, unless a line begins something of its own; each row of a table. */
export function railBlocks(gutter: Gutter): Row[][] {
  const [left, right] = [toRows(gutter.left), toRows(gutter.right)]
  if (isTableBelowHeadings(left, right)) return rowsOfTable(left)
  const blocks = withDashesLost(toBlocks(left, 1.6))
  const spans = blocks.filter((block) => spanOf(block) !== undefined)
  /** Where nearly every block is two dates, each is one span; elsewhere a date may be right below another of its own. */
  const areSpans = spans.length >= 2 && spans.length >= mostlySpans * blocks.length
  const isWhole = (block: Row[]) =>
    (areSpans && spans.includes(block)) || (block.length > 2 && spanInLines(block) !== undefined)
  const parts = withDurationsAbove(blocks.flatMap((block) => (isWhole(block) ? [block] : partsOf(block, right))))
  return withDatesBelow(parts, right)
}

/** Blocks of which no one is how long what the one above dates took. */
function withDurationsAbove(blocks: Row[][]): Row[][] {
  const whole: Row[][] = []
  for (const block of blocks) {
    const above = whole.at(-1)
    if (above && isDuration(blockText(block)) && isDate(blockText(above)))
      whole[whole.length - 1] = [...above, ...block]
    else whole.push(block)
  }
  return whole
}

/** The marks of which a block is made. */
function partsOf(block: Row[], right: Row[]): Row[][] {
  const parts: Row[][] = []
  /** Labels of a form stand each beside a line of its own. */
  const isForm =
    block.length > 1 && findDates(blockText(block)).length === 0 && block.every((row) => besides(row, right))
  for (const row of block) {
    const before = parts.at(-1)
    const areLabels = before && blockText(before).endsWith(':') && rowText(row).endsWith(':')
    const isOwn =
      before &&
      (areLabels || beginsMark(blockText(before), textOf(row, before)) || (isForm && !isOneLabel(before, row)))
    if (before && !isOwn) before.push(row)
    else parts.push([row])
  }
  return parts
}

/** From how many names with dates below them, in a margin that has nothing else, each is one block with its dates, however far they are apart. */
const fewestDated = 3

function withDatesBelow(blocks: Row[][], right: Row[]): Row[][] {
  const isHead = ([first]: Row[]) => first !== undefined && areHeading(first.pieces)
  const entries = blocks.filter((block) => !isHead(block))
  if (entries.length < 2 * fewestDated || entries.length % 2 > 0) return blocks
  const isDated = (block: Row[]) => findDateRange(blockText(block)) !== undefined
  /** Each name begins an entry, as the line beside it shows; dates beside such a line would date it by themselves. */
  const areInTurns = entries.every((block, index) => {
    const [first] = block
    const name = entries[index - (index % 2)]?.[0]
    if (!first || !name) return false
    if (index % 2 > 0) return isDated(block) && !isAsLarge(first, right, name.size)
    return !isDated(block) && isAsLarge(first, right)
  })
  if (!areInTurns) return blocks
  const whole: Row[][] = []
  for (const block of blocks) {
    if (isHead(block) || !isDated(block)) whole.push([...block])
    else whole.at(-1)?.push(...block)
  }
  return whole
}

/** Whether a row goes on with a label or a heading that is known. */
function isOneLabel(before: Row[], row: Row): boolean {
  const text = `${blockText(before)} ${rowText(row)}`
  return headingKind(text) !== undefined || labelKind(text) !== undefined
}

/** Years that are a span by themselves, open or not: what is open above them does not end with them. */
const ownSpan = /^(?:19|20)\d\d ?[–—-] ?(?:(?:19|20)?\d\d)?$/u
/** A year and its month in figures, with the dash before the end: "2018-03 -"; what looks like a span below it is its end. */
const monthInFigures = /\d{4}-\d{2}\s?[–—-]\s*$/u

/** A heading that goes on below, and a word that says of what kind the next one is, which may be a heading by itself. */
const goesOn = /\p{L}\s?(?:&|,|\s(?:and|und|et|e|y|en|og|och|i))$/iu
const saidOfNext =
  /^(?:professional|work|employment|technical|personal|academic|career|executive|research|volunteer|key|core)$/iu

function beginsMark(before: string, text: string): boolean {
  const whole = `${before} ${text}`
  if (labelKind(whole)) return false
  if (labelKind(before) || labelKind(text)) return true
  const [kind, next] = [headingKind(before), headingKind(text)]
  const joint = headingKind(whole)
  /** "Teaching" is a heading by itself, and begins "Teaching / Experience", too. */
  const isBegun = kind === 'other' && next === 'experience' && joint === next
  if (goesOn.test(before) || (joint && saidOfNext.test(before))) return false
  if (kind && next && kind !== next && !isBegun) return true
  if (joint) return false
  /** A year below which a span stands is of something else. */
  if (isDate(before) && findDateRange(text)) return true
  if (!kind && !next && findDateRange(whole) && !findDateRange(before)) return false
  if (headingKind(before) || headingKind(text)) return true
  const [first, second] = [findDates(before), findDates(text)]
  if (/^- /.test(text) && beginsWithMonth(text.slice(2))) return false
  /** "March 2015 – / June", "March / 2015 – June / 2016": the end of a span goes on below. */
  if (/[-–—]$/u.test(before) && (beginsWithMonth(text) || isOpenEnd(text))) return false
  if (/^(?:19|20)\d\d$/.test(text) && beginsWithMonth(/[-–—]\s*(\p{L}+\.?)$/u.exec(before)?.[1] ?? '')) return false
  /** A month below a date that is whole begins the next one, whose year stands on the line after: "2015 / March / 2016". */
  if (second.length === 0 && first.length > 0 && beginsWithMonth(text)) return true
  if (second.length === 0 || first.length === 0) return false
  if (first.length > 1 || second.length > 1) return true
  if (/[–—-]\s*$/u.test(before) && ownSpan.test(text) && !monthInFigures.test(before)) return true
  const isOpen = /[|–—-]\s*$/u.test(before) || /^\s*[-–—]/u.test(text)
  const ascends = (first[0]?.at?.year ?? 0) < (second[0]?.at?.year ?? 9999)
  return !(isOpen || ascends)
}

interface Mark {
  y: number
  size: number
  text: string
  isHeading: boolean
  /** It is set like the headings of its file, of which not all are known by their words. */
  isSetLikeHeading: boolean
}

/** How far from the middle of two lines the baselines of both are at most, in sizes of the font. */
const halfLine = 1.1

/** The first of two lines at the right between which a date stands, as in a table whose cells are centred; undefined where it stands beside one. */
function middleOf(right: Row[], { y, size }: { y: number; size: number }): number | undefined {
  const at = right.findIndex((row) => row.y > y)
  const [above, below] = [right[at - 1], right[at]]
  if (!above || !below) return undefined
  const apart = [y - above.y, below.y - y].map((distance) => distance / Math.max(size, above.size, below.size))
  const areNear = apart.every((distance) => distance > aligned && distance <= halfLine)
  return areNear && above.pieces[0]?.fonts[0] === below.pieces[0]?.fonts[0] ? above.y : undefined
}

/** From how many dates beside the middles of their cells on, and what share of all dates, all of them are centred. */
const [fewestCentred, mostlyCentred] = [2, 0.5]

/** What stands in a rail, from the top. */
export function railMarks(gutter: Gutter, areHeadings: boolean): Mark[] {
  const right = toRows(gutter.right)
  const blocks = railBlocks(gutter)
  const marks = blocks.map((rows): Mark => {
    const text = blockText(rows)
    const isHeading = areHeadings || headingKind(text) !== undefined || isHeadingBlock(rows, right)
    /** Of a known heading on two lines, one may stand in several: "Research / Interests", "Research / Experience". */
    const areSet = rows.map(({ pieces }) => pieces.length === 1 && pieces[0]?.isHeading === true)
    const isSetLikeHeading = areSet.every(Boolean) || (headingKind(text) !== undefined && areSet.some(Boolean))
    return { y: rows[0]?.y ?? 0, size: rows[0]?.size ?? 10, text, isHeading, isSetLikeHeading }
  })
  const tops = blocks.map((rows) => (isDate(blockText(rows)) ? topOfCellBeside(rows, right)?.y : undefined))
  const dated = marks.filter(({ text }) => isDate(text)).length
  const found = tops.filter((top) => top !== undefined).length
  const areCentred = found >= fewestCentred && found >= mostlyCentred * dated
  for (const [index, mark] of marks.entries()) {
    if (!isDate(mark.text)) continue
    const top = middleOf(right, mark) ?? (areCentred ? tops[index] : undefined)
    /** What is beside the mark above is of that one. */
    if (top !== undefined && top > (marks[index - 1]?.y ?? Number.NEGATIVE_INFINITY)) mark.y = top
  }
  /** A date close below a heading dates what stands beside the heading. */
  for (const [index, mark] of marks.entries()) {
    const above = marks[index - 1]
    if (!above?.isHeading || !isDate(mark.text) || mark.y - above.y > 2.2 * above.size) continue
    if (right.some(({ y }) => Math.abs(y - above.y) <= aligned * above.size)) mark.y = above.y + 0.01
  }
  return marks
}
