import { levelOf } from '../annotate/levels.ts'
import { readCourses } from '../assemble/courses.ts'
import type { RoleWithWork } from '../assemble/role-with-work.ts'
import { readRoles } from '../assemble/roles.ts'
import { isStudies } from '../assemble/studies-among-roles.ts'
import { legalForm } from '../vocabulary/legal-forms.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'

/** Score from which a text reads like a title. */
const sureTitle = 3
/** From how many roles below a heading of their own, from how many firms, and from how many roles with both names on work stands among the studies. */
const fewest = { roles: 2, firms: 3, whole: 3 }

/**
 * Roles among the studies of a resume without a heading for work.
 * @param lines what stands below headings of studies
 */
export function rolesUnderStudies(lines: string[]): RoleWithWork[] {
  return [rolesBelowHeading, rolesAtFirms, wholeRoles].map((find) => find(lines)).find(({ length }) => length > 0) ?? []
}

/** Roles below a heading whose word for work is none that is known: it stands alone in capitals, and has several roles below it. */
function rolesBelowHeading(lines: string[]): RoleWithWork[] {
  const at = lines.findLastIndex(
    (line, index) =>
      /^\p{Lu}[\p{Lu} &/-]{3,30}$/u.test(line) &&
      lines[index - 1] === '' &&
      lines[index + 1] === '' &&
      levelOf(line) === 'none',
  )
  if (at < 1) return []
  const roles = readRoles(lines.slice(at + 1)).filter(
    (role) => isDated(role) && titleScore(role.title) >= sureTitle && levelOf(role.title) === 'none',
  )
  return roles.length >= fewest.roles ? roles : []
}

/** Roles at firms, of which one heading for school and work has several: "Schul- und Berufsbildung". */
function rolesAtFirms(lines: string[]): RoleWithWork[] {
  const firms = readCourses(lines).filter(({ school }) => legalForm.test(school) && !namesSchool(school))
  if (firms.length < fewest.firms) return []
  return readRoles(lines).filter((role) => isDated(role) && titleScore(role.title) > 0 && !namesSchool(role.employer))
}

/** Roles of which several have a title and an employer: "Qualifications" heads both. */
function wholeRoles(lines: string[]): RoleWithWork[] {
  const roles = readRoles(lines).filter(
    (role) =>
      isDated(role) && titleScore(role.title) >= sureTitle && role.employer !== '' && levelOf(role.title) === 'none',
  )
  return roles.length >= fewest.whole ? roles : []
}

const isDated = (role: RoleWithWork) => role.start !== null && !isStudies(role)
