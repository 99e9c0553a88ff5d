import { monthOf } from '../annotate/dates.ts'
import { type CourseRead, readCourses } from '../assemble/courses.ts'
import { coursesElsewhere } from '../assemble/courses-elsewhere.ts'
import { withDatesInOrder } from '../assemble/dates-in-order.ts'
import type { RoleWithWork } from '../assemble/role-with-work.ts'
import { isWork, roleOf } from '../assemble/roles-among-courses.ts'
import { withoutSingleCourses } from '../assemble/single-courses.ts'
import { courseOf, isStudies, isThesis } from '../assemble/studies-among-roles.ts'
import { namesReview } from '../vocabulary/reviews.ts'
import { isSaid, rolesOf } from './roles-of-sections.ts'
import { rolesUnderStudies } from './roles-under-studies.ts'
import { linesOf, type Section } from './sections.ts'
import { withoutSharedPlace } from './shared-place.ts'
import { taughtLines } from './teaching.ts'

/**
 * Roles and courses of a resume, each where it belongs: studies among the work are courses, and work among the studies is a role.
 * @param text the whole text, which tells what is a place
 */
export function rolesAndCourses(
  sections: Section[],
  text: string,
  today: Date,
): { roles: RoleWithWork[]; courses: CourseRead[] } {
  const underStudies = linesOf(sections, 'education')
  const { roles: elsewhere, areHeaded } = rolesOf(sections, today)
  const under = areHeaded ? [] : rolesUnderStudies(underStudies)
  const among = under.length >= elsewhere.length ? under : []
  const held = withEmployersAlone(among.length > 0 ? among : elsewhere, text).filter(
    (role) => !isThesis(role) && !namesReview(role.title, role.employer),
  )
  const taughtIn = taughtLines(sections)
  const isStudied = (role: RoleWithWork) => isStudies(role) && !role.lines.some((line) => taughtIn.has(line))
  const studied = held.filter(isStudied).map(courseOf)
  const workUnder = [...among, ...elsewhere.filter(isSaid)]
  const taught = readCourses(underStudies).filter(
    ({ lines }) => !workUnder.some((role) => lines.includes(role.lines[0] ?? '')),
  )
  const all = [...held.filter((role) => !isStudied(role)), ...workAmong(taught, held)]
  const underHeadings = [...taught.filter((course) => !isWork(course)), ...studied]
  const courses = withoutSingleCourses(
    underHeadings.length > 0 ? underHeadings : coursesElsewhere(sections),
    sections.filter(({ kind }) => kind === 'education'),
  )
  return { roles: withDatesInOrder(all), courses }
}

/** Work that stands among the courses, but not what stands among the roles as well. */
function workAmong(courses: CourseRead[], roles: RoleWithWork[]): RoleWithWork[] {
  const isTold = ({ start, end }: RoleWithWork) =>
    roles.some((role) => monthOf(role.start) === monthOf(start) && monthOf(role.end) === monthOf(end))
  return courses
    .filter(isWork)
    .map(roleOf)
    .filter((role) => !isTold(role))
}

/** Employers without the town that stands behind each. */
function withEmployersAlone(roles: RoleWithWork[], text: string): RoleWithWork[] {
  const employers = withoutSharedPlace(
    roles.map(({ employer }) => employer),
    text,
  )
  return roles.map((role, index) => ({ ...role, employer: employers[index] ?? role.employer }))
}
