import { withoutBullet } from '../annotate/bullets.ts'
import { isBefore } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import type { YearMonth } from '../report.ts'

/** What is said before the date on which studies are to end, in eight languages, at the beginning of what a line says. */
const expected =
  /(?:^|[|(,;•·]\s?|\s{3}|\s[–—-]\s)(?:(?:expected|anticipated|estimated|projected|planned)(?: (?:(?:date|year) of |to )?(?:graduat\p{L}*|complet\p{L}*|finish))?(?: date| year)?|(?:graduation|completion)(?: date)? (?:is )?(?:expected|anticipated)|(?:voraussichtliche[rs]?|geplante[rs]?) (?:studien)?(?:abschluss|ende)|(?:dipl[ôo]me|fin|obtention)(?: des études)? prévue?|(?:graduación|finalización|egreso|fin) (?:prevista|previsto|estimada|esperada)|(?:previsão de )?(?:conclusão|formatura|término)(?: previst[ao])?|(?:laurea|conclusione|conseguimento) previst[ao]|(?:verwachte|geplande) (?:afstudeerdatum|einddatum|afronding)|(?:planowan[ey]|przewidywan[ey]) (?:termin )?(?:ukończeni[ae]|zakończeni[ae]))(?:\s?[:–—-])?(?: (?:in|by|en|em|im|le|for))?\s*$/iu

/** Longest line that tells nothing else, in characters. */
const longest = 60

/** The date on which studies are to end that a text tells: "Expected graduation: May 2027"; undefined for none. */
function expectedEnd(text: string): YearMonth | undefined {
  return findDates(text).find(({ at, from }) => at !== undefined && expected.test(text.slice(0, from)))?.at
}

/** What a line says without the mark of an item. */
const saidIn = (line: string) => withoutBullet(line).trim()

/**
 * Lines about studies without those that tell when these are to end, and nothing else, which would be dates of studies of their own.
 * @returns the other lines, and by what the line above says what was told below it
 */
export function apartFromExpectedEnds(lines: string[]): { others: string[]; told: ReadonlyMap<string, string> } {
  const told = new Map<string, string>()
  const others: string[] = []
  for (const line of lines) {
    const above = others.findLast((other) => other !== '')
    if (above !== undefined && tellsEndAlone(saidIn(line))) told.set(saidIn(above), saidIn(line))
    else others.push(line)
  }
  return { others, told }
}

/** Whether a text is words for an expected end and its date. */
function tellsEndAlone(text: string): boolean {
  const [date, another] = text.length > longest ? [] : findDates(text)
  if (!date?.at || another || expected.exec(text.slice(0, date.from))?.index !== 0) return false
  return /^[).]?$/.test(text.slice(date.to))
}

interface Span {
  start: YearMonth | null
  end: YearMonth | null
  isCurrent: boolean
}

/**
 * When studies began and end, where they go on until a date that is told apart; a year before it alone is when they began.
 * @param texts lines and cells that tell of them
 */
export function withExpectedEnd(dates: Span, texts: Iterable<string>): Span {
  for (const text of texts) {
    const end = expectedEnd(text)
    if (!end || (dates.end && !isBefore(dates.end, end))) continue
    return { start: dates.start ?? dates.end, end, isCurrent: false }
  }
  return dates
}
