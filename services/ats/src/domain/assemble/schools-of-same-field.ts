import type { CourseRead } from './course-read.ts'

/**
 * Courses of which one without a school has that of the next, if they differ in the degree alone: "BSc Bridges" above "MSc Bridges" and the
 * school of both.
 */
export const withSchoolsOfSameField = (courses: CourseRead[]): CourseRead[] =>
  courses.map((course, at) => {
    const next = courses[at + 1]
    const isSame = course.school === '' && next && isDegreeIn(course.credential, next.credential)
    return isSame ? { ...course, school: next.school } : course
  })

/** Whether two texts begin with different degrees, and go on alike. */
function isDegreeIn(one: string, other: string): boolean {
  const field = fieldOf(one)
  return field !== '' && field === fieldOf(other) && one !== other
}

/** What stands behind the first word of a degree. */
const fieldOf = (credential: string) => credential.split(' ').slice(1).join(' ').toLowerCase()
