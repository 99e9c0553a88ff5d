import { findDates } from '../annotate/find-dates.ts'
import { bulletMark } from '../annotate/line-kinds.ts'
import { isSpanAlone } from '../annotate/whole-dates.ts'

/** From how many headers with marks on, and from which share of all lines with marks, marks stand before headers. */
const fewest = { headers: 2, share: 0.6 }
/** Maximum length of a header, in characters. */
const longest = 90

/**
 * Lines whose headers have no marks, where marks stand before names: above a line that is nothing but dates, at once or after one
 * more name, or above lines that begin with dates where marks stand before hardly anything else: "• Iron Works", "2019 – 2021 – Welder".
 */
export function withoutMarksOfHeaders(lines: string[]): string[] {
  const said = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]))
  const below = (place: number) => lines[said[place] ?? -1] ?? ''
  const marked = said.flatMap((at, place) => (bulletMark.test(lines[at] ?? '') ? [{ at, place }] : []))
  const above = marked.filter(({ at }) => mayName(lines[at] ?? ''))
  const sure = above.filter(
    ({ place }) => isSpanAlone(below(place + 1)) || (isName(below(place + 1)) && isSpanAlone(below(place + 2))),
  )
  const likely = above.filter(({ place }) => beginsWithDates(below(place + 1)))
  const isLikely = likely.length >= fewest.share * marked.length
  const headers = new Set([...sure, ...(isLikely ? likely : [])].map(({ at }) => at))
  const areAll = headers.size > 0 && headers.size === marked.length
  if (headers.size < fewest.headers && !areAll) return lines
  return lines.map((line, at) => (headers.has(at) ? line.replace(bulletMark, '') : line))
}

const mayName = (line: string) => line.length <= longest && findDates(line).length === 0

function isName(line: string): boolean {
  return line.trim() !== '' && line.length <= longest / 2 && !bulletMark.test(line) && findDates(line).length === 0
}

function beginsWithDates(line: string): boolean {
  return line.length <= 2 * longest && !bulletMark.test(line) && (findDates(line)[0]?.from ?? longest) <= 2
}
