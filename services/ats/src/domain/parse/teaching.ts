import { readRoles } from '../assemble/roles.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import type { Section } from './sections.ts'

/** Words for teaching in headings, in several languages, without accents. */
const teaching =
  /\b(?:teaching|enseignements?|lehre|docencia|didattic[ah]e?|insegnamento|ensino|undervisning|dydaktyka)\b/

/** Lines below the heading that are read to see whether they are positions. */
const searched = 120

/** Share of what stands below that has to have a title and a date, or to be courses. */
const mostShare = 0.6

/**
 * Sections about teaching in which positions stand ("Lecturer, Harbour College, 2019 – 2021") as sections about work, whatever their
 * heading says; one that lists nothing but courses beside other work is none.
 */
export function withTeachingAsWork(sections: Section[]): Section[] {
  const isTaught = ({ heading }: Section) => teaching.test(foldText(heading))
  const hasOtherWork = sections.some((section) => section.kind === 'experience' && !isTaught(section))
  return sections.map((section) => {
    if (!isTaught(section)) return section
    if (section.kind === 'other' && hasPositions(section.lines)) return { ...section, kind: 'experience' }
    if (section.kind === 'experience' && hasOtherWork && hasCourses(section.lines)) return { ...section, kind: 'other' }
    return section
  })
}

function hasPositions(lines: string[]): boolean {
  const roles = readRoles(lines.slice(0, searched))
  const whole = roles.filter(({ title, start }) => titleScore(title) > 0 && start !== null)
  return whole.length > 0 && whole.length >= mostShare * roles.length
}

/** Whether nothing but courses stands there: names that are no titles. */
function hasCourses(lines: string[]): boolean {
  const roles = readRoles(lines.slice(0, searched))
  const named = roles.filter(({ title }) => title !== '')
  return (
    named.length > 0 && named.every(({ title }) => titleScore(title) <= 0) && named.length >= mostShare * roles.length
  )
}

/** The lines of sections about teaching in which positions stand. */
export function taughtLines(sections: Section[]): ReadonlySet<string> {
  const taught = sections.filter(({ kind, heading }) => kind === 'experience' && teaching.test(foldText(heading)))
  return new Set(taught.flatMap(({ lines }) => lines))
}
