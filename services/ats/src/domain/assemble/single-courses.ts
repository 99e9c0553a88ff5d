import { monthOf } from '../annotate/dates.ts'
import { levelOf } from '../annotate/levels.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import type { CourseRead } from './courses.ts'

/** Who gives single courses to anybody, most of them online; on folded text. */
const provider =
  /\b(?:udemy|coursera|edx|mitx|datacamp|datatalksclub|linkedin learning|platzi|alura|codecademy|freecodecamp|pluralsight|skillshare|digital garage|networking academy|khan academy|w3schools|simplilearn|great learning|hackerrank|deeplearning ai|uipath|scrimba|rocketseat|domestika|futurelearn|udacity|moocs?)\b/
/** Words for a single course, an examination of languages, or an honour, in several languages; on folded text. */
const singleCourse =
  /\b(?:courses?|cursos?|cours|corsi|corso|kurse?|\w*sprachkurse?|\w*seminare?|\w*seminari?o|lehrgang|workshops?|taller(?:es)?|schulung\w*|fortbildung\w*|szkoleni[ea]|kurs[yu]|cursus|cursussen|bootcamp|hackathon|toeic|toefl|ielts|testdaf|ccna|bafa|(?:summer|winter) school|school on|sommerschule|stipend\w*|scholarship|bourse|award|premio|\d{1,3} ?(?:h|hours|horas|heures|stunden|ore)|zertifikate?|certificados?|certificacion(?:es)?|certificac(?:ao|oes)|certificazion[ei]|certyfikat\w*|certifications?|certified)\b/
/** Words for what takes months, whatever else it is called. */
const wholeCourse = /\b(?:post ?graduate|immersive|full ?time|vollzeit)\b/
/** Words of certificates, which tell a level only where they are said of a school's. */
const certificates = /\b(?:certifi\p{L}*|zertifikat\p{L}*|certyfikat\p{L}*)/giu
/** Somebody who guides a thesis. */
const adviser = /^(?:prof|dr)\.?\s/iu
/** Months from which what somebody attended at a school is no single course. */
const longCourse = 6

/**
 * Courses without single ones, of which people list many: a course online, a certificate, an examination of languages, a scholarship.
 * Where nothing else is left they are kept, for somebody has learned from them alone.
 */
export function withoutSingleCourses(courses: CourseRead[]): CourseRead[] {
  const studies = courses.filter((course) => !isSingleCourse(course))
  return studies.length > 0 ? studies : courses
}

function isSingleCourse(course: CourseRead): boolean {
  const { school, credential } = course
  if (adviser.test(school)) return true
  const said = `${credential} ${school}`
  if (levelOf(said.replace(certificates, ' ')) !== 'none') return false
  const words = foldText(said)
  if (provider.test(words)) return true
  return singleCourse.test(words) && !wholeCourse.test(words) && !(namesSchool(school) && isLong(course))
}

function isLong({ start, end, isCurrent }: CourseRead): boolean {
  return isCurrent || (start !== null && end !== null && monthOf(end) - monthOf(start) >= longCourse)
}
