import { isBullet, withoutBullet } from '../annotate/bullets.ts'
import { namesNumberedCourse } from '../annotate/cell-kinds.ts'
import type { DateRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { lineKind } from '../annotate/line-kinds.ts'
import { beginsWithDeed } from '../vocabulary/deeds-told.ts'
import { isEastAsian } from '../vocabulary/east-asian/script.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { isBracketWithin, isInBracket } from './brackets.ts'
import { datesOf, longestHeader } from './dates-of-line.ts'
import { dividedBy, dividers } from './dividers.ts'
import { eastAsianDividers } from './east-asian-dividers.ts'
import { employerBeforeTitle } from './employers-before-titles.ts'
import { beginsWhere, leadOf } from './leads-behind-dates.ts'
import { type Separator, separators } from './separators.ts'
import { endsWithTerms } from './terms-at-end.ts'
import { goesOnBehindAt } from './words-for-at.ts'

/** A piece of a line that names one thing, or a whole line of running text. */
export interface Cell {
  text: string
  /** Where it stands in its line. */
  from: number
  to: number
  separator: Separator
  /** What the cell is, of a date. */
  range: DateRange | undefined
}

/** A line and its cells. */
export interface Line {
  text: string
  /** Whether the line began with the sign of an item, which is not part of its text. */
  isItem: boolean
  /** Whether the line is one cell, of running text or of an item. */
  isWhole: boolean
  cells: Cell[]
}

/** Maximum length of a line that is divided into cells, and the maximum number of its cells. */
export const most = { divided: 220, cells: 16 }
/** Minimum length, in characters, of text after dates that describes work rather than naming something. */
const longTail = 45

/** Maximum length of a word for now, in characters. */
const longestNow = 20

/** Share of longer words with a capital, from which a line is a list of names. */
const namesShare = 0.8

/** How weak each separator is. */
const rank = new Map(separators.map((separator, index) => [separator, index]))

/** What decides how lines of running text are divided. */
export interface Names {
  /** Whether such a line, or an item without dates, names something nevertheless, and is divided. */
  whole?: (text: string) => boolean
  /** Whether words before a dash name something that the text behind it tells of. */
  lead?: (words: string) => boolean
  /** Whether words before a colon are the label of a form, so that the text behind it is one name. */
  label?: (words: string) => boolean
  /** Puts cells together that are one name, of a line that is divided. */
  join?: (cells: Cell[], text: string) => Cell[]
}

/** The lines of a section with their cells. A line of running text, or an item without dates, is one cell. */
export function linesOfCells(lines: string[], names: Names = {}): Line[] {
  let above: Separator = 'start'
  return lines.flatMap((raw) => {
    if (raw.trim() === '') {
      if (above === 'line') above = 'blank'
      return []
    }
    const divided = divide(raw, above, names)
    if (divided.length > 0) above = 'line'
    return divided
  })
}

/** A few words, a dash, and text: "Welder – built bridges for the towns of the county". */
const leadPattern = /^(\p{Lu}[^.,:;|–—]{3,50}?)\s+[–—-]\s+(?=\p{L})/u

/** A line that begins with a name of what its text tells of, as two: the name, and the text. Undefined for any other. */
function withLead(text: string, above: Separator, leads: Names['lead']): [Line, Line] | undefined {
  const [lead = '', words = ''] = leadPattern.exec(text) ?? []
  const told = text.slice(lead.length)
  if (words === '' || told.length < longTail || beginsWithDeed(text) || !leads?.(words)) return undefined
  if (lineKind(told) !== 'prose' && !hasSmallWords(told)) return undefined
  return [
    { text: words, isItem: false, isWhole: false, cells: [wholeCell(words, above)] },
    { text: told, isItem: false, isWhole: true, cells: [wholeCell(told, 'line')] },
  ]
}

/** Whether names alone stand on both sides of a dash, though the line ends as a sentence does: "Welder - Iron Works of Leeds." */
function namesTwo(text: string, leads: Names['lead']): boolean {
  const [lead = '', words = ''] = text.length > longestHeader ? [] : (leadPattern.exec(text) ?? [])
  const behind = text.slice(lead.length)
  return words !== '' && areNames(behind) && !hasSmallWords(behind) && leads?.(words) === true
}

/** Share of words in small letters from which a text tells of something, also in German, where all nouns have capitals. */
const smallShare = 0.4

function hasSmallWords(text: string): boolean {
  const words = text.split(/\s+/)
  return words.filter((word) => /^\p{Ll}/u.test(word)).length >= smallShare * words.length
}

const wholeCell = (text: string, separator: Separator): Cell => ({
  text,
  from: 0,
  to: text.length,
  separator,
  range: undefined,
})

/** A year in a bracket, perhaps with something else: "(lectures, 2012-2015)". */
const yearInBracket = /\([^()]{0,30}(?<!\d)(?:19|20)\d\d[^()]{0,12}\)/g
/** Fewest of them in a line that lists what was done, each with its year. */
const fewestYears = 3

/** Whether a line lists what was done in which years: "Bridges (lectures, 2012-2015), cranes (2012), steel (practicals, 2014)". */
const listsYears = (text: string) => (text.match(yearInBracket)?.length ?? 0) >= fewestYears

function divide(raw: string, above: Separator, names: Names): Line[] {
  const isItem = isBullet(raw)
  const text = withoutBullet(raw).trim()
  const dates = datesOf(text)
  const isName = names.whole?.(text) || endsWithTerms(text) || (!isItem && namesTwo(text, names.lead))
  const isText = text.length > most.divided || ((isItem || lineKind(text) === 'prose') && !isName)
  const isWhole = (dates.length === 0 && isText) || listsYears(text)
  const led = isItem || dates.length > 0 ? undefined : withLead(text, above, names.lead)
  if (led) return led
  const answer = isWhole ? answerOf(text, above, names.label) : undefined
  if (answer) return [{ text, isItem, isWhole: false, cells: answer }]
  if (isWhole) return [{ text, isItem, isWhole, cells: [wholeCell(text, above)] }]
  const found = cellsIn(text, dates, above, names.lead)
  const cells = names.join?.(found, text) ?? found
  return cells.length > 0 ? [{ text, isItem, isWhole: false, cells }] : []
}

/** Words and a colon before what they ask for. */
const labelPattern = /^(\p{L}[^:]{2,40}?)\s*:\s+(?=\S)/u

/** The label of a form and its answer, which reads like running text: "Position: Looks after all the cranes of the yard". */
function answerOf(text: string, above: Separator, labels: Names['label']): Cell[] | undefined {
  const [lead = '', label = ''] = text.length > most.divided ? [] : (labelPattern.exec(text) ?? [])
  if (label === '' || !labels?.(label)) return undefined
  const answer = {
    text: text.slice(lead.length),
    from: lead.length,
    to: text.length,
    separator: 'colon' as const,
    range: undefined,
  }
  return [{ ...wholeCell(label, above), to: label.length }, answer]
}

/** The full stop of a date that stands before a gap: "2016-2021.   Harbour College". */
const stopAndGap = /^\.\s{3}/

function cellsIn(text: string, dates: DateRange[], above: Separator, leads: Names['lead']): Cell[] {
  const cells: Cell[] = []
  let at = 0
  let before: Separator = 'none'
  const push = (from: number, to: number, range?: DateRange) => {
    const piece = trimmed(text, from, to)
    const said = text.slice(piece.from, piece.to)
    if (!range && (!/[\p{L}\p{N}]/u.test(said) || isNow(said, text, piece.from))) return
    const separator = cells.length === 0 ? above : before
    const named = range ? 0 : employerBeforeTitle(said)
    if (named > 0) {
      cells.push({ text: said.slice(0, named), from: piece.from, to: piece.from + named, separator, range })
      before = 'gap'
      push(piece.from + named, piece.to)
      return
    }
    cells.push({ text: said, ...piece, separator, range })
    before = 'none'
  }
  const note = (separator: Separator) => {
    if ((rank.get(separator) ?? 0) < (rank.get(before) ?? 0)) before = separator
  }
  /** What stands behind the last cell that is kept is part of it. */
  const isFull = () => cells.length > most.cells
  for (const date of dates) {
    split(text, at, date.from, push, note, isFull)
    push(date.from, date.to, date)
    at = date.to + (stopAndGap.test(text.slice(date.to, date.to + 4)) ? 1 : 0)
  }
  const isWork = dates.length > 0 && tellsOfWork(text.slice(at))
  const lead = isWork ? leadOf(text.slice(at), leads) : undefined
  if (lead) {
    split(text, at, at + lead.length, push, note, isFull)
    at += lead.text
    if (!beginsWhere(text.slice(at))) note('dash')
  }
  if (isWork) push(at, text.length)
  else split(text, at, text.length, push, note, isFull)
  if (cells.length <= most.cells) return cells
  const last = cells[most.cells - 1]
  return last
    ? [...cells.slice(0, most.cells - 1), { ...last, text: text.slice(last.from), to: text.length, range: undefined }]
    : cells
}

/** Whether what ends a line behind a gap is a word for now and nothing else: "Welder   today" above the employer and the dates. */
function isNow(said: string, text: string, from: number): boolean {
  if (from === 0 || said.length > longestNow || !/\s{3}$/.test(text.slice(0, from)) || !text.endsWith(said))
    return false
  const [date] = findDates(said)
  return date !== undefined && date.at === undefined && date.from === 0 && date.to === said.length
}

/** Length of what can be a name and an employer behind dates, in characters. */
const longestNamed = 90
/** Words and another name behind a word that stands before employers, to the end: "Welder and inspector of bridges at Iron Works". */
const nameBefore =
  /^\p{Lu}[^.:;!?]{5,70} (?:at|bei(?: der| dem)?|beim|chez|presso(?: la(?: ditta| società)?| il| l['’]azienda)?|bij|en|em|na|w) \p{Lu}[\p{L}\d&.’' -]{1,40}$/u

/** Whether what follows dates is work: "Welder, Iron Works, 2019 – 2021. Built bridges." */
function tellsOfWork(tail: string): boolean {
  const behind = /^\s*[)\]]?\s*([.:;–—-]?)\s+([\p{Lu}\d].{12,})$/u.exec(tail)
  if (!behind) return false
  const [, sign, text = ''] = behind
  /** Behind a wide gap, what is no sentence is a long header: "2014 – 2019   Double degree in …, University of …, Leeds". */
  if (sign !== '.' && text.endsWith(':') && text.length <= longestHeader) return false
  const mayBeHeader = sign !== '.' && !/[.!?;](?:\s|$)/.test(text.replace(/\.$/, '')) && text.includes(', ')
  if (mayBeHeader && ((/^\s{3}/.test(tail) && sign === '') || areNames(text))) return false
  if (/^\s{3}/.test(tail) && sign === '' && text.length <= longestNamed && nameBefore.test(text)) return false
  return sign === '.' || (lineKind(text) === 'prose' && text.length > longTail)
}

/** Whether most words begin with a capital: "Research Scientist (Optics), Institute of Radio Engineering, Leeds". */
function areNames(text: string): boolean {
  const words = text.split(/[^\p{L}’'-]+/u).filter((word) => word.length > 3)
  return words.filter((word) => /^\p{Lu}/u.test(word)).length >= namesShare * words.length
}

function split(
  text: string,
  from: number,
  to: number,
  push: (from: number, to: number) => void,
  note: (separator: Separator) => void,
  isFull: () => boolean,
): void {
  let at = from
  const part = text.slice(from, to)
  const pattern = isEastAsian(part) ? eastAsianDividers : dividers
  pattern.lastIndex = 0
  for (let match = pattern.exec(part); match && !isFull(); match = pattern.exec(part)) {
    const start = from + match.index
    if (/^\s*[:–—-]/.test(match[0]) && namesNumberedCourse(text.slice(at, start))) continue
    if (match[0].startsWith(':') && isOneTitle(text.slice(at, start), text.slice(start + match[0].length))) continue
    if (/[()]/.test(match[0]) && isBracketWithin(text, start + match[0].search(/[()]/))) continue
    if (/^\s*[–—-]/.test(match[0]) && isInBracket(text, start)) continue
    if (goesOnBehindAt(text.slice(at, start), match[0], part.slice(match.index + match[0].length))) continue
    if (start > at) push(at, start)
    note(dividerOf(match))
    at = start + match[0].length
  }
  if (at < to) push(at, to)
}

/** What somebody teaches, at the end of a title before a colon: "Assistant of the course: …", "Docente asignatura: …". */
const courseAtEnd =
  /\s(?:courses?|class(?:es)?|modules?|subjects?|asignaturas?|materias?|cátedras?|cours|matières?|cadeiras?|disciplinas?|cors[oi]|materi[ae]|vak(?:ken)?|przedmiot(?:y|u)?)$/iu
/** A step of a ladder behind a colon: "Technician: Level 2". */
const step =
  /^(?:level|grade|step|stufe|niveau|nivel|nível|livello|poziom|klasse|class) (?:\d{1,2}|[IVX]{1,4})(?![\p{L}\d])/iu

/** Whether what stands before and behind a colon is one title. */
const isOneTitle = (before: string, behind: string) =>
  (courseAtEnd.test(before) && titleScore(before) > 0) || (step.test(behind) && titleScore(before) > 0)

/** What divides, by the group that was found. */
function dividerOf(match: RegExpExecArray): Separator {
  for (const [index, kind] of dividedBy.entries()) if (match[index + 1] !== undefined) return kind
  return 'none'
}

/** The place of a piece without the signs around it. */
function trimmed(text: string, from: number, to: number): { from: number; to: number } {
  const piece = text.slice(from, to)
  const lead = /^[^\p{L}\p{Nd}㈜㈱㈲("'“„‘@#+.&/€$£%~]*/u.exec(piece)?.[0].length ?? 0
  let end = piece.length
  while (end > lead && /[\s,;|•·–—:([-]/u.test(piece[end - 1] ?? '')) end--
  return { from: from + lead, to: from + end }
}
