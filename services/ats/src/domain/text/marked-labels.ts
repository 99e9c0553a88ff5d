import { readLabel } from '../annotate/labels.ts'
import { bulletMark } from '../annotate/line-kinds.ts'

/** Fewest marked labels for a form, which begins with one of dates: headers may have items with labels below them, about a project. */
const fewest = 2

const labelOf = (line: string) => readLabel(line.replace(bulletMark, ''))

/** Whether a line has a mark, and a label with a value behind it: "• Date (da – a)   2014 – 2018". */
const isMarked = (line: string) => bulletMark.test(line) && (labelOf(line)?.value ?? '') !== ''

/**
 * Lines of a form without the marks before its labels, as the Italian form of the Europass has them, and with what was done or taught
 * behind the other answers of its entry; that keeps its mark, which tells it from names. Other lines as they are.
 */
export function withoutMarksOfLabels(lines: string[]): string[] {
  const kinds = lines.map((line) => (isMarked(line) ? labelOf(line)?.kind : undefined))
  const isForm = kinds[lines.findIndex((line) => line.trim() !== '')] === 'dates'
  if (!isForm || kinds.filter((kind) => kind !== undefined).length < fewest) return lines
  const done: string[] = []
  const work: string[] = []
  for (const [at, line] of lines.entries()) {
    const kind = kinds[at]
    if (kind === 'dates') done.push(...work.splice(0))
    if (kind === 'work' || (kind === undefined && work.length > 0)) work.push(line)
    else done.push(kind === undefined ? line : line.replace(bulletMark, ''))
  }
  return [...done, ...work]
}
