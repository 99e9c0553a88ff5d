import { findDateRange } from '../annotate/dates.ts'
import { isPlace } from '../annotate/places.ts'
import { saysExperience } from '../annotate/words-for-experience.ts'
import { readRoles } from '../assemble/roles.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { namesMeetings } from './roles-of-sections.ts'
import type { Section } from './sections.ts'

/** Words for teaching in headings, in several languages, without accents. */
const teaching =
  /\b(?:teaching|enseignements?|lehre|docencia|didattic[ah]e?|insegnamento|ensino|undervisning|dydaktyka)\b/

/** Words for other kinds of work in headings, which name it by nothing else: "Research", "Industry". */
const ofWork =
  /\b(?:research|industry|industrial|consulting|consultancy|government|military|non ?profit|clinical|freelance|forschung|industrie|recherche|investigacion|pesquisa|ricerca|onderzoek)\b/

/** Lines below the heading that are read to see whether they are positions. */
const searched = 120

/** Share of what stands below that has to have a title and a date, and share that has to be posts beside other work. */
const mostShare = 0.6
const fewestPosts = 0.5

/**
 * Sections about teaching in which positions stand ("Lecturer, Harbour College, 2019 – 2021") as sections about work, whatever their
 * heading says; one that lists courses beside other work is none. So are sections with posts below "Research", "Industry", and the like, and
 * below any other heading where teaching is the only work.
 */
export function withTeachingAsWork(sections: Section[]): Section[] {
  const isTaught = ({ heading }: Section) => teaching.test(foldText(heading))
  const hasOtherWork = sections.some((section) => section.kind === 'experience' && !isTaught(section))
  const taught = sections.map((section): Section => {
    if (!isTaught(section)) return section
    const isWork = section.kind === 'experience' || (section.kind === 'other' && hasPositions(section.lines))
    if (isWork) return { ...section, kind: hasOtherWork && !hasPosts(section) ? 'other' : 'experience' }
    return section
  })
  const isOnly = !hasOtherWork && taught.some(({ kind }) => kind === 'experience')
  return taught.map((section) =>
    (isOnly || ofWork.test(foldText(section.heading))) && tellsOfPosts(section)
      ? { ...section, kind: 'experience' }
      : section,
  )
}

/** Whether posts stand below a heading that is on no list, nor about meetings. */
const tellsOfPosts = (section: Section) =>
  section.kind === 'other' && !namesMeetings(section.heading) && hasPositions(section.lines) && hasPosts(section)

function hasPositions(lines: string[]): boolean {
  const roles = readRoles(lines.slice(0, searched))
  const whole = roles.filter(({ title, start }) => titleScore(title) > 0 && start !== null)
  return whole.length > 0 && whole.length >= mostShare * roles.length
}

/**
 * Whether most of what stands there is a post: a title, and at what school or firm, or a school and when. Where courses stand there, what is
 * read as the employer is the name of one: "Bridges of steel (undergraduate), head tutor". Below a heading with the word for experience, a
 * school and a span of time beside a name that is no title will do.
 */
function hasPosts({ heading, lines }: Section): boolean {
  const isOfPosts = saysExperience(foldText(heading))
  const roles = readRoles(lines.slice(0, searched))
  const posts = roles.filter(({ title, employer, start, end, lines }) => {
    if (titleScore(title) > 0) return isBody(employer) || lines.some(hasPlace)
    if (start === null) return false
    return namesSchool(title || employer) || (isOfPosts && start !== end && namesSchool(employer))
  })
  return posts.length >= fewestPosts * roles.length
}

/** Whether a line says behind its dates where a post was: "2019 – 2021   Leeds, UK". */
const hasPlace = (line: string) => isPlace(line.slice(findDateRange(line)?.to ?? line.length).trim())

/** Whether a name is one of a school or firm, or there is none. */
const isBody = (name: string) => name === '' || namesSchool(name) || employerScore(name) > 0

/** The lines of sections about teaching in which positions stand. */
export function taughtLines(sections: Section[]): ReadonlySet<string> {
  const taught = sections.filter(({ kind, heading }) => kind === 'experience' && teaching.test(foldText(heading)))
  return new Set(taught.flatMap(({ lines }) => lines))
}
