import { withoutBullet } from '../annotate/bullets.ts'
import { readLabel } from '../annotate/labels.ts'

/** Fewest labels for a form, which begins with one of dates: headers may have items with labels below them, about a project. */
const fewest = 2

/** The kind of a label with a value, which may have a mark before it: "• Date (da – a)   2014 – 2018". */
function kindOf(line: string) {
  const label = readLabel(withoutBullet(line))
  return label?.value ? label.kind : undefined
}

/**
 * Lines of a form, each of whose entries begins with its dates, without marks before its labels, as the Italian form of the Europass has
 * them, or blank lines within an entry; and what was done or taught behind the other answers, with a mark, which tells it from names. Other
 * lines as they are.
 */
export function withoutMarksOfLabels(lines: string[]): string[] {
  const kinds = lines.map(kindOf)
  const isForm = kinds[lines.findIndex((line) => line.trim() !== '')] === 'dates'
  if (!isForm || kinds.filter((kind) => kind !== undefined).length < fewest) return lines
  const done: string[] = []
  const work: string[] = []
  for (const [at, line] of lines.entries()) {
    const kind = kinds[at]
    if (line.trim() === '' && ![undefined, 'dates'].includes(kinds[at + 1])) continue
    const plain = kind === undefined ? line : withoutBullet(line)
    if (kind === 'dates') done.push(...work.splice(0))
    if (kind === 'work') work.push(`• ${plain}`)
    else if (kind === undefined && work.length > 0) work.push(line)
    else done.push(plain)
  }
  return [...done, ...work]
}
