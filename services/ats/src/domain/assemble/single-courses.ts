import { monthOf } from '../annotate/dates.ts'
import { levelOf } from '../annotate/levels.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import type { CourseRead } from './courses.ts'

/** Who gives single courses to anybody, most of them online; on folded text. */
const provider =
  /\b(?:udemy|coursera|edx|mitx|datacamp|datatalksclub|linkedin learning|platzi|alura|codecademy|freecodecamp|pluralsight|skillshare|digital garage|networking academy|khan academy|w3schools|simplilearn|great learning|hackerrank|deeplearning ai|uipath|scrimba|rocketseat|domestika|futurelearn|udacity|moocs?)\b/
/** Words for an honour or a few days of lectures, which are no education wherever they stand; on folded text. */
const honour = /\b(?:(?:summer|winter) school|school on|sommerschule|stipend\w*|scholarship|bourse|award|premio)\b/
/** Words for a single course or an examination of languages, in several languages; on folded text. */
const singleCourse =
  /\b(?:courses?|cursos?|cours|corsi|corso|kurse?|\w*sprachkurse?|\w*seminare?|\w*seminari?o|lehrgang|workshops?|taller(?:es)?|schulung\w*|fortbildung\w*|szkoleni[ea]|kurs[yu]|cursus|cursussen|bootcamp|hackathon|toeic|toefl|ielts|testdaf|ccna|bafa|\d{1,3} ?(?:h|hours|horas|heures|stunden|ore)|zertifikate?|certificados?|certificacion(?:es)?|certificac(?:ao|oes)|certificazion[ei]|certyfikat\w*|certifications?|certified)\b/
/** Words for what takes months, whatever else it is called. */
const wholeCourse = /\b(?:post ?graduate|immersive|full ?time|vollzeit)\b/
/** Words of certificates, which tell a level only where they are said of a school's. */
const certificates = /\b(?:certifi\p{L}*|zertifikat\p{L}*|certyfikat\p{L}*)/giu
/** Somebody who guides a thesis; schools are called after people with titles, too. */
const adviser = /^(?:prof|dr)\.?\s/iu
const isAdviser = (name: string) => adviser.test(name) && !namesSchool(name)
/** Months from which what somebody attended at a school is no single course. */
const longCourse = 6

/** A heading that is about training, and one that is about education as well, in several languages; on folded text. */
const [ofTraining, ofEducation] = [
  /\b(?:courses?|coursework|cursos?|cours|corsi|corso|kurser?|kurs[yu]?|cursus|cursussen|trainings?|trainingen|\w*weiterbildung(?:en)?|fortbildung(?:en)?|bijscholing|perfezionamento|actualizacion|complement\w+|aggiornamento|szkolenia|certifi\w+|zertifi\w+|certyfikat\w*|workshops?|talleres|seminare?|development)\b/,
  /\b(?:educat\w+|(?<!(?:otra|outra|altra|autre) |(?:de|di) )forma(?:cion|cio|cao|coes|tion|tions|zione)(?! (?:complement|contin|permanent|profess|adicional|extra|aggiunt|online|on line|interna?e?)\w*)|aus(?:bildung\w*)?|schul\w*|studi\w*|etudes|ecole|diplomes?|formacion academica|educa\w+|estudios|estudis|istruzione|titoli|onderwijs|opleiding\w*|qualifications|academi\w+|utbildning\w*|uddannelse\w*|utdanning\w*|wyksztalcenie|edukacja|koulutus|egitim)\b/,
]
const isOfTraining = (heading: string) => {
  const words = foldText(heading)
  return ofTraining.test(words) && !ofEducation.test(words)
}

/** Most single courses that stand among studies, for each of these. */
const mostForEach = 2

/**
 * Courses without single ones, of which people list many: a course online, a certificate, an examination of languages, a scholarship.
 * Where nothing else is left they are kept, for somebody has learned from them alone; and so are a few among degrees, for somebody
 * who puts them there counts them.
 * @param sections about education
 */
export function withoutSingleCourses(
  courses: CourseRead[],
  sections: readonly { heading: string; lines: string[] }[],
): CourseRead[] {
  const studies = courses.filter((course) => !isSingleCourse(course))
  if (studies.length === 0) return courses
  const among = new Set(
    sections.filter(({ heading }) => !isOfTraining(heading)).flatMap(({ lines }) => fewAmong(courses, lines)),
  )
  return courses.filter((course) => studies.includes(course) || among.has(course))
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')

/** The single courses of a section, if studies that lead to a degree stand there, too. */
function fewAmong(courses: CourseRead[], lines: string[]): CourseRead[] {
  const written = lettersOf(lines.join(''))
  const here = courses.filter((course) => written.includes(lettersOf(course.lines[0] ?? '')))
  const single = here.filter(isSingleCourse)
  const areStudies = here.some(
    (course) => !single.includes(course) && (course.level !== 'none' || namesSchool(course.school)),
  )
  const isFew = single.length <= mostForEach * (here.length - single.length)
  return areStudies && isFew ? single.filter((course) => isNamed(course) && !isHonour(course)) : []
}

const isNamed = ({ school, credential, end, isCurrent }: CourseRead) =>
  credential !== '' && (end !== null || isCurrent || namesSchool(school))

const isHonour = ({ school, credential }: CourseRead) =>
  isAdviser(school) || honour.test(foldText(`${credential} ${school}`))

function isSingleCourse(course: CourseRead): boolean {
  const { school, credential } = course
  if (isAdviser(school)) return true
  const said = `${credential} ${school}`
  if (levelOf(said.replace(certificates, ' ')) !== 'none') return false
  const words = foldText(said)
  if (provider.test(words)) return true
  const isSingle = singleCourse.test(words) || honour.test(words)
  return isSingle && !wholeCourse.test(words) && !(namesSchool(school) && isLong(course))
}

function isLong({ start, end, isCurrent }: CourseRead): boolean {
  return isCurrent || (start !== null && end !== null && monthOf(end) - monthOf(start) >= longCourse)
}
