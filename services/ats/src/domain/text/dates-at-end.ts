import { isBullet } from '../annotate/bullets.ts'
import { isSpanAlone } from '../annotate/whole-dates.ts'

/** Fewest spans of time, and fewest of them right below work. */
const fewest = { spans: 2, belowWork: 2 }
/** Longest header, and longest one right above an item, in characters. */
const longest = { header: 90, aboveItem: 200 }

/**
 * Lines in which spans of time that end their roles, below the work, stand right below the headers instead, as almost all resumes have
 * them: "Welder • Iron Works", "• Welded bridges", "2019 – 2021". Others are left: those of which the last line is no span.
 */
export function withDatesBelowHeaders(lines: string[]): string[] {
  const said = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]))
  const spans = said.filter((at) => isSpanAlone(lines[at] ?? ''))
  if (spans.length < fewest.spans || spans.at(-1) !== said.at(-1)) return lines
  const starts = [said[0] ?? 0, ...spans.slice(0, -1).map((at) => said[said.indexOf(at) + 1] ?? at)]
  const areHeaders = starts.every((at) => isHeader(lines, at))
  const above = spans.map((at) => lines[said[said.indexOf(at) - 1] ?? at] ?? '')
  if (!areHeaders || above.filter(isWork).length < fewest.belowWork || above.some((line) => isSpanAlone(line)))
    return lines
  const moved = new Map(starts.map((at, nth) => [at, lines[spans[nth] ?? at] ?? '']))
  const ends = new Set(spans)
  return lines.flatMap((line, at) => (ends.has(at) ? [''] : moved.has(at) ? [line, moved.get(at) ?? ''] : [line]))
}

function isHeader(lines: string[], at: number): boolean {
  const [above = '', line = '', below = ''] = [at - 1, at, at + 1].map((nth) => lines[nth])
  const most = isBullet(below) ? longest.aboveItem : longest.header
  const isName = line.length <= most && !isBullet(line) && !/[.;,]$/.test(line)
  return isName && !isSpanAlone(line) && above.trim() === ''
}

const isWork = (line: string) => isBullet(line) || line.length > longest.header
