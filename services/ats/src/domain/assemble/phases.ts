import { monthOf } from '../annotate/dates.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import type { RoleWithWork } from './role-with-work.ts'

/** A name with a span in brackets behind it, and nothing else: "Cranes and ferries (Mar 2021 – May 2022)". */
const nameWithSpan = /^[^()|]{3,80}\s\([^()]*(?:19|20)\d\d[^()]*\)$/u

/**
 * Roles of which what was done in some part of their time is their work: below a role with title and employer, a line that names no
 * title and has a span in brackets within that of the role.
 */
export function withPhases(roles: RoleWithWork[]): RoleWithWork[] {
  const whole: RoleWithWork[] = []
  for (const role of roles) {
    const above = whole.at(-1)
    if (above && isPhaseOf(role, above)) {
      whole[whole.length - 1] = { ...above, bullets: [...above.bullets, ...role.bullets] }
    } else whole.push(role)
  }
  return whole
}

function isPhaseOf(
  { title, employer, lines: [line = '', ...others], ...span }: RoleWithWork,
  role: RoleWithWork,
): boolean {
  if (role.title === '' || role.employer === '' || (title !== '' && employer !== '')) return false
  if (others.length > 0 || !nameWithSpan.test(line) || role.lines.some((header) => nameWithSpan.test(header)))
    return false
  return titleScore(title || employer) <= 0 && beginOf(role) <= beginOf(span) && endOf(span) <= endOf(role)
}

type Span = Pick<RoleWithWork, 'start' | 'end' | 'current'>

const beginOf = ({ start }: Span) => (start ? monthOf(start) : Number.NaN)
const endOf = ({ end, current }: Span) => (current ? Number.POSITIVE_INFINITY : end ? monthOf(end) : Number.NaN)
