import { joinBrokenDates } from '../annotate/broken-dates.ts'
import { namesSubject } from '../annotate/course-evidence.ts'
import { levelOf } from '../annotate/levels.ts'
import { isPlace } from '../annotate/places.ts'
import type { Item } from '../decode/features.ts'
import courseWeights from '../decode/generated/course-weights.json' with { type: 'json' }
import { courses } from '../decode/matter.ts'
import { readerOf, readSection } from '../decode/read-section.ts'
import type { KeptWeights } from '../decode/weights.ts'
import { withCellsApart } from '../text/course-lines.ts'
import { joinHistories } from '../text/east-asian-histories.ts'
import { withoutMarksOfLabels } from '../text/marked-labels.ts'
import { separators } from '../text/separators.ts'
import { withoutBoardsBeside } from '../text/study-forms.ts'
import { withTableRows } from '../text/table-rows.ts'
import { schoolAndPart } from '../vocabulary/east-asian/schools.ts'
import { isKindOfSchool } from '../vocabulary/school-kinds.ts'
import { isSchoolCalled, isSchoolWord, namesSchool } from '../vocabulary/school-words.ts'
import { isSite } from '../vocabulary/site-names.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import type { CourseRead } from './course-read.ts'
import { coursesTold } from './courses-told.ts'
import { degreeBeforeSchool } from './degree-before-school.ts'
import { withDegreeBeside } from './degree-beside.ts'
import { apartFromExpectedEnds, withExpectedEnd } from './expected-end.ts'
import { confidenceOf, type Group, groupsOf, headerLinesOf, lineOfHeader, nameIn } from './groups.ts'
import { isCourseLabel, namesNoSchool } from './no-school.ts'
import { isUniversity, namesPart } from './parts-of-names.ts'
import { withoutPlacesBehind } from './places-behind.ts'
import { withoutFullStop } from './role-names.ts'
import {
  joinBrokenSchools,
  schoolAlone,
  schoolAmong,
  schoolBehindAt,
  splitSchool,
  withoutPart,
} from './school-names.ts'
import { withSchoolsAbove } from './schools-above.ts'
import { schoolByKind } from './schools-by-kind.ts'
import { withSchoolsOfSameField } from './schools-of-same-field.ts'
import { withoutSchoolTown } from './towns-of-schools.ts'

const comma = separators.indexOf('comma')
/** Reads sections about education. */
export const courseReader = readerOf(courses, courseWeights as { first: KeptWeights; second: KeptWeights })

export type { CourseRead } from './course-read.ts'

/** Reads the courses of a section about education. */
export function readCourses(lines: string[]): CourseRead[] {
  const given = withoutBoardsBeside(lines)
  const { courses: told, others } = coursesTold(given)
  if (told.size === 0) return coursesByCells(given)
  const read = coursesByCells(others).map((course) => ({ course, at: lineOfHeader(given, course.lines) }))
  const all = [...read, ...[...told].map(([at, course]) => ({ course, at }))]
  return all.sort((one, other) => one.at - other.at).map(({ course }) => course)
}

/** Courses by what the cells of their headers are. */
function coursesByCells(given: string[]): CourseRead[] {
  const { others, told } = apartFromExpectedEnds(given)
  const groups = groupsOf(
    readSection(
      joinBrokenSchools(withCellsApart(joinBrokenDates(joinHistories(withoutMarksOfLabels(withTableRows(others)))))),
      new Set(),
      courseReader,
    ),
  )
  const found = withSchoolsAbove(groups).map((group) => courseIn(group, told))
  const read: CourseRead[] = []
  let above = ''
  for (const [at, { school, credential, dates, isDated, schoolFirst, lines, confidence }] of found.entries()) {
    const next = found[at + 1]
    const isHead = credential === '' && !isDated && next !== undefined && next.school === ''
    if (school !== '') above = schoolFirst && !isKindOfSchool(school) ? school : ''
    if (isHead || (school === '' && credential === '')) continue
    const named = school !== '' || schoolFirst ? school : above
    const degree = credential.replace(awarded, '')
    const level = levelOf(degree !== '' ? degree : named)
    const course = { school: named, credential: degree, level, ...dates, lines, confidence }
    const last = read.at(-1)
    if (school === '' && last && isDegreeOf(course, last))
      read[read.length - 1] = { ...last, credential: degree, level }
    else read.push(course)
  }
  return withSchoolsOfSameField(read)
}

