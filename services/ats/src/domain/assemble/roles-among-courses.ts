import { foldText } from '../vocabulary/fold-text.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import type { CourseRead } from './courses.ts'
import type { RoleWithWork } from './role-with-work.ts'

/** How somebody is called who learns a trade at a firm, in several languages; what is learnt there, such as "Lehre", is a course. */
const apprentice =
  /^(?:apprentice|apprentie?|alternan(?:ce|te?)|auszubildende[rn]?|azubi|lehrling|lernende[r]?|aprendiz|apprendista|leerling|larling|laerling)(?: |$)/
/** How the name of an internship begins. */
const internship =
  /^(?:(?:freiwilliges|berufs|schuler) ?)?(?:praktikum|berufspraktikum|schulerpraktikum|praxissemester|internship|work placement|placement year|stage|stagiaire?|practicas|pasantia|estagio|tirocinio|staz|praktyki?|odborna (?:praxe|prax)|szakmai gyakorlat|praktik|praksis|harjoittelu)(?: |$)/
/** Whom a firm had for one, at the end of the name: "Bridges Intern". */
const intern =
  /(?:^|[ -])(?:intern|trainee|praktikant(?:in)?|estagiari[oa]|becari[oa]|tirocinante|stazyst(?:a|ka)|стажер|практикант)$/
/** The word for it before what somebody was: "Internship: Welder". */
const label = /^\p{L}{4,20}:\s+(?=\p{L})/u

/** Whether a title is that of an internship. */
export function isInternship(title: string): boolean {
  const words = foldText(title)
  return internship.test(words) || intern.test(words)
}

/** Whether a course was work at an employer: as an apprentice at a firm, or an internship, which many list with their education. */
export function isWork({ credential, school, end, start }: CourseRead): boolean {
  if (school === '' || (start === null && end === null) || credential.length > 160) return false
  const words = foldText(credential)
  if (apprentice.test(words)) return employerScore(school) > 0 && !namesSchool(school)
  return isInternship(credential) && start !== null && !namesSchool(school)
}

/** Work that stands among the courses, as a role. */
export function roleOf({ credential, school, start, end, isCurrent, lines, confidence }: CourseRead): RoleWithWork {
  const behind = credential.replace(label, '')
  return {
    title: titleScore(behind) > 0 ? behind : credential,
    employer: school.replace(/(?<=\p{Ll}{2})\.$/u, ''),
    current: isCurrent,
    start: start ?? end,
    end,
    bullets: [],
    header: [credential, school],
    lines,
    confidence: { title: confidence.credential, employer: confidence.school },
  }
}
