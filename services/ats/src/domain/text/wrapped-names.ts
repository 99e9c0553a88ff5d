import { findDates } from '../annotate/find-dates.ts'
import { bulletMark } from '../annotate/line-kinds.ts'

/** Length of a line, in characters, from which it may have been broken because it was full, and of the longest that is joined. */
const lengths = { full: 24, longest: 90, rest: 45 }

/** Words with which no name and nothing that is told of one ends, in several languages. */
const unfinished =
  /\s(?:and|of|the|for|with|in|at|by|from|und|der|die|das|des|mit|für|et|de|du|la|le|les|aux?|y|el|los|las|con|para|e|da|do|das|dos|com|di|del|della|dei|per|en|van|het|voor|w|z)$/u
/** Whether a name ends where none does, as a line of running text may: "Red Mill as part of". */
export const isUnfinished = (name: string): boolean => unfinished.test(name)

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
    const isRest = isOpen(above) && mayBeRest(line) && (hasBar.test(above) || hasDates(lines[at + 1] ?? ''))
    if (isRest || (endsWithBar(above) && isCell(line)))
      joined[joined.length - 1] = broken.test(above) ? above + line.trim() : `${above} ${line.trim()}`
    else joined.push(line)
  }
  return joined
}

/** What divides the cells of a line. */
const hasBar = /\s\|\s/

const endsWithBar = (line: string) => line.length <= lengths.longest && /\S\s*\|\s*$/.test(line)
const isCell = (line: string) => line.trim() !== '' && line.length <= lengths.longest && !bulletMark.test(line)

const mayBeRest = (line: string) =>
  line.trim() !== '' && line.length <= lengths.rest && !bulletMark.test(line) && !hasDates(line)

function isOpen(line: string): boolean {
  const isOfLength = line.length >= lengths.full && line.length <= lengths.longest
  return isOfLength && (unfinished.test(line) || broken.test(line)) && !bulletMark.test(line) && !hasDates(line)
}

const hasDates = (line: string) => line.length <= lengths.longest && findDates(line).length > 0
