import { readRoles } from '../assemble/roles.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import type { Section } from './sections.ts'

/** Words for teaching in headings, in several languages, without accents. */
const teaching =
  /\b(?:teaching|enseignements?|lehre|docencia|didattic[ah]e?|insegnamento|ensino|undervisning|dydaktyka)\b/

/** Lines below the heading that are read to see whether they are positions. */
const searched = 120

/** Share of what stands below that has to have a title and a date. */
const wholeShare = 0.6

/**
 * Sections about teaching in which positions stand ("Lecturer, Harbour College, 2019 – 2021") as sections about work; one that lists
 * nothing but courses stays what it is.
 */
export function withTeachingAsWork(sections: Section[]): Section[] {
  return sections.map((section) =>
    section.kind === 'other' && teaching.test(foldText(section.heading)) && hasPositions(section.lines)
      ? { ...section, kind: 'experience' }
      : section,
  )
}

function hasPositions(lines: string[]): boolean {
  const roles = readRoles(lines.slice(0, searched))
  const whole = roles.filter(({ title, start }) => titleScore(title) > 0 && start !== null)
  return whole.length > 0 && whole.length >= wholeShare * roles.length
}

/** The lines of sections about teaching in which positions stand. */
export function taughtLines(sections: Section[]): ReadonlySet<string> {
  const taught = sections.filter(({ kind, heading }) => kind === 'experience' && teaching.test(foldText(heading)))
  return new Set(taught.flatMap(({ lines }) => lines))
}
