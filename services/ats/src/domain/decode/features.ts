import { type Evidence, placeSigns } from '../annotate/cell-evidence.ts'
import { cellKinds } from '../annotate/cell-kinds.ts'
import type { Cell, Line } from '../text/cells.ts'
import { separators } from '../text/separators.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { allowedFor } from './allowed.ts'
import type { Matter } from './matter.ts'
import { type Steps, stepsTo } from './steps.ts'
import { firstRow, nameClasses, type Template } from './templates.ts'

/** A cell with what it shows, as the decoder sees it. */
export interface Item {
  cell: Cell
  line: Line
  /** Index of the line. */
  at: number
  /** Index within the line. */
  spot: number
  evidence: Evidence
  /** Class of the name, for features. */
  name: number
  separator: number
  /** Labels that it may have, and the steps to them. */
  allowed: number[]
  steps: Steps
  /** Rows of the weights that apply; none of a cell that can have one label alone. */
  rows: number[]
}

const kindAt = (name: (typeof cellKinds)[number]) => cellKinds.indexOf(name)
const firstLabel = kindAt('label of employer')
const [rangeKind, dateKind] = [kindAt('range'), kindAt('date')]
const separatorIndex = new Map(separators.map((name, index) => [name, index]))
const three = (score: number) => (score === 0 ? 0 : score <= 2 ? 1 : 2)
const four = (value: number) => Math.min(value, 3)
/** Behind it, what was done begins small; names of trades and houses do not: "Marketing Director", "United Mills". */
const deed =
  /^(?:(?!ge|be)\p{L}{2,}(?:ed|ing)|[Ll]ed|[Bb]uilt|[Rr]an|[Ww]on|[Oo]versaw|[Ww]rote|[Tt]aught|[Ss]old|[Gg]rew|[Kk]ept|[Mm]ade|[Ss]et)\s+[^\p{Lu}]/u
const legal =
  /^(?:Inc|L\.?L\.?C|LLP|C\.A|Ltd|Limited|Pty|Corp|Co|GmbH|AG|KG|PLC|S\.?A|S\.?L|S\.?r\.?l|S\.?p\.?A|B\.?V|N\.?V|Sp\. z o\.o)\b\.?/i

/**
 * The cells of a section with the features that need no other header.
 * @param own words of the line below the name
 */
export function itemsOf(given: string[], own: ReadonlySet<string>, matter: Matter): Item[] {
  const lines = matter.cut(given)
  const items = lines.flatMap((line, at) =>
    line.cells.map((cell, spot): Item => {
      const evidence = matter.evidenceOf(cell, line)
      const name = three(evidence.title) * 3 + three(evidence.employer)
      const separator = separatorIndex.get(cell.separator) ?? 0
      const allowed = allowedFor(cell, line, spot, matter.mayName(evidence))
      const steps = stepsTo(allowed, separator)
      return { cell, line, at, spot, evidence, name, separator, allowed, steps, rows: [] }
    }),
  )
  const byLine: Item[][] = lines.map(() => [])
  for (const item of items) byLine[item.at]?.push(item)
  const section = sectionOf(lines, byLine)
  for (const [index, item] of items.entries()) {
    if (item.allowed.length > 1) describe(item, items[index - 1], items[index + 1], section, own)
  }
  return items
}

/** What holds for all cells of a section. */
interface Section {
  lines: Line[]
  byLine: Item[][]
  /** First and last line of the run of divided lines without a blank between, of each line. */
  blocks: { from: number; to: number }[]
  /** Lines to the next dates above and below each line, within a run; 4 for none. */
  above: number[]
  below: number[]
  hasDate: boolean[]
  isDated: boolean
  counts: Map<string, number>
  /** Kinds of the columns of a table with a header, by index. */
  header: { at: number; kinds: number[] } | undefined
  best: { title: number; employer: number }[]
}

