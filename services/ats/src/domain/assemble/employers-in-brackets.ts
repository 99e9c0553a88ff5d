import { findDates } from '../annotate/find-dates.ts'
import { employerScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { employerAlone } from './employer-alone.ts'
import type { Found } from './found.ts'

/** A name and dates in a bracket that ends a line: "(Harbour College, 2019 – 2021)". */
const bracket = /\(([^()]{3,80}),\s*([^(),]{4,40})\)\.?\s*$/u

/** Fewest roles that say so together, and how many of the names have to be told for a school or a firm by a word. */
const fewest = { roles: 2, bodies: 0.5 }

/**
 * Roles with the employers that stand beside their dates in brackets, where all of a section do: "Teaching Fellow, Bridges of Steel (Harbour College,
 * 2019 – 2021)". What stands behind the title is what was taught or done there.
 */
export function withEmployersInBrackets(found: Found[]): Found[] {
  const names = found.map(({ lines }) => nameInBracket(lines))
  const told = names.filter((name) => name !== '')
  const bodies = told.filter((name) => namesSchool(name) || employerScore(name) > 0)
  const areAlike = told.length === found.length && told.length >= fewest.roles
  if (!areAlike || bodies.length < fewest.bodies * told.length) return found
  return found.map((role, at) => {
    const name = names[at] ?? ''
    const title = role.title.replace(/\s*\($/, '')
    return title === '' || title === name ? role : { ...role, title, employer: employerAlone(name) }
  })
}

function nameInBracket(lines: string[]): string {
  const [, name = '', dates = ''] = bracket.exec(lines.join(' ')) ?? []
  return findDates(dates)[0]?.from === 0 ? name.trim() : ''
}
