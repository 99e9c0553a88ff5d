import type { YearMonth } from '../report.ts'

/** Months by the first letters that tell them apart, in the eight languages, without accents. */
const months: [number, string][] = [
  [1, 'january|jan|januar|janner|janvier|janv|enero|ene|janeiro|gennaio|gen|januari|styczen|stycznia|sty'],
  [2, 'february|feb|februar|fevrier|fevr|febrero|fevereiro|fev|febbraio|februari|luty|lutego|lut'],
  [3, 'march|mar|marz|mrz|mars|marzo|marco|maart|mrt|marzec|marca'],
  [4, 'april|apr|avril|avr|abril|abr|aprile|kwiecien|kwietnia|kwi'],
  [5, 'may|mai|mayo|maio|maggio|mag|mei|maj|maja'],
  [6, 'june|jun|juni|juin|junio|junho|giugno|giu|czerwiec|czerwca|cze'],
  [7, 'july|jul|juli|juillet|juil|julio|julho|luglio|lug|lipiec|lipca|lip'],
  [8, 'august|aug|aout|agosto|ago|augustus|sierpien|sierpnia|sie'],
  [9, 'september|sept|sep|septembre|septiembre|setembro|set|settembre|wrzesien|wrzesnia|wrz'],
  [10, 'october|oct|oktober|okt|octobre|octubre|outubro|out|ottobre|ott|pazdziernik|pazdziernika|paz'],
  [11, 'november|nov|novembre|noviembre|novembro|listopad|listopada|lis'],
  [12, 'december|dec|dezember|dez|decembre|diciembre|dic|dezembro|dicembre|grudzien|grudnia|gru'],
  [3, 'spring'],
  [6, 'summer'],
  [9, 'fall|autumn'],
  [12, 'winter'],
]
const monthByName = new Map(months.flatMap(([month, names]) => names.split('|').map((name) => [name, month] as const)))

/** Words for «until now». */
const nowWords = `present|current|currently|now|today|ongoing|date|heute|aktuell|jetzt|gegenwart|laufend|aujourd'hui|
  aujourd’hui|present|actuel|actuellement|en cours|presente|actual|actualidad|actualmente|atual|atualmente|hoje|oggi|
  attuale|in corso|heden|nu|obecnie|teraz|do dzis`
const openEnd = new Set(nowWords.split('|').map((word) => word.trim()))

/** A date in a line and where it stands. */
export interface FoundDate {
  /** Undefined for «present». */
  at: YearMonth | undefined
  from: number
  to: number
}

/** A span of time in a line. */
export interface DateRange {
  start: YearMonth | null
  end: YearMonth | null
  current: boolean
  from: number
  to: number
}

const monthNames = [...monthByName.keys()].sort((a, b) => b.length - a.length).join('|')
const openWords = [...openEnd].sort((a, b) => b.length - a.length).join('|')
const datePattern = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])(?<name>${monthNames})\\.?,? {0,2}(?:of |de |del |do )?(?:(?<nameYear>(?:19|20)\\d{2})|['’](?<shortYear>\\d{2}))(?!\\d)`,
    '(?<![\\d/.-])(?<isoYear>(?:19|20)\\d{2})[-/.](?<isoMonth>0[1-9]|1[0-2])(?![\\d])',
    '(?<![\\d/.-])(?:\\d{1,2}[/.-])?(?<month>0?[1-9]|1[0-2])[/.-](?<monthYear>(?:19|20)\\d{2})(?!\\d)',
    '(?<![\\p{L}\\d/.,$€£-])(?<year>(?:19|20)\\d{2})(?![\\d%]|[.,]\\d)',
    `(?<![\\p{L}])(?<open>${openWords})(?![\\p{L}])`,
  ].join('|'),
  'giu',
)

/** Without accents, of the same length, so that places in it are places in the original. */
function sameLengthPlain(text: string): string {
  return [...text].map((sign) => (sign.length === 1 ? (sign.normalize('NFD')[0] ?? sign) : sign)).join('')
}