/** What is told of a degree behind its name: "Master of Science awarded in 2008". */
const awarded = /\s+(?:awarded|conferred|received|granted|obtained|earned)(?:\s+(?:cum laude|with \p{L}+|in|on))*$/iu

/** Whether a course says no more than which degree the one above it led to: an item below the school and its time. */
function isDegreeOf({ school, end, lines }: CourseRead, above: CourseRead): boolean {
  const isSame = end === null || (end.year === above.end?.year && end.month === above.end.month)
  return above.credential === '' && above.school === school && isSame && lines.length === 1
}

/** Universities of which a state has several, told apart by their towns. */
const ofManySeats =
  /^California State(?: Polytechnic)? University$| of (?:Alabama|Alaska|Arkansas|California|Colorado|Hawaii|Illinois|Maine|Maryland|Massachusetts|Michigan|Minnesota|Missouri|Nebraska|Nevada|New York|North Carolina|Tennessee|Texas|Washington|Wisconsin)$/

/** The name of a school with the town right behind it where a state has several: "University of California, San Diego". */
function withTown(written: string, { items, labels }: Group): string {
  const name = written.replace(/^(.*?)\b(\p{Lu}[\p{L}-]+)(\)?), \2$/u, '$1$2$3')
  const at = labels.findLastIndex(({ base }) => base === 'EMPLOYER' || base === 'EMPLOYER_MORE')
  const [school, town] = [items[at], items[at + 1]]
  if (!school || !town || labels[at + 1]?.base !== 'PLACE' || town.separator !== comma) return name
  return ofManySeats.test(name) ? `${name}, ${town.cell.text}` : name
}

/** The town of a university behind a dash, or what it is called by, up to where something else begins: "– Leeds". */
const seat = /^\s*[–—-]\s*(\p{Lu}[\p{L}.]+(?:[ -]\p{Lu}[\p{L}.]+){0,2})(?=\s{3,}|\s*[|,;(]|$)/u

/** What universities are called by that is no town. */
const seats = /^(?:Twin Cities|Urbana[ -]Champaign|Ann Arbor|College Park|Chapel Hill)$/

/** The name of a school with what its state's other ones are told apart by: "University of Illinois – Urbana-Champaign". */
function withSeat(name: string, { items }: Group): string {
  if (!isPlace(/ of (\p{Lu}[\p{L} ]+)$/u.exec(name)?.[1] ?? '')) return name
  const line = items.find((item) => item.line.text.includes(name))?.line.text ?? ''
  const [written = '', town = ''] = seat.exec(line.slice(line.indexOf(name) + name.length)) ?? []
  return isKnownTown(town) || seats.test(town) ? `${name}${written}` : name
}

/** A degree with the field of study that stands right behind it on its line, if that was not read as a part of it. */
function withField(degree: string, { items, labels }: Group): string {
  const at = labels.findLastIndex(({ base }) => base === 'TITLE' || base === 'TITLE_MORE')
  const [last, field] = [items[at], items[at + 1]]
  const isField = labels[at + 1]?.base === 'OTHER' && last?.at === field?.at && (field?.evidence.title ?? 0) > 0
  return isField ? `${degree}, ${field?.cell.text}` : degree
}

/** Degrees of schools, whose words are those of schools as well. */
const schoolDegree = /^(?:\S+ )?high school(?: diploma)?$|\bbaccalaur[ée]ate?\b|\babitur\b/iu

/** Whether a text names a degree, and no school by a name of its own: "German high school". */
function namesDegreeOnly(text: string): boolean {
  const isDegree = levelOf(text) !== 'none' || schoolDegree.test(text)
  return isDegree && !namesSchool(text.replace(schoolDegree, ' '))
}

/** Whether what was read as a degree may be a school: it names one, and no degree. */
const mayBeSchool = (text: string) =>
  text.length <= longestSchool && namesSchool(text) && levelIsOfSchool(text) && !namesPart(text)

/** Longest name of a school, and longest line that is searched for one, in characters. */
const longestSchool = 70
const longestTold = 160
/** Whether a level that a name tells is that of a school for children: "Liceo", "Gymnasium". */
const levelIsOfSchool = (name: string) => ['none', 'secondary'].includes(levelOf(name)) && !schoolDegree.test(name)

/** What is got at such a school, and one by the name that it has: "High school diploma" at "Aldmoor High School". */
const schoolDiploma =
  /^(?:(?:general|advanced|standard|regents|honou?rs|academic) )?(?:high|secondary) school (?:diploma|graduate|certificate|degree|equivalency)\b/iu
const schoolNamed = /^\p{Lu}[\p{L}.'’-]+(?: [\p{Lu}&][\p{L}.'’-]*){0,4} (?:High|Secondary) School$/u