function sectionOf(lines: Line[], byLine: Item[][]): Section {
  const hasDate = byLine.map((items) => items.some(({ cell }) => cell.range))
  const blocks: Section['blocks'] = []
  for (let at = 0; at < lines.length; ) {
    let to = at
    while (to + 1 < lines.length && !isBlockEnd(lines, to)) to++
    for (let index = at; index <= to; index++) blocks.push({ from: at, to })
    at = to + 1
  }
  const above = distances(lines, hasDate, 1)
  const below = distances(lines, hasDate, -1)
  const counts = new Map<string, number>()
  for (const items of byLine) {
    for (const { cell, line } of items) {
      if (cell.range || line.isWhole) continue
      counts.set(cell.text, (counts.get(cell.text) ?? 0) + 1)
    }
  }
  const headerAt = byLine.slice(0, 4).findIndex((items) => items.length >= 2 && items.every(isLabelItem))
  const header =
    headerAt < 0 ? undefined : { at: headerAt, kinds: byLine[headerAt]?.map(({ evidence }) => evidence.kind) ?? [] }
  const best = blocks.map(({ from, to }) => bestOf(byLine, from, to))
  return { lines, byLine, blocks, above, below, hasDate, isDated: hasDate.includes(true), counts, header, best }
}

const isLabelItem = ({ evidence }: Item) => evidence.kind >= firstLabel && evidence.kind < firstLabel + 5

