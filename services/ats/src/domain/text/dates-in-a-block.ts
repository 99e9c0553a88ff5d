import { isSpanAlone } from '../annotate/whole-dates.ts'

/** Fewest spans of time of a block that are those of what follows. */
const fewest = 2

/**
 * Lines of which the spans of time that stand together above everything else, as a column of dates is read before the one beside it, stand
 * each above the paragraph that they are of: as many spans as there are paragraphs below. Any other lines as they are.
 * @param lines of a section about work, with every span on one line
 */
export function withDatesOfBlock(lines: string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== '' && !isSpanAlone(line))
  if (first < 0) return lines
  const spans = lines.slice(0, first).filter((line) => line.trim() !== '')
  const begins = lines.flatMap((line, at) =>
    at >= first && line.trim() !== '' && (at === first || lines[at - 1]?.trim() === '') ? [at] : [],
  )
  if (spans.length < fewest || spans.length !== begins.length) return lines
  return begins.flatMap((from, nth) => [spans[nth] ?? '', ...lines.slice(from, begins[nth + 1])])
}
