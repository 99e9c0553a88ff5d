import { isDuration } from '../annotate/cell-kinds.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { namesPart, withoutPartsBehind } from './parts-of-names.ts'

/** A town behind a name: "Iron Works in Leeds", "Welder in Leeds"; towns in brackets: "Iron Works (Leeds and York)". */
const inTown = /(?<=.) (?:(?:in|à|a|en) (\p{Lu}[\p{L} -]{2,30})|\((\p{Lu}[\p{L} ,/&-]{2,60})\))$/u
/** What stands between towns. */
const betweenTowns = /\s*[,/&]\s*| (?:and|und|et|y|e|en|i) /

/** A name without the town behind it. */
export function withoutTown(name: string): string {
  const found = inTown.exec(name)
  if (!found) return name
  return (found[1] ?? found[2] ?? '').split(betweenTowns).every(isKnownTown) ? name.slice(0, found.index) : name
}

/** A part in brackets behind an employer, or how much of a week was worked: "Iron Works (Department of Bridges)", "Red Mill (20-50%)". */
const inBrackets = /(?<=\S)\s*\((?:([^()%]{5,80})|\d{1,3}(?:\s?[–-]\s?\d{1,3})?\s?%)\)$/u

/** An employer without the part of it or the town that stands behind a dash or in brackets: "Iron Works – Department of Bridges". */
export function withoutPart(employer: string): string {
  const bracket = inBrackets.exec(employer)
  if (bracket && (bracket[1] === undefined || namesPart(bracket[1]))) return employer.slice(0, bracket.index)
  return namesPart(employer) ? employer : withoutPartsBehind(employer)
}

/** A bracket at the end of a title, or what stands behind its last comma. */
const last = /(?<=\S)(?: \(([^()]{2,40})\)|, ([^,()]{2,40}))$/u

/** A title without how long it was held: "Welder, 6 months", "Welder (2 years)". */
export function withoutDuration(title: string): string {
  const found = last.exec(title)
  return found && isDuration(found[1] ?? found[2] ?? '') ? title.slice(0, found.index) : title
}

/** What people who work for themselves write for an employer, in several languages. */
const ownAccount =
  /^(?:freelancer?|free lance|self[ -]employed|independent|freiberufler(?:in)?|freiberuflich|selbst(?:st)?ändig(?:er?)?|indépendante?|auto-entrepreneure?|autónom[oa]|autônom[oa]|libero professionista|zzp(?:'?er)?)$/iu

/**
 * A title and an employer, each in its place: who works for himself is "Freelancer" where others name an employer, and what reads
 * like a title beside it is the title.
 */
export function inPlace(title: string, employer: string): { title: string; employer: string } {
  const isSwapped = ownAccount.test(title) && titleScore(employer) > 0 && employerScore(employer) <= 0
  return isSwapped ? { title: employer, employer: title } : { title, employer }
}
