import { findDateRange, monthOf } from '../annotate/dates.ts'
import { highestLevel } from '../annotate/levels.ts'
import { monthsCovered } from '../annotate/months-covered.ts'
import type { SectionKind } from '../annotate/section-kinds.ts'
import { type CourseRead, readCourses } from '../assemble/courses.ts'
import { coursesElsewhere } from '../assemble/courses-elsewhere.ts'
import { withDatesInOrder } from '../assemble/dates-in-order.ts'
import { isOwnAccount } from '../assemble/role-names.ts'
import type { RoleWithWork } from '../assemble/role-with-work.ts'
import { readFormsOfRoles, readRoles } from '../assemble/roles.ts'
import { isWork, roleOf } from '../assemble/roles-among-courses.ts'
import { withoutSingleCourses } from '../assemble/single-courses.ts'
import { courseOf, isStudies, isThesis } from '../assemble/studies-among-roles.ts'
import type { ParsedResume, YearMonth } from '../report.ts'
import { sentencesOfJobs } from '../text/roles-told.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { namesReview } from '../vocabulary/reviews.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { joinBrokenWords } from './broken-words.ts'
import { type Contact, parseContact } from './contact.ts'
import { withWorkContinued } from './continued-work.ts'
import { type Doubt, findDoubts } from './doubts.ts'
import { mendEastAsian } from './east-asian-text.ts'
import { withEntriesNoHeadings } from './entries-as-headings.ts'
import { sectionsWithoutHeadings } from './headless.ts'
import { withLines } from './lost-lines.ts'
import { withProjectsAsWork } from './projects-as-work.ts'
import { rolesUnderStudies } from './roles-under-studies.ts'
import { secondCopiesApart } from './second-copies.ts'
import { linesOf, type Section, splitSections } from './sections.ts'
import { withoutSharedPlace } from './shared-place.ts'
import { parseSkills } from './skills.ts'
import { withSkillsOfExperience } from './skills-as-work.ts'
import { closeStretchedLines } from './stretched-lines.ts'
import { withStudiesContinued } from './studies-continued.ts'
import { taughtLines, withTeachingAsWork } from './teaching.ts'
import { withWorkBelowOthers } from './work-below-others.ts'
import { withWholeYears } from './years-in-two-figures.ts'

/** A resume as it was read: its fields, its parts and its work, for the rules to judge. */
export interface ReadResume {
  text: string
  sections: Section[]
  roles: RoleWithWork[]
  courses: CourseRead[]
  contact: Contact
  parsed: ParsedResume
  doubts: Doubt[]
  /** What sections about work say that stand there a second time: it is no other role, but the rules tell that it is repeated. */
  copiedWork: string[]
}

/** More than any resume has; text that is meant to break a reader would have thousands. */
const most = { lines: 8_000, roles: 80, education: 40, skills: 400 }

/** Marks of direction from left to right, which copies from some word processors' PDFs have around every run of text. */
const directionMarks = /[\u200E\u202A\u202C\u202D]/g
/**
 * Zero-width blanks beside blanks, which some generators put around signs; within words they are seen by the rules. A few at most:
 * a run of them without end would be searched anew from each.
 */
const zeroWidthBlanks = /(?<=\s|^)\u200B{1,4}|\u200B{1,4}(?=\s|$)/gm

/** A colon and a dash behind a label: "Name:- Anna Lee". */
const colonAndDash = /(?<=[\p{L})]\.?[ \t]{0,3}):[-–—]{1,3}[ \t]{0,8}(?=\S)/gu

