import { isBullet } from '../annotate/bullets.ts'
import { findDateRange } from '../annotate/dates.ts'
import { titleScore } from '../vocabulary/role-words.ts'

/** Fewest lines of a section that tell of a role so, and lengths of such a line, in characters. */
const [fewest, length] = [2, { least: 70, most: 260 }]
/** Score from which the beginning of a line is a title. */
const sureTitle = 3

/** A line with a bracket at its end. */
const bracketed = /^(\S.*\S)\s*[[(]([^[\]()]{6,40})[\])]\.?$/u
/** A title, in a bracket who it was for, and what the work was about. */
const told =
  /^(\p{Lu}[^,;:.()]{2,50}?)(?:\s\(([^()]{2,40})\))?\s((?:in|for|of|responsible|to|with|on|who|pour|für|para|per|en)\s.+)$/u
/** What a title goes on with: "Research Associate in Bridges and Crane Dynamics". */
const field = /^(?:in|of|for)(?:\s(?:\p{Lu}[\p{L}-]*,?|and|of|the|&))+$/u
/** An employer at the end of what the work was about: "…, at Red Mill". */
const employerLast = /^(.+?),?\s(?:at|bei|chez|presso|para|em)\s(\p{Lu}[^,;:()]{1,50}?)\.?$/u
/** What stands in a bracket behind a title and is no employer. */
const terms =
  /^(?:freelance|free-lance|self-employed|part[- ]time|full[- ]time|contract(?:or)?|intern(?:ship)?|remote)$/iu

/**
 * Lines of a section whose roles are sentences with their dates in brackets behind them as a header and what it tells: "Welder (Red Mill) in
 * the building of bridges over the river. [May 2019 - June 2021]".
 */
export function withDatesBehindSentences(lines: string[]): string[] {
  const apart = lines.map(divided)
  if (apart.filter(Boolean).length < fewest) return lines
  return lines.flatMap((line, at) => apart[at] ?? [line])
}

function divided(line: string): string[] | undefined {
  if (line.length < length.least || line.length > length.most || isBullet(line)) return undefined
  const [, sentence = '', dates = ''] = bracketed.exec(line) ?? []
  const range = findDateRange(dates)
  if (!range || range.from > 1 || range.to < dates.length - 1) return undefined
  const [, title = '', noted = '', about = ''] = told.exec(sentence) ?? []
  if (titleScore(title) < sureTitle || field.test(about)) return undefined
  const [, rest = about, named = ''] =
    noted !== '' && !terms.test(noted) ? [about, about, noted] : (employerLast.exec(about) ?? [])
  return ['', [title, named, dates].filter(Boolean).join(' | '), rest]
}
