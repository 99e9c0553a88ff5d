import { type Label, readLabel } from '../annotate/labels.ts'

/** Labels with which a role of a form begins. */
const first: ReadonlySet<Label | undefined> = new Set<Label | undefined>(['dates', 'title'])

/**
 * The lines of a form with the employer of each role before what was done there, as headers have it: the Europass of old asked for dates,
 * position, activities, and the employer last.
 */
export function withEmployersBeforeWork(lines: string[]): string[] {
  const kinds = lines.map((line) => readLabel(line)?.kind)
  const begun = kinds.find((kind) => kind === 'employer' || first.has(kind))
  if (begun === 'employer' || !kinds.includes('employer') || !kinds.includes('work')) return lines
  const done: string[] = []
  /** Where the work of the role begins among the lines that are done; none before its label. */
  let work = -1
  for (const [at, line] of lines.entries()) {
    const kind = kinds[at]
    if (kind === 'work' && work < 0) work = done.length
    if (first.has(kind)) work = -1
    if (kind === 'employer' && work >= 0) {
      done.splice(work, 0, line)
      work = -1
    } else done.push(line)
  }
  return done
}