/** How somebody who learns is called, in several languages, at the beginning of what is learnt. */
const learner =
  /^(?:student|[ée]tudiante?|estudiante|aluno|aluna|studente|studentessa|graduando|graduanda|cursando)(?!\p{L})/iu
/** Schools by their kind alone, which is what somebody finished there. */
const kindAlone = /^(?:high|secondary|middle|senior|primary|elementary) school(?! of)(?=\P{L}|$)/iu
/** Whether a text begins with the word for a school or with what one is called, and with no degree. */
function beginsLikeSchool(text: string): boolean {
  const first = text.split(/\s+/).slice(0, 2).join(' ')
  return (
    namesSchool(first) && levelIsOfSchool(first) && !namesPart(text) && !namesSubject(first) && !kindAlone.test(text)
  )
}

/** What a course is called that anybody gives, in several languages: "Bootcamp of welding", "Welding course", "Certified welder". */
const single =
  /^(?:bootcamp|cursos?|cours|course|corso|formation|formaci[oó]n|cursus|training|certified)\s|\s(?:bootcamp|course|kurs|lehrgang|training|workshop|certifi[ée]e?|certificad[oa]|zertifiziert)\.?$/iu
const bootcamp = /bootcamp/iu
const namesSingle = (text: string) => single.test(text) && !namesSchool(text.replace(bootcamp, ' '))
/** Whether a text may be who gives it: a short name without a degree, and no such course. */
const mayGive = (text: string) =>
  /^[\p{L}][^,;:]{2,40}$/u.test(text) && levelOf(text) === 'none' && !single.test(text) && text.split(' ').length <= 5

/** Whether what was read as a school is no more than the town of the school beside it. */
const isTownOf = (text: string, school: string) =>
  /^\p{Lu}[\p{L}-]{2,30}$/u.test(text) &&
  !namesSchool(text) &&
  levelOf(text) === 'none' &&
  (isKnownTown(text) || withoutSchoolTown(`${school}, ${text}`) === school)

