import { findDateRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { labelKind } from '../annotate/labels.ts'
import { levelOf } from '../annotate/levels.ts'
import { lineKind } from '../annotate/line-kinds.ts'
import { foldText } from '../vocabulary/fold-text.ts'

/** Longest line that is looked at, in characters. */
const longest = 400
/** A word with a capital and a colon within a line, and what it labels. */
const labelWithin = /(?<=[\p{L}\d)\]]) (?=(\p{Lu}\p{L}{3,20}) ?: ?\S)/gu
/** Labels of what is said of a degree, besides those of forms, on folded text. */
const ofDegree = new Set(['graduation', 'schulabschluss', 'abschlussnote', 'gesamtnote'])
/** Whether a word labels a degree, and is no part of its name: "Master's Degree: Welding". */
const labelsDegree = (word: string, before: string) =>
  (labelKind(word) === 'credential' || ofDegree.has(foldText(word))) &&
  levelOf(before.slice(before.lastIndexOf(' ') + 1)) === 'none'

/** A dash that a year or a span of years stands right behind: "Harbour College -2019/2021", "Kestwick-2005/15". */
const gluedDash = /(?<=\p{L}[.)]?) ?[-–](?=(?:19|20)\d\d(?:\s?[-–/]|$))/gu
/** A stroke between a year and a word for now. */
const now =
  /(?<=(?:19|20)\d\d)\/(?=(?:actualidad|actualmente|actual|presente|present|now|today|current|aujourd['’]hui|heute|oggi|atual|heden|presente|en cours|cursando|curso)(?!\p{L}))/giu
/** What stands before the date of a degree and says so, and the short form for a year of school or university in Italy, which hide it. */
const beforeDate =
  /(?:(?<=^|\s{3})(?:data (?:di )?conseguimento|fecha de (?:obtenci[oó]n|titulaci[oó]n|graduaci[oó]n)|date d['’]obtention|date of (?:award|graduation)|graduation date|abschlussdatum|abschlu(?:ss|ß)|data de conclus[aã]o)\s?:?\s|(?<=^|[\s(])a\. ?[as]\. ?)(?=(?:(?:\d{1,2}[./])?\d{1,2}[./])?(?:19|20)\d\d)/giu
/** What says in a bracket that a date is when a degree ends: "(Término em: Agosto de 2027)". */
const endInBracket =
  /(?<=\()(?:t[ée]rmino|conclus[aã]o|previs[aã]o|finalizaci[oó]n|graduaci[oó]n|expected|graduation|graduating|abschluss|fin)(?: (?:de|em|en|in|for|para|prevista?|prévue|graduation|conclus[aã]o)){0,3} ?:? (?=(?:\p{L}{3,10}\.? (?:de )?|\d{1,2}\/)?(?:19|20)\d\d\))/giu
/** The class of a degree in Italy before its name: "LM-17 - Laurea Magistrale in Fisica". */
const classOf = /^(?:LM|L)-?\d{1,2}(?: R)?\s[–-]\s(?=\p{Lu})/u

/** The date of a degree by its label alone on a line, as the forms of Italian universities have it below what is told of the thesis. */
const award =
  /^(?:data (?:di )?conseguimento|fecha de (?:obtenci[oó]n|titulaci[oó]n|graduaci[oó]n)|date d['’]obtention|date of (?:award|graduation)|graduation date|abschlussdatum|data de conclus[aã]o)\s?:\s{0,3}((?:(?:\d{1,2}[./])?\d{1,2}[./])?(?:19|20)\d\d)\s*$/iu

/** Lines with the date of a degree, which a block of a form has at its end, beside the name at its head. */
function withAwardsAbove(lines: string[]): string[] {
  const moved: string[] = []
  let head = -1
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') head = -1
    else if (head < 0) head = moved.length
    const date = line.length > longest ? undefined : award.exec(line.trim())?.[1]
    const above = moved[head] ?? ''
    if (date && head < moved.length && lines[at - 1]?.trim() !== '' && findDates(above).length === 0)
      moved[head] = `${above}   ${date}`
    else moved.push(line)
  }
  return moved
}

/** Words in the quotation marks of French, whose blanks are none between cells. */
const quoted = / ?\u00ab ?([^\u00ab\u00bb]{2,80}?) ?\u00bb ?/gu

/** What a colon divides from a date at the beginning of a line. */
const colonBehind = /^\s{0,3}:\s+(?=\S)/u

/**
 * Lines about courses with their cells apart: a label of a form within a line ("Harbour College, Leeds Abschluss: Abitur"), a date and a
 * colon before what happened then ("June 2019: Bachelor of Arts"), and years with a dash or stroke right before them.
 */
export function withCellsApart(lines: string[]): string[] {
  return withAwardsAbove(lines).map((given) => {
    if (given.length > longest) return given
    const line = given
      .replace(labelWithin, (blank, word: string, at: number) =>
        labelsDegree(word, given.slice(0, at)) ? '   ' : blank,
      )
      .replace(gluedDash, '   ')
      .replace(beforeDate, '')
      .replace(endInBracket, '')
      .replace(classOf, '')
      .replace(quoted, ' “$1” ')
      .replace(now, ' / ')
    return withSpanApart(withDateApart(line.trim()))
  })
}

/** A line that reads like running text, with the span of time at its end apart: "Diploma with distinction and a section of steel 2014 – 2018". */
function withSpanApart(line: string): string {
  const span = findDateRange(line)
  const before = line.slice(0, span?.from ?? 0)
  const isAtEnd =
    span?.to === line.length && before.length > 3 && /\p{L} $/u.test(before) && lineKind(before) === 'prose'
  return isAtEnd ? `${before}  ${line.slice(span.from)}` : line
}

function withDateApart(line: string): string {
  const [first] = line.includes(':') ? findDates(line.slice(0, 40)) : []
  if (!first || first.from > 0) return line
  const behind = line.slice(first.to)
  return colonBehind.test(behind) ? `${line.slice(0, first.to)}   ${behind.replace(colonBehind, '')}` : line
}
