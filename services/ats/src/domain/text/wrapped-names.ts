import { findDates } from '../annotate/find-dates.ts'
import { bulletMark } from '../annotate/line-kinds.ts'
import { isUnfinished } from './unfinished.ts'

/** Length of a line, in characters, from which it may have been broken because it was full, and of the longest that is joined. */
const lengths = { full: 24, longest: 90, rest: 45 }

/** A word that a hyphen broke. */
const broken = /(?<=\p{L})-$/u

/**
 * Lines with the names that a narrow column broke on one: "Iron Works — bridges for all of the" and "county", above the dates.
 * Only what ends where no name ends, above a short line without dates, or with the bar before the next cell is joined; work is
 * joined elsewhere.
 */
export function joinWrappedNames(lines: string[]): string[] {
  const joined: string[] = []
  for (const [at, line] of lines.entries()) {
    const above = joined.at(-1) ?? ''
    const isRest = isOpen(above) && mayBeRest(line) && (bar.test(above) || hasDates(lines[at + 1] ?? ''))
    if (isRest || (endsWithBar(above) && isCell(line)))
      joined[joined.length - 1] = broken.test(above) ? above + line.trim() : `${above} ${line.trim()}`
    else joined.push(line)
  }
  return joined
}

/** What divides the cells of a line. */
const bar = /\s\|\s/

const endsWithBar = (line: string) => line.length <= lengths.longest && /\S\s*\|\s*$/.test(line)
const isCell = (line: string) => line.trim() !== '' && line.length <= lengths.longest && !bulletMark.test(line)

const mayBeRest = (line: string) =>
  line.trim() !== '' && line.length <= lengths.rest && !bulletMark.test(line) && !hasDates(line)

function isOpen(line: string): boolean {
  const isOfLength = line.length >= lengths.full && line.length <= lengths.longest
  return isOfLength && (isUnfinished(line) || broken.test(line)) && !bulletMark.test(line) && !hasDates(line)
}

const hasDates = (line: string) => line.length <= lengths.longest && findDates(line).length > 0