/** A day whose blanks are lost: "from10th October", "14thNovember". */
const gluedDay =
  /(?<!\p{L})(from|to)(?=\d{1,2}(?:st|nd|rd|th))|(?<=(?<!\d)\d{1,2})(st|nd|rd|th)(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu

/** A year whose blank before or behind it is lost: "passed in2014", "in 2011from Harbour College". */
const gluedYear =
  /(?=(?:19|20)\d\d(?!\d))(?<=(?<!\p{L})(?:in|from|to|year|since|till|until|of))|(?=(?:from|with|to|till)(?!\p{L}))(?<=(?<!\d)(?:19|20)\d\d)/giu

/** Small capitals that are signs of their own, as pages that turn letters into others make them: "Aɴɴᴀ Lᴇᴇ". */
const smallCapitals = /[ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ]/gu
const letterOfSign = new Map(
  [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'].map((sign, at) => [sign, 'abcdefghijklmnoprstuvwyz'.charAt(at)]),
)
const plainLetter = (sign: string) => letterOfSign.get(sign) ?? sign

/** The dash of the width of a figure, which stands between years; and hyphens that look like the one of a keyboard. */
const [figureDash, otherHyphens] = [/\u2012/g, /[\u2010\u2011]/g]

/** Signs without a width that stand where blanks do, before capitals, and a line that has no others: "Anna\u200dMaria\u200dLee". */
const zeroWidthJoints = /(?<=[\p{Ll}.])[\u200B-\u200D]{1,4}(?=\p{Lu})/gu
const lineOfJoints = /^(?=.*\p{Ll}[\u200B-\u200D])\S{5,80}$/gmu

/** Between a number and the address that stands right behind it: "(819) 555-0143anna@lee.example". */
const numberAndAddress = /(?<=\d{3}[-. ]\d{4})(?=\p{L}[\p{L}\d._+-]{2,63}@)/gu

/** A comma with its blank before it, or without one between two names: "Harbour College ,Leeds", "Mill Road,Leeds". */
const looseComma = /(?<=[\p{L}.)]) ,(?=\p{L})|(?<=\p{L}{3}),(?=\p{Lu}\p{L}{2})/gu

/** Reads a resume's text. Nothing is in the result that is not in the text. */
export function readResume(given: string, today: Date): ReadResume {
  const text = joinBrokenWords(
    closeStretchedLines(
      withLines(
        withWholeYears(mendEastAsian(given))
          .replace(smallCapitals, plainLetter)
          .replace(directionMarks, '')
          .replace(zeroWidthBlanks, '')
          .replace(lineOfJoints, (line) => line.replace(zeroWidthJoints, ' '))
          .replace(colonAndDash, ': ')
          .replace(figureDash, '–')
          .replace(otherHyphens, '-')
          .replace(gluedDay, '$1$2 ')
          .replace(gluedYear, ' ')
          .replace(numberAndAddress, ' ')
          .replace(looseComma, ', '),
      ),
    ),
  )
  const { once: headed, copies } = secondCopiesApart(withEntriesNoHeadings(splitSections(withinLines(text))))
  const known = withWorkBelowOthers(withSkillsOfExperience(sectionsWithoutHeadings(headed) ?? headed))
  const sections = withStudiesContinued(withWorkContinued(withProjectsAsWork(withTeachingAsWork(known))))
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
  const roles = withDatesInOrder(all).slice(0, most.roles)
  const underHeadings = [...taught.filter((course) => !isWork(course)), ...studied]
  const courses = withoutSingleCourses(
    underHeadings.length > 0 ? underHeadings : coursesElsewhere(sections),
    sections.filter(({ kind }) => kind === 'education'),
  ).slice(0, most.education)
  const shown = roles.map(({ title, employer, current, start, end }) => ({ title, employer, current, start, end }))
  const education = courses.map(({ school, credential, level, end }) => ({ school, credential, level, end }))
  const titles = roles.map(({ title }) => title)
  const contact = parseContact(text, sections, titles)
  const { name, email, phone, links } = contact
  const parsed = {
    name,
    email,
    phone,
    links,
    roles: shown,
    education,
    skills: parseSkills(sections).slice(0, most.skills),
    monthsOfExperience: monthsCovered(shown, today),
    highestDegree: highestLevel(education),
  }
  const doubts = findDoubts(sections, roles, courses, parsed)
  const copiedWork = readRoles(linesOf(copies, 'experience')).flatMap(({ bullets }) => bullets)
  return { text, sections, roles, courses, contact, parsed, doubts, copiedWork }
}

/** The beginning of a text with more lines than any resume has: lines of a letter or two would take as long as words. */
function withinLines(text: string): string {
  const lines = text.split('\n')
  return lines.length <= most.lines ? text : lines.slice(0, most.lines).join('\n')
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

/**
 * Roles of every section about work; without such a section, what reads like roles at the top.
 * @returns them, and whether they stand below headings for work
 */
function rolesOf(sections: Section[], today: Date): { roles: RoleWithWork[]; areHeaded: boolean } {
  const own = ownWords(sections)
  const work = sections.filter(({ kind }) => kind === 'experience').map(({ lines }) => readRoles(lines, own))
  const roles = withoutRunningHeads(withoutProjects(work), sections)
  const whole = roles.filter(isWhole).length
  const summed = whole < severalRoles ? rolesSummed(sections, own) : []
  if (summed.length >= severalRoles && summed.length > whole) return { roles: summed, areHeaded: true }
  if (roles.length > 0)
    return {
      roles: [...withoutUndated(roles), ...rolesElsewhere(sections), ...rolesAbove(sections, own, today)],
      areHeaded: true,
    }
  const isHeaded = sections.some(({ kind }) => kind === 'experience')
  const others = sections.filter(
    ({ kind, heading }) =>
      (mayHoldWork.has(kind) || (isHeaded && besideWork.has(kind))) && !meetings.test(foldText(heading)),
  )
  const isTold = ({ title, start, employer }: RoleWithWork) =>
    start !== null && employer !== '' && titleScore(title) > 0
  const found = sections.flatMap((section) => {
    const forms = rolesElsewhere([section]).filter(isTold)
    const headers = others.includes(section) ? readRoles(fromFirstRole(section.lines), own).filter(isTold) : []
    return headers.length > forms.length ? headers : forms
  })
  if (found.length > 0) return { roles: found, areHeaded: false }
  const told = sections.flatMap(({ kind, lines }) => (kind === 'experience' ? readRoles(lines, own, true) : []))
  if (told.length > 0) return { roles: told, areHeaded: true }
  const elsewhere = sections.filter(({ kind }) => mayHoldWork.has(kind) || mayTellOfWork.has(kind))
  return { roles: elsewhere.flatMap(({ lines }) => readRoles(sentencesOfJobs(lines), own, true)), areHeaded: false }
}

/** How sure the names of a role are that a form or a sentence says, in percent. */
const said = 95

const isSaid = ({ title, employer, confidence }: RoleWithWork) =>
  title !== '' && employer !== '' && confidence.title === said && confidence.employer === said

/** Whether a role has title, employer, and a beginning. */
const isWhole = ({ title, employer, start }: RoleWithWork) => title !== '' && employer !== '' && start !== null

/** Whole roles that sentences of a summary tell of. */
const rolesSummed = (sections: Section[], own: ReadonlySet<string>): RoleWithWork[] =>
  sections
    .filter(({ kind }) => kind === 'summary')
    .flatMap(({ lines }) => readRoles(sentencesOfJobs(lines), own, true).filter(isWhole))

/** Roles that forms say of in sections of other kinds, such as those that a label of the work seemed to begin. */
const rolesElsewhere = (sections: Section[]): RoleWithWork[] =>
  sections.filter(({ kind }) => mayHoldForms.has(kind)).flatMap(({ lines }) => readFormsOfRoles(lines))

const mayHoldForms = new Set<SectionKind>([
  'summary',
  'skills',
  'other',
  'awards',
  'certifications',
  'education',
  'volunteer',
])

/** Kinds of sections that hold the roles of a resume whose work has no heading. */
const mayHoldWork = new Set<SectionKind>(['header', 'summary', 'skills', 'languages', 'other'])
/** Kinds of sections whose sentences tell of work where nothing else in a resume does, such as those whose next heading was none. */
const mayTellOfWork = new Set<SectionKind>(['interests', 'education', 'certifications', 'volunteer'])
/** Further ones, below whose headings work stands only where its own heading stands apart from it: what is told there is none otherwise. */
const besideWork = new Set<SectionKind>(['interests', 'certifications', 'references'])

/** Words of headings, without accents, below which stand meetings and bodies that somebody took part in, not jobs. */
const meetings =
  /\b(?:workshops?|seminar\w*|events?|evenements?|conferences?|committees?|memberships?|affiliations?|outreach|review\w*|supervision|encadrement|colloques?|congres\w*|convegni|tagungen|gremien|mitgliedschaften)\b/

/** Score from which a text reads like a title. */
const sureTitle = 3

/** From how many roles of a section on, what another has in common says that they are no roles. */
const severalRoles = 2

/**
 * The roles of all sections, without those of sections in which nothing has a title and nothing is named like an employer, where
 * another section has whole roles: a list of studies under "Research experience".
 */
function withoutProjects(sections: RoleWithWork[][]): RoleWithWork[] {
  const hasNames = ({ title, employer }: RoleWithWork) => title !== '' && employer !== ''
  const isNamed = ({ title, employer }: RoleWithWork) => title !== '' || employerScore(employer) > 0
  const hasWhole = sections.some((roles) => roles.filter(hasNames).length >= severalRoles)
  if (!hasWhole) return sections.flat()
  return sections.filter((roles) => roles.length < severalRoles || roles.some(isNamed)).flat()
}

/**
 * Roles without what has no dates and is nothing but lines of the top again, as at the top of a further page. What stands below a head of
 * two lines goes on with the role above it.
 */
function withoutRunningHeads(roles: RoleWithWork[], [header]: Section[]): RoleWithWork[] {
  const top = new Set(header?.lines)
  const kept: RoleWithWork[] = []
  for (const role of roles) {
    const { start, end, current, lines, bullets } = role
    const above = kept.at(-1)
    const rest = bullets.filter((line) => !top.has(line))
    const isUndated = start === null && end === null && !current
    const isHead = isUndated && lines.length > 0 && lines.every((line) => top.has(line))
    if (!isHead || (rest.length > 0 && (lines.length < 2 || !above))) kept.push(role)
    else if (above) kept[kept.length - 1] = { ...above, bullets: [...above.bullets, ...rest] }
  }
  return kept
}

/** Share of roles with dates from which one without needs a title and an employer, or a sure title. */
const datedShare = 0.5

/** Roles without what has neither dates nor both names, where other sections have dated ones: a list of tools, for example. */
function withoutUndated(roles: RoleWithWork[]): RoleWithWork[] {
  const dated = roles.filter(({ start, end, current }) => start !== null || end !== null || current)
  const areWhole = dated.some(({ title, employer }) => titleScore(title) > 0 && employer !== '')
  if (dated.length < datedShare * roles.length && !areWhole) return roles
  return roles.filter(
    (role) =>
      dated.includes(role) ||
      isSaid(role) ||
      titleScore(role.title) >= (role.employer === '' ? sureTitle : 1) ||
      isOwnAccount(role),
  )
}

/**
 * Roles above the first heading, where the rest of a column of the page before may stand: only such as are told whole, with a title, an
 * employer, months, and what was done. What has yet to begin is what somebody looks for.
 */
function rolesAbove([header]: Section[], own: ReadonlySet<string>, today: Date): RoleWithWork[] {
  const now = { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 }
  return readRoles(fromFirstRole(header?.lines ?? []), own).filter(
    ({ title, employer, start, end, current, bullets }) =>
      titleScore(title) > 0 &&
      employer !== '' &&
      bullets.length > 0 &&
      hasMonth(start) &&
      monthOf(start) < monthOf(now) &&
      (current || hasMonth(end)),
  )
}

const hasMonth = (when: YearMonth | null) => (when?.month ?? 0) > 0

/** Long words of the short lines at the top below the name, which often say what somebody is. */
function ownWords(sections: Section[]): Set<string> {
  const top = (sections[0]?.lines ?? []).filter((line) => line !== '').slice(1, 4)
  const short = top.filter((line) => line.length <= 60 && !/[@\d]/.test(line))
  return new Set(short.flatMap((line) => foldText(line).split(' ')).filter((word) => word.length >= 5))
}

/** Maximum number of lines above a title that name its employer and department, and their length in characters. */
const mostAbove = { lines: 2, length: 90 }

/** How many lines right above a title begin a block and could name its employer: no address, number, or date. */
function namesAbove(lines: string[], at: number): number {
  const above = lines.slice(0, at).findLastIndex((line) => line.trim() === '')
  const named = lines.slice(above + 1, at)
  const areNames = named.every((line) => line.length <= mostAbove.length && !/[@\d]/.test(line))
  return above >= 0 && named.length <= mostAbove.lines && areNames ? named.length : 0
}

/** What divides a title and an employer on one line. */
const bar = /\s\|\s/

/** Lines from the first that has a span of time beside a title, or right below one. */
function fromFirstRole(lines: string[]): string[] {
  const first = lines.findIndex((line) => findDateRange(line))
  if (first < 0) return []
  if (titleScore(lines[first] ?? '') > 0) return lines.slice(first - namesAbove(lines, first))
  const above = (lines[first - 1] ?? '').split(bar)
  const isWhole = above.length > 1 && above.some((cell) => titleScore(cell) > 0)
  return lines.slice(Math.max(0, first - (isWhole ? 1 : 2)))
}
