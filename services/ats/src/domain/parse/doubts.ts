import { joinBrokenDates } from '../annotate/broken-dates.ts'
import { bulletMark, isBullet, withoutBullet } from '../annotate/bullets.ts'
import { findDateRange } from '../annotate/dates.ts'
import { headingKind } from '../annotate/headings.ts'
import { lineKind } from '../annotate/line-kinds.ts'
import { isSpanAlone } from '../annotate/whole-dates.ts'
import type { CourseRead } from '../assemble/courses.ts'
import { isAmount, isThesis } from '../assemble/role-or-not.ts'
import type { RoleWithWork } from '../assemble/role-with-work.ts'
import type { ParsedResume } from '../report.ts'
import { namesBreak } from '../vocabulary/career-breaks.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { doubtfulCourses } from './course-doubts.ts'
import { isPerson } from './find-name.ts'
import { doubtfulRoles } from './role-doubts.ts'
import type { Section } from './sections.ts'

/** What could not be read with confidence. Rules that depend on it are left out. */
export interface Doubt {
  about: 'name' | 'headings' | 'dates' | 'work' | 'roles' | 'education'
  /** The lines in question, as written. */
  lines: string[]
}

/** What of a resume could not be read with confidence, with the lines in question. */
export function findDoubts(
  sections: Section[],
  roles: RoleWithWork[],
  courses: CourseRead[],
  { name }: ParsedResume,
): Doubt[] {
  const doubts: Doubt[] = [
    { about: 'name', lines: name === '' ? possibleNames(sections, roles) : [] },
    { about: 'headings', lines: possibleHeadings(sections) },
    { about: 'dates', lines: unexplainedDates(sections, roles, courses) },
    { about: 'work', lines: roles.length > 0 ? datesElsewhere(sections, roles, courses) : [] },
    { about: 'roles', lines: doubtfulRoles(roles).map(headerOf) },
    { about: 'education', lines: doubtfulCourses(courses).map(({ lines }) => lines.join(' | ')) },
  ]
  return doubts.filter(({ lines }) => lines.length > 0)
}

