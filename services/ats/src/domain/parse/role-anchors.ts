import { type DateRange, findDateRange, monthOf, withoutRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { bulletMark, lineKind } from '../annotate/line-kinds.ts'

/** A line with a span of time, around which a role's header stands. */
export interface Anchor {
  index: number
  range: DateRange
  /** The line without the span. */
  own: string
}

/** Lines with spans of time; a single date counts where it stands alone at a line's end or on a line of its own. */
export function findAnchors(lines: string[]): Anchor[] {
  const spans = lines.flatMap((line, index): Anchor[] => {
    if (bulletMark.test(line) || line.length > 220) return []
    const range = findDateRange(line)
    if (!range) return []
    const isApart = /(?:^|[(|]|\s{3}|[•·–—]\s)\s*$/u.test(line.slice(0, range.from))
    /** What follows a date at the start of a line is what it dates, unless it is long. */
    const leads = range.from <= 1 && line.length <= 120
    const isSentence = !leads && lineKind(withoutDates(line, range)) === 'prose'
    if (isSentence && !isApart) return []
    return [{ index, range, own: withoutRange(isSentence ? line.slice(0, range.to) : line, range) }]
  })
  const latest = Math.max(0, ...spans.map(({ range }) => monthOf(range.end ?? range.start)))
  const hasCurrent = spans.some(({ range }) => range.current)
  const firstSpan = spans[0]?.index ?? 0
  const taken = new Set(spans.map(({ index }) => index))
  const singles = lines.flatMap((line, index): Anchor[] => {
    if (taken.has(index) || bulletMark.test(line) || line.length > 110) return []
    const [date, ...others] = findDates(line)
    if (!date?.at || others.length > 0) return []
    const before = line.slice(0, date.from)
    const stands = before.trim() === '' || /(?:\s{3,}|[|,(–—-]\s*)$/u.test(before)
    if (!stands || !/^[\s).]*$/.test(line.slice(date.to)) || lineKind(before) === 'prose') return []
    /** Only a start, where all others have an end too: the role that somebody holds. */
    const isNewest = index < firstSpan || monthOf(date.at) >= latest
    const current = !hasCurrent && spans.length > 0 && date.at.month > 0 && !date.isSeason && isNewest
    const range = { start: date.at, end: current ? null : date.at, current, from: date.from, to: date.to }
    return [{ index, range, own: withoutRange(line, range) }]
  })
  return [...spans, ...singles].sort((a, b) => a.index - b.index)
}

const withoutDates = (line: string, { from, to }: DateRange) => `${line.slice(0, from)} ${line.slice(to)}`
