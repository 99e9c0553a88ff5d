import { isBullet } from '../annotate/bullets.ts'
import { findDateRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import type { SectionKind } from '../annotate/section-kinds.ts'
import { readRoles } from '../assemble/roles.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import type { Section } from './sections.ts'

/** Kinds of sections at the side of a page, or of what others say of a role, none of which tells what somebody did from when to when. */
const besides = new Set<SectionKind>(['header', 'skills', 'languages', 'interests', 'summary', 'references'])

/** Lines of the header of a role, in which its title stands. */
const headerLines = 3

/** Lines below the first role that are read to see whether they are roles. */
const searched = 120

/** From how many roles on they need no work below them to be taken for roles. */
const severalRoles = 2

/** Share of what is read below that has to be whole. */
const wholeShare = 0.6

/**
 * Sections in which the work goes on where a column at the side has ended: its last section ("Languages") would have all roles of the
 * next page otherwise. They are divided where the roles begin.
 * @param sections of which one about work has begun above
 */
export function withWorkContinued(sections: Section[]): Section[] {
  const begun = sections.findIndex(({ kind }) => kind === 'experience')
  if (begun < 0) return sections
  return sections.flatMap((section, at) => (at > begun && besides.has(section.kind) ? divided(section) : [section]))
}

function divided(section: Section): Section[] {
  const { lines } = section
  const at = lines.findIndex((line, index) => beginsRole(lines, line, index))
  /** What stands right below a heading for interests is what somebody is in his leisure: "Treasurer of the chess club, 2019 – 2021". */
  const isRightBelow = section.kind === 'interests' && lines.slice(0, at).every((line) => line === '')
  if (at < 0 || isRightBelow) return [section]
  const roles = readRoles(lines.slice(at, at + searched))
  const whole = roles.filter(({ title, employer, start }) => titleScore(title) > 0 && employer !== '' && start)
  const isTold = whole.length >= severalRoles || whole.some(({ bullets }) => bullets.length > 0)
  if (!isTold || whole.length < wholeShare * roles.length) return [section]
  return [
    { ...section, lines: lines.slice(0, at) },
    { kind: 'experience', heading: '', lines: lines.slice(at) },
  ]
}

/**
 * Whether a line below a blank one begins a role: it has a span of time, or begins with a date, with a title beside it or right below,
 * where brackets may hold it; or it has a title, and a span stands right below.
 */
function beginsRole(lines: string[], line: string, at: number): boolean {
  if ((lines[at - 1] ?? '') !== '' || isBullet(line)) return false
  const below = lines[at + 1] ?? ''
  const isDated = findDateRange(line) !== undefined || findDates(line)[0]?.from === 0
  if (!isDated) return titleScore(line) > 0 && !isBullet(below) && findDateRange(below) !== undefined
  return lines.slice(at, at + headerLines).some((text) => !isBullet(text) && titleScore(text.replace('(', ' ')) > 0)
}