/** Lines at the top that could be a name: two to four words with capitals, and nothing else. */
function possibleNames([header]: Section[], roles: RoleWithWork[]): string[] {
  const top = (header?.lines ?? []).filter((line) => line !== '').slice(0, 3)
  const titles = roles.map(({ title }) => title)
  return top.filter((line) => {
    const text = line.trim()
    const [, first = '', rest = ''] = nameAndMore.exec(text) ?? []
    const isBeforeTitle = rest !== '' && titleScore(rest) > 0 && isPerson(first, titles)
    return isBeforeTitle || (/^(?:\p{Lu}[\p{L}'’.-]*\s?){2,4}$/u.test(text) && isPerson(text, titles))
  })
}

/** Two words with capitals, and what stands behind them on the line. */
const nameAndMore = /^(\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+) (.{3,80})$/u

/** Short lines in capitals between blank lines, within a section: they could be headings. So could two side by side. */
function possibleHeadings(sections: Section[]): string[] {
  const sideBySide = sections.flatMap(({ lines }) => lines.filter(areHeadings))
  const alone = sections
    .slice(1)
    .flatMap(({ kind, lines }) =>
      kind === 'skills' || kind === 'languages'
        ? []
        : lines.filter(
            (line, at) =>
              /^\p{Lu}[\p{Lu} &/]{5,30}$/u.test(line) &&
              line.split(' ').length <= 3 &&
              (lines[at - 1] ?? '') === '' &&
              (lines[at + 1] ?? '') !== '',
          ),
    )
  return [...sideBySide, ...alone]
}

/** Whether a line is headings of columns that could not be told apart. */
function areHeadings(line: string): boolean {
  if (line.length > 80 || !line.includes('   ')) return false
  const cells = line.split(/\s{3,}/)
  return cells.length > 1 && cells.every((cell) => headingKind(cell))
}

/**
 * Maximum length, in characters, of a line that can be the header of a role: with roles that have dates, and for a resume in
 * which no dates were read.
 */
const longestHeader = { some: 120, none: 2_000 }

/** A bullet point that begins with a date, as the header of a role does: "• March 2019 – June 2021: Riveter at Iron Works". */
const datedPoint = new RegExp(`(?:${bulletMark.source})\\s*(?:\\p{L}{3,12}\\.?\\s)?\\d`, 'u')

/** Lines with a date range, in sections about work, that neither a role nor a course has. */
function unexplainedDates(sections: Section[], roles: RoleWithWork[], courses: CourseRead[]): string[] {
  const known = spansOf(roles)
  const ofCourses = new Set(courses.flatMap(({ lines }) => lines))
  const ends = new Set(courses.flatMap(({ end }) => end?.year ?? []))
  /** Without work, a time that ends with a course is that of the course, which stands elsewhere on the page, unless a title stands beside it. */
  const isOfCourse = (line: string) =>
    roles.length > 0 ? ofCourses.has(line) : titleScore(line) <= 0 && ends.has(findDateRange(line)?.end?.year ?? 0)
  const others = ['education', 'certifications', 'volunteer', 'awards', 'publications']
  /** Work that has a heading and no role may stand under the next one. */
  const hasWork = sections.some(({ kind }) => kind === 'experience')
  const isAboutWork = ({ kind }: Section) =>
    kind === 'experience' || (roles.length === 0 && !others.includes(kind) && (kind !== 'projects' || hasWork))
  const isDated = roles.some(({ start }) => start)
  const mayTell = (line: string) =>
    isDated
      ? line.length <= longestHeader.some && (isBullet(line) ? datedPoint.test(line) : lineKind(line) === 'name')
      : line.length <= longestHeader.none
  const mayHold = (section: Section) => roles.length === 0 || isAboutWork(section)
  return sections.filter(mayHold).flatMap((section) =>
    joinBrokenDates(section.lines).filter((line, at, all) => {
      if (!isAboutWork(section) && titleScore(line) <= 0) return false
      return (
        mayTell(line) &&
        hasOtherSpan(line, known) &&
        !isOfCourse(line) &&
        !isNoRole(isSpanAlone(line) ? (all[at - 1] ?? '') : line) &&
        !isEndOfText(line, all[at - 1])
      )
    }),
  )
}

/** Fewest characters of a line of text that may go on in the next one. */
const fullLine = 60

/** Whether a line is the bracket at the end of a text that fills the line above: "(2013-2015)" below "projects of students in steel and …". */
const isEndOfText = (line: string, above = '') =>
  /^\([^()]*\)[.,;]?$/.test(line) && (above.length >= fullLine || lineKind(above) === 'prose')

/** What is named before or behind the dates of a line. */
const divider = /\s{2,}|[|,;:()•–—]|\s-\s/u

/** Whether a dated line names a time without work, what somebody wrote for a degree, or hours of help: none is a role, and no dates are missed there. */
const isNoRole = (line: string) =>
  withoutBullet(line)
    .split(divider)
    .some((part) => [namesBreak, isThesis, isAmount].some((is) => is(part.trim())))

/** Parts of a resume that are not about work, in which roles stand if headings or columns were misread. */
const otherParts: ReadonlySet<Section['kind']> = new Set(['header', 'skills', 'interests', 'other'])

/** Short lines with a date range in parts that are not about work: no role and no course has them, so that work may be missed. */
function datesElsewhere(sections: Section[], roles: RoleWithWork[], courses: CourseRead[]): string[] {
  const known = spansOf([...roles, ...courses.map((course) => ({ ...course, current: course.isCurrent }))])
  return sections
    .filter(({ kind }) => otherParts.has(kind))
    .flatMap(({ lines }) => lines.filter((line) => line.length <= longestHeader.some && hasOtherSpan(line, known)))
}

/** Whether a line has a date range that is none of those that are known. */
function hasOtherSpan(line: string, known: ReadonlySet<string>): boolean {
  const range = findDateRange(line)
  return range !== undefined && !known.has(spanKey(range.start, range.current ? null : range.end))
}

function spansOf(entries: Pick<RoleWithWork, 'start' | 'end' | 'current'>[]): Set<string> {
  return new Set(entries.map(({ start, end, current }) => spanKey(start, current ? null : end)))
}

function spanKey(...dates: (RoleWithWork['start'] | undefined)[]): string {
  return dates.map((date) => (date ? `${date.year}-${date.month}` : '')).join('/')
}

const headerOf = ({ header, title, employer }: RoleWithWork) =>
  (header.length > 0 ? header : [title, employer]).filter((text) => text !== '').join(' | ')