/** Every date in a line. */
export function findDates(line: string): FoundDate[] {
  return [...sameLengthPlain(line).matchAll(datePattern)].flatMap((match): FoundDate[] => {
    const { name, nameYear, shortYear, isoYear, isoMonth, month, monthYear, year, open } = match.groups ?? {}
    const from = match.index
    const to = from + match[0].length
    if (open) return [{ at: undefined, from, to }]
    if (name) {
      const short = Number(shortYear)
      const full = nameYear ? Number(nameYear) : short + (short > 60 ? 1900 : 2000)
      return [{ at: { year: full, month: monthByName.get(name.toLowerCase()) ?? 0 }, from, to }]
    }
    if (isoYear) return [{ at: { year: Number(isoYear), month: Number(isoMonth) }, from, to }]
    if (monthYear) return [{ at: { year: Number(monthYear), month: Number(month) }, from, to }]
    return year ? [{ at: { year: Number(year), month: 0 }, from, to }] : []
  })
}

const between = /^[\s)]*(?:-|–|—|−|‐|‑|~|→|to|until|till|through|bis|a|au|à|al|hasta|até|ate|tot|t\/m|do)[\s(]*$/iu
const since = /(?:since|from|seit|ab|depuis|desde|dal|sinds|od)\s*$/iu

/** The first span of time in a line: two dates with a dash or a word between them, or «since» a date. */
export function findDateRange(line: string): DateRange | undefined {
  const dates = findDates(line)
  for (const [index, first] of dates.entries()) {
    if (!first.at) continue
    const second = dates[index + 1]
    if (second && between.test(line.slice(first.to, second.from))) {
      return {
        start: first.at,
        end: second.at ?? null,
        current: second.at === undefined,
        from: first.from,
        to: second.to,
      }
    }
    const lead = since.exec(line.slice(0, first.from))
    if (lead) return { start: first.at, end: null, current: true, from: lead.index, to: first.to }
    if (/^\s*(?:-|–|—)\s*\)?$/u.test(line.slice(first.to))) {
      return { start: first.at, end: null, current: true, from: first.from, to: line.length }
    }
  }
  return monthRange(line)
}

/** «Jan – Jun 2020»: the first month takes the year of the second. */
function monthRange(line: string): DateRange | undefined {
  const pattern = new RegExp(
    `(?<![\\p{L}])(?<first>${monthNames})\\.? {0,2}(?:-|–|—|to|bis) {0,2}(?<second>${monthNames})\\.?,? {0,2}(?<year>(?:19|20)\\d{2})`,
    'iu',
  )
  const match = pattern.exec(sameLengthPlain(line))
  if (!match?.groups) return undefined
  const year = Number(match.groups.year)
  const month = (name: string | undefined) => monthByName.get((name ?? '').toLowerCase()) ?? 0
  return {
    start: { year, month: month(match.groups.first) },
    end: { year, month: month(match.groups.second) },
    current: false,
    from: match.index,
    to: match.index + match[0].length,
  }
}

/** A line without a span, and without the brackets and separators that held it. */
export function withoutRange(line: string, { from, to }: { from: number; to: number }): string {
  const before = line.slice(0, from).replace(/[\s(|,•·–—-]+$/u, '')
  const after = line.slice(to).replace(/^[\s)|,•·–—-]+/u, '')
  return [before, after].filter((part) => part.trim() !== '').join(' | ')
}

/** Months that spans cover together, each month once; an end that is missing is today. */
export function monthsCovered(
  spans: { start: YearMonth | null; end: YearMonth | null; current: boolean }[],
  today: Date,
): number {
  const now = today.getUTCFullYear() * 12 + today.getUTCMonth()
  const intervals = spans
    .flatMap(({ start, end, current }) => {
      if (!start || (!end && !current)) return []
      const first = start.year * 12 + Math.max(0, start.month - 1)
      /** A year without a month counts to its start where nothing says more: no month is invented. */
      const last = end ? end.year * 12 + (end.month === 0 ? (start.month === 0 ? -1 : 0) : end.month - 1) : now
      return last >= first ? [[first, Math.min(last, now)] as const] : []
    })
    .sort(([a], [b]) => a - b)
  let months = 0
  let covered = Number.NEGATIVE_INFINITY
  for (const [first, last] of intervals) {
    const from = Math.max(first, covered + 1)
    if (last >= from) months += last - from + 1
    covered = Math.max(covered, last)
  }
  return months
}
