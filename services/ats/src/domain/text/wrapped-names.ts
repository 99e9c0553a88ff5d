import { isBullet } from '../annotate/bullets.ts'
import { findDateRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { isPlace } from '../annotate/places.ts'
import { isUnfinished } from './unfinished.ts'

/** Length of a line, in characters, from which it may have been broken because it was full, and of the longest that is joined. */
const lengths = { full: 24, longest: 90, rest: 45 }

/** A word that a hyphen broke. */
const broken = /(?<=\p{L})-$/u

/**
 * Lines with the names that a narrow column broke on one: "Iron Works — bridges for all of the" and "county", above the dates.
 * Only what ends where no name ends, above a short line without dates, or with the bar, stroke, or word for "at" before the next cell is
 * joined; work is joined elsewhere.
 */
export function joinWrappedNames(lines: string[]): string[] {
  const joined: string[] = []
  for (const [at, line] of lines.entries()) {
    /** A word that a hyphen broke may have a wide gap between its halves. */
    if (joined.at(-1) === '' && /-\s{3}/.test(joined.at(-2) ?? '') && besideWrapped(joined.at(-2) ?? '', line))
      joined.pop()
    const above = joined.at(-1) ?? ''
    const beside = besideWrapped(above, line) ?? besideDates(above, line)
    const isRest = isOpen(above) && mayBeRest(line) && (bar.test(above) || hasDates(lines[at + 1] ?? ''))
    const isNext = (endsWithBar(above) || (endsWithAt.test(above) && /^\p{Lu}/u.test(line))) && isCell(line)
    if (beside !== undefined) joined[joined.length - 1] = beside
    else if (isRest || isNext)
      joined[joined.length - 1] = broken.test(above) ? above + line.trim() : `${above} ${line.trim()}`
    else joined.push(line)
  }
  return joined
}

/** Two cells of a line with a gap between them. */
const cells = /^(\S.*?\S)\s{3,}(\S(?:.{0,58}\S)?)$/u

/**
 * Two lines of which the cells at the left are one name, broken because its column was full, beside a place and dates: "Iron Works, Welder
 * of bridges   Leeds" and "and cranes   2019 – 2021" are "Iron Works, Welder of bridges and cranes   Leeds   2019 – 2021". Undefined for
 * any others.
 */
function besideWrapped(above: string, line: string): string | undefined {
  if (!/^\p{Ll}/u.test(line) || above.length > longestBeside || line.length > longestBeside) return undefined
  const [, name = '', place = ''] = cells.exec(above) ?? []
  const [, rest = '', dates = ''] = cells.exec(line) ?? []
  if (rest === '' || !isPlace(place) || name.length < lengths.full || isBullet(above) || findDates(above).length > 0)
    return undefined
  const range = findDateRange(dates)
  if (!range || range.from > 1 || range.to < dates.length - 1) return undefined
  const whole = broken.test(name) ? name.slice(0, -1) + rest : `${name} ${rest}`
  return `${whole}   ${place}   ${dates}`
}

/** Maximum length of such a line, in characters. */
const longestBeside = 160
/** The same of the rest of a name below one that ends with a small word. */
const longestRest = 30

/** A name that ends where none does beside its dates, and the rest of it below: "Head of   2019 – 2021" and "Welding". Undefined for any others. */
function besideDates(above: string, line: string): string | undefined {
  const isRest = line.length <= longestRest && /^\p{L}[\p{L} '’.-]*$/u.test(line)
  if (!isRest || above.length > longestBeside || isBullet(above)) return undefined
  const [, name = '', dates = ''] = cells.exec(above) ?? []
  const range = isUnfinished(name) ? findDateRange(dates) : undefined
  return range?.from === 0 && range.to === dates.length ? `${name} ${line}   ${dates}` : undefined
}

/** What divides the cells of a line. */
const bar = /\s\|\s/

/** A bar, or a stroke with room before it, as in "Sandhill Ltd /". */
const endsWithBar = (line: string) => line.length <= lengths.longest && /\S(?:\s*\||\s\/)\s*$/.test(line)
/** A title, and the word for "at" in a language in which nothing else ends with it: "Welder presso". */
const endsWithAt = /^\p{Lu}.{3,70}\s(?:presso|chez|bei|beim|at)$/u
const isCell = (line: string) => line.trim() !== '' && line.length <= lengths.longest && !isBullet(line)

const mayBeRest = (line: string) =>
  line.trim() !== '' && line.length <= lengths.rest && !isBullet(line) && !hasDates(line)

function isOpen(line: string): boolean {
  const isOfLength = line.length >= lengths.full && line.length <= lengths.longest
  return isOfLength && (isUnfinished(line) || broken.test(line)) && !isBullet(line) && !hasDates(line)
}

const hasDates = (line: string) => line.length <= lengths.longest && findDates(line).length > 0
