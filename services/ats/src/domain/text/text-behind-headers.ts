import { isBullet } from '../annotate/bullets.ts'
import { findDateRange } from '../annotate/dates.ts'
import { titleScore } from '../vocabulary/role-words.ts'

/** Shortest line that tells of a role as well, in characters, and score from which the words behind the dates have a title. */
const [longLine, sureTitle] = [110, 3]
/** What stands behind dates: a title and where, up to the full stop of the first sentence, and the next sentence. */
const headerAndText = /^\s*(\S.{8,90}?\p{L}{2})\.\s+(\p{Lu}.{30,})$/u
/** What divides a title and an employer. */
const divider = /\s(?:@|at|bei|chez|presso|en|em|[|–—-])\s|, \p{Lu}/u

/**
 * Lines of which each that is a whole role becomes two: "2013 – 2015 Welder @ Iron Works, Leeds. Built bridges of steel for …" is its header,
 * and what it tells of the work.
 */
export const withTextApart = (lines: string[]): string[] => lines.flatMap((line) => divided(line) ?? [line])

function divided(line: string): [string, string] | undefined {
  if (line.length < longLine || isBullet(line)) return undefined
  const range = findDateRange(line)
  if (!range || range.from > 1) return undefined
  const [, header = '', text = ''] = headerAndText.exec(line.slice(range.to)) ?? []
  if (header === '' || !divider.test(header) || titleScore(header.split(divider)[0] ?? '') < sureTitle) return undefined
  return [`${line.slice(0, range.to)}   ${header}`, text]
}