function isBlockEnd(lines: Line[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  return line?.isWhole === true || next?.isWhole === true || next?.cells[0]?.separator === 'blank'
}

function distances(lines: Line[], hasDate: boolean[], step: 1 | -1): number[] {
  const found = lines.map(() => 4)
  let distance = 4
  for (let count = 0, at = step === 1 ? 0 : lines.length - 1; count < lines.length; count++, at += step) {
    found[at] = Math.min(distance, 4)
    if (hasDate[at]) distance = 1
    else if (lines[at]?.isWhole) distance = 4
    else distance++
  }
  return found
}

function bestOf(byLine: Item[][], from: number, to: number): { title: number; employer: number } {
  let [title, employer] = [0, 0]
  for (let at = from; at <= to && at < from + 8; at++) {
    for (const { evidence } of byLine[at] ?? []) {
      title = Math.max(title, evidence.title)
      employer = Math.max(employer, evidence.employer)
    }
  }
  return { title, employer }
}

/** Whether a score is the best of a block: none is, less, equal, or it alone. */
const rankOf = (own: number, best: number) => (best === 0 ? 0 : own === best ? 2 : own === 0 ? 1 : 3)

/** Kind of the line above or below: none, blank, item, running text, name. */
function kindAround({ lines }: Section, at: number, step: 1 | -1): number {
  const line = lines[at + step]
  if (!line) return 0
  const lower = step === 1 ? line : lines[at]
  if (lower?.cells[0]?.separator === 'blank') return 1
  if (!line.isWhole) return 4
  return line.isItem ? 2 : 3
}

function describe(
  item: Item,
  before: Item | undefined,
  behind: Item | undefined,
  section: Section,
  own: ReadonlySet<string>,
): void {
  const { cell, line, at, spot, evidence, name, separator, rows } = item
  const add = (template: Template, value: number) => {
    rows.push(firstRow[template] + value)
  }
  const sits = four(spot) * 4 + four(line.cells.length - 1)
  const block = section.blocks[at] ?? { from: at, to: at }
  const inBlock = four(at - block.from) * 4 + four(block.to - block.from)
  const around = kindAround(section, at, -1) * 5 + kindAround(section, at, 1)
  const near = (section.above[at] ?? 4) * 5 + (section.below[at] ?? 4)
  const dated = onDateLine(section.byLine[at] ?? [], spot)
  const best = section.best[at] ?? { title: 0, employer: 0 }
  const isNear = behind !== undefined && (behind.at === at || section.blocks[behind.at] === section.blocks[at])
  const next = isNear ? behind : undefined
  const last = before && before.at >= block.from ? before : undefined
  add('title', evidence.title)
  add('employer', evidence.employer)
  add('name', name * placeSigns.length + evidence.place)
  add('kind', evidence.kind)
  add('kind, words', evidence.kind * 6 + evidence.words)
  add('kind, separator', evidence.kind * separators.length + separator)
  add('kind, spot', evidence.kind * 16 + sits)
  add('words, name', evidence.words * nameClasses + name)
  add('shape, name', evidence.shape * nameClasses + name)
  add('spot in line', sits)
  add('spot in line, name', sits * nameClasses + name)
  add('spot in line, place', sits * placeSigns.length + evidence.place)
  add('lines around', around * 2 + (spot === 0 ? 1 : 0))
  add('lines around, name', around * nameClasses + name)
  add('lines around, place', around * placeSigns.length + evidence.place)
  add('line in block', inBlock)
  add('line in block, name', inBlock * nameClasses + name)
  add('line in block, spot', inBlock * 16 + sits)
  add('dates on line', dated)
  add('dates on line, name', dated * nameClasses + name)
  add('dates near', near)
  add('dates near, spot', near * 16 + sits)
  add('dates near, name', near * nameClasses + name)
  add('best of block', rankOf(evidence.title, best.title) * 4 + rankOf(evidence.employer, best.employer))
  add('before, own', (last ? last.name + 1 : 0) * nameClasses + name)
  add('own, behind', (next ? next.name + 1 : 0) * nameClasses + name)
  add('place before', last ? last.evidence.place + 1 : 0)
  add('place behind', next ? next.evidence.place + 1 : 0)
  add('kind before', last ? last.evidence.kind + 1 : 0)
  add('kind behind', next ? next.evidence.kind + 1 : 0)
  add('separator', separator)
  add('separator, name', separator * nameClasses + name)
  add('separator behind', behind?.separator ?? 0)
  add('separator behind, name', (behind?.separator ?? 0) * nameClasses + name)
  add('repeated', Math.min((section.counts.get(cell.text) ?? 1) - 1, 2) * nameClasses + name)
  if (own.size > 0) {
    const isOwn = foldText(cell.text.slice(0, 100))
      .split(' ')
      .some((word) => own.has(word))
    add('word of the headline', isOwn ? 1 : 0)
  }
  add('begins with a deed', deed.test(cell.text) ? 1 : 0)
  add('legal form', legal.test(cell.text) ? 1 : 0)
  add('acronym', expands(cell.text, last?.cell.text) ? 1 : expands(next?.cell.text, cell.text) ? 2 : 0)
  add('with a place behind', next?.at === at && evidence.place > 0 && next.evidence.place === 4 ? 1 : 0)
  add('item', (line.isItem ? 1 : 0) * 2 + (section.hasDate[at] ? 1 : 0))
  add('label', labelBefore(item, before))
  add('column', columnOf(item, section))
  add('dates in section', (section.isDated ? 1 : 0) * 25 + around)
}

/** Words that an acronym leaves out. */
const small = /^(?:of|the|for|and|in|de|du|des|la|le|les|et|del|della|di|da|do|dos|e|y|für|und|der|des|van|voor|i|w)$/i

/** Whether a name is what an acronym stands for: "United Mills of Aldmoor" behind "UMA". */
function expands(name: string | undefined, acronym: string | undefined): boolean {
  if (!name || !acronym || !/^[A-Z]{2,7}$/.test(acronym) || name.length > 100 || !name.includes(' ')) return false
  const initials = name.split(/[\s-]+/).flatMap((word) => (small.test(word) ? [] : word.charAt(0).toUpperCase()))
  return initials.join('') === acronym
}

/** Whether a cell stands before dates of its line, behind them, or on a line without. */
function onDateLine(items: Item[], spot: number): number {
  const at = items.findIndex(({ evidence }) => evidence.kind === rangeKind || evidence.kind === dateKind)
  if (at < 0) return 0
  return spot <= at ? 1 : 2
}

/** What the label right before a cell asks for; 0 for none. */
function labelBefore(item: Item, before: Item | undefined): number {
  if (!before || !isLabelItem(before)) return 0
  const isOnLine = before.at === item.at
  const isAbove = before.at === item.at - 1 && before.line.cells.length === 1 && item.spot === 0
  return isOnLine || isAbove ? before.evidence.kind - firstLabel + 1 : 0
}

function columnOf({ at, spot, line }: Item, { header }: Section): number {
  if (!header || at <= header.at || line.cells.length !== header.kinds.length) return 0
  return (header.kinds[spot] ?? 0) - firstLabel + 1
}