/** What a school is called by, in quotation marks, behind its kind: "Liceo Classico", and "'A. LEE' Aldmoor" below it. */
const quoted = /^(?:["“”„][^"“”„]{2,50}["“”]|['‘’][^'‘’]{2,50}['’]|«[^»]{2,50}»)(?=\s|,|$)/u

/** A degree and its school, which stands behind the degree where what was read as one is a town: "Abitur Aldmoor Akademie, Kestwick". */
function withSchoolOfDegree(degree: string, school: string): [string, string] {
  const apart = school === '' || namesSchool(school) ? undefined : degreeBeforeSchool(degree)
  return apart ? [apart[0], withoutPart(apart[1])] : [degree, school]
}

/**
 * A degree and its school, which stands in a cell of its own where what was read as one is none or a part of the degree: "Welding —
 * Associate’s Degree", and below it "Aldmoor College".
 */
function withSchoolBelow(
  { items, labels, confidences }: Group,
  [degree, school]: [string, string],
  isNone: boolean,
): [string, string] {
  const byKind = schoolByKind({ items, labels, confidences }, school)
  if (byKind) return [byKind[0], withoutPart(byKind[1])]
  if (school === '' && !isNone) return [degree, degree === '' ? '' : schoolTold({ items, labels })]
  if (namesSchool(school.replace(bootcamp, ' ')) || degree === '') return [degree, school]
  const isLeft = (at: number) => labels[at]?.base === 'OTHER' || labels[at]?.base === 'WORK'
  const isOther = ({ cell: { text } }: Item) => isSchoolAtEdge(text) && (school === '' || !isKindOfSchool(text))
  const below = items.find((item, at) => isLeft(at) && isOther(item))
  if (!below) return [degree, school]
  return [school === '' ? degree : `${degree}, ${school}`, withoutPart(below.cell.text)]
}

/**
 * A school that the first line of running text below a degree is or ends with: "Aldmoor University", "Degree course in law, class L-30.
 * Università di Aldmoor".
 */
function schoolTold({ items, labels }: Pick<Group, 'items' | 'labels'>): string {
  const line = items.find((_item, at) => labels[at]?.base === 'WORK')?.line
  if (!line || line.isItem) return ''
  return withoutPart(isSchoolByItself(line.text) ? line.text : universityBehindStop(line.text))
}

/** A university behind the last full stop of a text; empty for any other. */
function universityBehindStop(text: string): string {
  const last = text.length > longestTold ? text : (text.split(/(?<=[\p{L}\d]{2})\.\s+/u).at(-1) ?? '')
  return last !== text && isUniversity(last) && isSchoolAtEdge(last) ? last.replace(/\.$/, '') : ''
}

/** Whether the first or the last word of a short text is one for a school: no sentence that speaks of one. */
function isSchoolAtEdge(text: string): boolean {
  const [first = '', ...others] = text.replace(/^The (?=\p{Lu})|\sим(?:\.|ени)\s.*$/gu, '').split(' ')
  return text.length <= longestSchool && others.length > 0 && [first, others.at(-1) ?? ''].some(isSchoolWord)
}

/** Whether a text names a school and nothing else: "Liceo Anna Lee in Aldmoor"; by its kind alone, it is what was finished there. */
const isSchoolByItself = (text: string) =>
  isSchoolAtEdge(text) && mayBeSchool(text) && !kindAlone.test(text) && !isKindOfSchool(text)

/**
 * A course as its cells say it.
 * @param told when studies are to end, by the line above
 */
function courseIn(group: Group, told: ReadonlyMap<string, string>) {
  const title = nameIn(group, 'TITLE', 'TITLE_MORE')
  const degree = withField(isCourseLabel(title) ? '' : title, group)
  const named = nameIn(group, 'EMPLOYER', 'EMPLOYER_MORE')
  const read = universityBehindStop(named) || named
  const isNone = namesNoSchool(read)
  const [whole, beside] = schoolAlone(withTown(withoutPlacesBehind(isNone ? '' : read), group))
  const [before = beside, written = whole] = schoolBehindAt(whole) ?? []
  const [learnt = '', behind = ''] =
    written === '' || namesPart(written)
      ? (schoolAmong(degree) ?? splitSchool(degree))
      : [degree === '' ? before : degree]
  const range = group.items.find((_item, at) => group.labels[at]?.base === 'DATE')?.cell.range
  const isCurrent = range?.current ?? false
  const dates = withExpectedEnd(
    { start: range?.start ?? null, end: isCurrent ? null : (range?.end ?? null), isCurrent },
    new Set(group.items.flatMap(({ cell, line }) => [cell.text, line.text, told.get(line.text) ?? ''])),
  )
  const schoolFirst = group.labels[0]?.base === 'EMPLOYER'
  const confidence = { school: confidenceOf(group, 'EMPLOYER'), credential: confidenceOf(group, 'TITLE') }
  const isDated = range !== undefined
  const institution = namesPart(written) ? behind || written : written || behind
  const [seat, part = ''] = schoolAndPart(institution) ?? [institution]
  const alone = withSeat(withoutPart(seat), group)
  const [credential, school] = withSchoolBelow(group, withSchoolOfDegree(learnt, alone), isNone)
  /** A university and its faculty on two lines: neither is a degree. */
  const isSchool = namesSchool(credential) && levelOf(credential) === 'none' && !namesPart(credential)
  const isFaculty = isSchool && namesPart(school)
  const isPlaced = mayBeSchool(credential) && isTownOf(withoutFullStop(school), credential)
  const called = mayBeSchool(credential) ? quoted.exec(school)?.[0] : undefined
  const isRight = schoolNamed.test(school) && schoolDiploma.test(credential)
  const isTurned =
    !isRight &&
    (isFaculty ||
      isPlaced ||
      (namesDegreeOnly(school) && (mayBeSchool(credential) || beginsLikeSchool(credential))) ||
      (learner.test(institution) && beginsLikeSchool(credential)) ||
      (isSchoolWord(school) && (isSchoolCalled(credential) || isSchoolByItself(credential))) ||
      (school === '' && isSchoolByItself(credential)) ||
      (isKindOfSchool(school) && mayBeSchool(credential) && !isKindOfSchool(credential)) ||
      (school === '' && isSite(credential)) ||
      (namesSingle(school) && mayGive(credential)))
  const isNamed = called !== undefined
  return {
    school: isNamed ? `${credential} ${called}` : withoutFullStop(isTurned ? withoutPart(credential) : school),
    credential: isNamed || isFaculty || isPlaced ? '' : isTurned ? school : withDegreeBeside(credential || part, group),
    dates,
    isDated,
    schoolFirst,
    lines: headerLinesOf(group),
    confidence,
  }
}
