import { levelOf } from '../annotate/levels.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { legalForm } from '../vocabulary/legal-forms.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import type { CourseRead } from './courses.ts'
import type { RoleWithWork } from './role-with-work.ts'

/** How the name of what somebody studied begins, in several languages, without accents and in small letters. */
const studies =
  /^(?:(?:duales|berufsbegleitendes|abgeschlossenes) )?(?:studium|studiengang|bachelorstudium|masterstudium|hochschulstudium)(?: |$)|^(?:bachelor|master)(?: s)? (?:of|degree|in|studiengang) |^[bm] ?(?:sc|a|s|eng) (?:in|of) |^(?:licence|licenciatura|grado|laurea|mestrado|bacharelado|graduacao|studia|diplome) (?:en|em|in|de|d|magisterskie|licencjackie|inzynierskie) /

/** A diploma, in French, of what would be a title without it: "Diplôme d’ingénieur". */
const diploma = /^diplome (?:d|de|des|national|universitaire) /
/** Years of a degree, and the classes that prepare for a grande école, in French: "M2 Algèbre", "L3 et M1 Droit", "Classe préparatoire". */
const yearsOfDegree = /^(?:(?:[lm][1-3] et )?(?:l[1-3]|m[12])|classes? preparatoires?|cpge|deug|magistere) \p{L}/u

/** A degree in the place of an employer, with nothing beside it: "BSc Welding Engineering". */
const degreeAlone =
  /^(?:(?:bachelor|master)(?: s)? (?:of|in|degree)|(?:[bm] ?sc|[bm] ?eng|ph ?d|licenciatura|laurea|mestrado)(?: (?:of|in|en|em))?) \p{L}{4,}/u

/** A time at another school, in several languages. */
const exchange =
  /^(?:(?:academic )?(?:exchange|erasmus|study abroad|semester abroad)(?: (?:semester|year|student|program(?:me)?|term|studies))?|auslandssemester|austauschsemester|(?:semestre|annee) (?:d echange|a l etranger|erasmus)|(?:semestre de )?intercambio(?: academico)?|semestre all estero) /

/** What somebody studied, behind the word for a student, in several languages; "Student assistant" is work. */
const studentOf =
  /^(?:student(?:in)?|etudiante?|estudante|estudiante|studente(?:ssa)?|studentka) (?:der|des|of|in|de|do|en|em|di) /

/** What somebody is in a year of studies, and what somebody attends, in several languages: "3rd year undergraduate", "Formation en soudure". */
const attended =
  /^(?:\d(?:st|nd|rd|th) year (?:undergraduate|bachelor|master|student)|(?:final|first|second|third|fourth) year (?:undergraduate|student)|formation|formacion|formacao|curso|corso|kurs|online course|bootcamp) /

/** What is written for a degree and nothing else, in several languages, at a school or at none: at a firm it is work. */
const thesisAlone =
  /^(?:(?:under)?graduate|bachelor|master|doctoral|phd|diploma|final year|senior|honou?rs|semester)?(?: ?s)? ?(?:thesis|dissertation|thesis project)(?: project)? $|^\p{L}*(?:bachelor|master|diplom|semester|doktor|abschluss)arbeit $|^tesi (?:di laurea |di dottorato |magistrale |triennale |sperimentale )*$|^(?:memoire|these) (?:de|d) (?:master|recherche|fin d etudes|doctorat) $|^(?:tesis|trabajo de fin) (?:de |doctoral )(?:grado |master |maestria |licenciatura )?$|^praca (?:magisterska|inzynierska|licencjacka|dyplomowa) $|^(?:διδακτορικη|διπλωματικη|μεταπτυχιακη|πτυχιακη) (?:διατριβη|εργασια) $/u

/** What is written for a degree is work, and so is a position at a school or what somebody taught. */
const thesis =
  /thes[ie]s|dissertation|arbeit |tesi |these |memoire|scriptie|praca |(?:^| )(?:positions?|\w*stelle|teaching|tutoring|lecturing|supervision|internship|praktikum|stage|ensino|docencia|enseignement|insegnamento) /

/**
 * Whether a role is what somebody studied, not what somebody was: "Studium der Physik", "Bachelor of Science", or any degree beside
 * the name of a school.
 */
export function isStudies({ title, employer }: Pick<RoleWithWork, 'title' | 'employer'>): boolean {
  if (title.length > 160) return false
  if (title === '') return degreeAlone.test(`${foldText(employer)} `)
  const words = `${foldText(title)} `
  if (diploma.test(words) || (yearsOfDegree.test(words) && namesSchool(employer))) return true
  if ((studentOf.test(words) || attended.test(words)) && namesSchool(employer)) return true
  if (titleScore(title) > 0) return false
  if (exchange.test(words) && namesSchool(employer)) return true
  return studies.test(words) || (levelOf(title) !== 'none' && !thesis.test(words) && namesSchool(employer))
}

/** Whether a role is a thesis and nothing else, at a school or at none, which is neither work nor what somebody studied. */
export function isThesis({ title, employer }: Pick<RoleWithWork, 'title' | 'employer'>): boolean {
  if (title.length > 160 || !thesisAlone.test(`${foldText(title)} `)) return false
  return (namesSchool(employer) || employerScore(employer) <= 0) && !legalForm.test(employer)
}

/** What somebody studied, which some resumes have among the roles, as a course. */
export function courseOf({ title, employer, start, end, current, lines, confidence }: RoleWithWork): CourseRead {
  const [school, credential] = title === '' ? ['', employer] : [employer, title]
  return {
    school,
    credential,
    level: levelOf(credential),
    start,
    end: current ? null : end,
    isCurrent: current,
    lines,
    confidence: { school: confidence.employer, credential: confidence.title },
  }
}
