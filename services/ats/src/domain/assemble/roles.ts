import { joinBrokenDates } from '../annotate/broken-dates.ts'
import { namesNumberedCourse } from '../annotate/cell-kinds.ts'
import { type DateRange, monthOf } from '../annotate/dates.ts'
import { isLabel, lineKind } from '../annotate/line-kinds.ts'
import { isPlace } from '../annotate/places.ts'
import { readSection } from '../decode/read-section.ts'
import { separators } from '../text/cells.ts'
import { withDatesBehindSentences } from '../text/dates-behind-sentences.ts'
import { withDatesBesideWork } from '../text/dates-beside-work.ts'
import { withDatesOfBlock } from '../text/dates-in-a-block.ts'
import { joinHistories } from '../text/east-asian-histories.ts'
import { withEmployersBeforeWork } from '../text/employers-before-work.ts'
import { withPlainLabels } from '../text/plain-labels.ts'
import { rolesApart } from '../text/roles-apart.ts'
import { withRolesTold } from '../text/roles-told.ts'
import { isUnfinished } from '../text/unfinished.ts'
import { countWords } from '../text/words.ts'
import { withoutWordsForAs } from '../text/words-for-as.ts'
import { namesBreak, namesRetraining } from '../vocabulary/career-breaks.ts'
import { findSkills } from '../vocabulary/find-skills.ts'
import { ownAccount, ownAccountBefore } from '../vocabulary/own-account.ts'
import { namesOwnProject } from '../vocabulary/own-projects.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { belowEmployer } from './below-employer.ts'
import { employerAlone } from './employer-alone.ts'
import { withEmployersAbove } from './employers-above.ts'
import { withEmployersBehind } from './employers-behind.ts'
import { type Found, within } from './found.ts'
import { confidenceOf, type Group, groupsOf, headerLinesOf, nameIn } from './groups.ts'
import { withoutLabel } from './labels-as-names.ts'
import { mended, withHeadsOfItems } from './mended-headers.ts'
import { mendNames } from './mended-names.ts'
import { withNamesAsOthers, withStrokesApart } from './names-as-others.ts'
import { employerInPlace, titleBesideDates, withUniversityBelow } from './names-left.ts'
import { firmIn, organizationBeside, universityBehind } from './organizations-in-headers.ts'
import { withPhases } from './phases.ts'
import { withoutPlacesBehind } from './places-behind.ts'
import { withProjectsWithin } from './projects-within.ts'
import { inPlace, isEmployerAlone, isOwnAccount, withoutSite, withoutTerms, withoutTown } from './role-names.ts'
import type { RoleWithWork } from './role-with-work.ts'
import { joinWrapped } from './role-work.ts'
import { isInternship } from './roles-among-courses.ts'
import { withNamesAtSamePlace } from './same-place.ts'
import { withUndatedTitles } from './undated-titles.ts'

/**
 * Reads the roles of a section about work.
 * @param own words of the line below the name, which titles often have
 */
export function readRoles(given: string[], own: ReadonlySet<string> = new Set()): RoleWithWork[] {
  const groups = withUndatedTitles(
    withEmployersAbove(withEmployersBehind(withNamesAtSamePlace(groupsOf(readSection(linesOf(given), own))))),
  )
  const found = withoutOwnProjects(steps.reduce((roles, mend) => mend(roles), groups.map(foundIn)))
  const dated = found.filter(({ range }) => range).length
  const isDated = dated >= 0.5 * found.length
  const heads = found.map((role, at) => isHead(role, found[at + 1]))
  const ranges = found.flatMap(({ range }) => range ?? [])
  const spans = ranges.filter(isSpan)
  const isLoneDate = ranges.length - spans.length === 1
  const roles: RoleWithWork[] = []
  let employer = ''
  for (const [at, role] of found.entries()) {
    if (role.employer !== '') employer = role.isEmployerFirst ? role.employer : ''
    if (heads[at] || !isRole(role, isDated) || isRetraining(role)) continue
    const { start, end, current } = datesOf(role.range, isLoneDate && !isInternship(role.title) ? spans : [])
    const { title, header, lines, confidence } = role
    /** Among roles with dates, a title alone and apart is not known to be at the employer above. */
    const isApart = isDated && !role.range && !role.isBelow
    const above = isApart || ownAccountBefore.test(title) ? '' : employer
    const names = belowEmployer(title, role.employer, above)
    const named = { ...names, current, start, end }
    roles.push({ ...named, bullets: role.work, header, lines, confidence })
  }
  return withPhases(roles)
}

/** Roles without projects of somebody's own, beside which others stand. */
function withoutOwnProjects(found: Found[]): Found[] {
  const others = found.filter(({ title, employer }) => !namesOwnProject(title, employer))
  return others.some(({ range }) => range) ? others : found
}

/** What mends the roles of a section, each what the one before has made of them. */
const steps: ((found: Found[]) => Found[])[] = [
  withHeadsOfItems,
  mended,
  withTitlesBelow,
  withEmployersOfSentences,
  withTitlesAbove,
  withStrokesApart,
  withNamesAsOthers,
  withEmployersOnly,
  withProjectsWithin,
]

/** Lines of a section about work with each role and its dates together. */
const linesOf = (given: string[]) =>
  withDatesOfBlock(
    withRolesTold(
      withDatesBehindSentences(
        joinBrokenDates(withDatesBesideWork(joinHistories(withEmployersBeforeWork(withPlainLabels(given))))),
      ),
    )
      .flatMap(rolesApart)
      .map(withoutWordsForAs),
  )

function foundIn(group: Group): Found {
  const { items, labels } = group
  const header = items.filter((_item, at) => !['WORK', 'DATE', 'PLACE'].includes(labels[at]?.base ?? 'WORK'))
  const written = withoutLabel(nameIn(group, 'EMPLOYER', 'EMPLOYER_MORE'))
  const named = namesNumberedCourse(written) ? universityBehind(written) : written
  const employer = withUniversityBelow(
    group,
    employerAlone(organizationBeside(group, named) || named || firmIn(group) || employerInPlace(group)),
  )
  const title = titleBesideDates(group) ?? nameIn(group, 'TITLE', 'TITLE_MORE')
  return {
    ...mendNames(
      inPlace(
        withoutTerms(withoutSite(withoutTown(withoutPlacesBehind(withoutLabel(title))))),
        employer === '' || isPlace(employer) ? ownAccountIn(group) || employer : employer,
      ),
    ),
    range: items.find((_item, at) => labels[at]?.base === 'DATE')?.cell.range,
    header: header.map(({ cell }) => cell.text),
    lines: headerLinesOf(group),
    confidence: { title: confidenceOf(group, 'TITLE'), employer: confidenceOf(group, 'EMPLOYER') },
    work: workIn(group),
    isListed: items.find((_item, at) => labels[at]?.base === 'WORK')?.line.isItem === true,
    isEmployerFirst: labels.find(({ base }) => base === 'TITLE' || base === 'EMPLOYER')?.base === 'EMPLOYER',
    isTitleAlone: labels[0]?.base === 'TITLE' && items[0]?.line.cells.length === 1,
    isBelow: items[0]?.separator === newLine,
    isRightBelow: items[0]?.separator === newLine && !labels.some(({ base }) => base === 'DATE'),
    isDateFirst: labels[0]?.base === 'DATE',
    isItem: items[0]?.line.isItem === true,
  }
}

/** What says that somebody worked for himself, where it stands among other things of a header, or alone on the line below it. */
function ownAccountIn({ items, labels }: Group): string {
  const first = labels.findIndex(({ base }) => base === 'WORK')
  const found = items.find(({ cell, line }, at) => {
    const isInHeader = !['WORK', 'TITLE'].includes(labels[at]?.base ?? '')
    return (isInHeader || (at === first && line.cells.length === 1 && !line.isItem)) && ownAccount.test(cell.text)
  })
  return found?.cell.text ?? ''
}

/** The lines that tell of the work, whole; of a line of the header, what stands behind it. */
function workIn({ items, labels }: Group): string[] {
  const lines: string[] = []
  let last = -1
  for (const [index, { cell, line, at, spot }] of items.entries()) {
    if (labels[index]?.base !== 'WORK' || at === last) continue
    last = at
    if (cell.separator === 'blank') lines.push('')
    const text = spot === 0 ? line.text : line.text.slice(cell.from)
    if (!isLabel(text)) lines.push(line.isItem || spot > 0 ? `• ${text}` : text)
  }
  return joinWrapped(lines)
}

const newLine = separators.indexOf('line')

/** Numbers of words of a title that is the first item below its header; one alone may be what was worked on, in the plural or where others follow. */
const wordsOfTitle = { fewest: 2, most: 6 }
/** Score from which an item reads like a title. */
const sureTitle = 3

/** Roles with their titles, where these are the first item below employer and dates: "Iron Works, 2019 – 2021", "• Welder, Bridges". */
function withTitlesBelow(found: Found[]): Found[] {
  return found.map((role) => {
    const [item = '', ...work] = role.work
    const told = titleOfSentence(item)
    if (
      told !== '' &&
      !role.isListed &&
      role.range &&
      titleScore(role.title) <= 0 &&
      (role.title === '') !== (role.employer === '')
    )
      return { ...role, title: told, employer: role.employer || role.title }
    if (role.title !== '' || role.employer === '' || !role.range) return role
    if (!role.isListed) return { ...role, title: titleToldOf(item) }
    const [title = ''] = item.split(/[,;:(|.]|\s[–—-]\s/u)
    const words = countWords(title)
    const isAlone = work.length === 0 && !/s$/u.test(title)
    const isOfLength = words >= (isAlone ? 1 : wordsOfTitle.fewest) && words <= wordsOfTitle.most
    return isOfLength && titleScore(title) >= sureTitle ? { ...role, title: title.trim(), work } : role
  })
}

/** Score from which the first sentence of a role without a title reads like one. */
const likelyTitle = 2
/** A title as the first sentence of a line of running text: "Junior welder. Joined the plates of bridges." */
const sentence = /^(\p{Lu}[^.:,;!?]{2,60})\.\s+\p{Lu}\p{Ll}/u

function titleOfSentence(line: string): string {
  const [, title = ''] = sentence.exec(line) ?? []
  return countWords(title) <= wordsOfTitle.most && titleScore(title) >= likelyTitle ? title : ''
}

/** What a line of running text tells of before its colon: "Welder for the bridges of the county: joined plates". */
const toldOf = /^(\p{Lu}[^:.,;!?]{2,90})[:,]\s+\p{L}/u
/** Words behind which a title says for what: it ends before them. */
const forWhat = /,?\s(?:for|on|in|of|to|für|zu[rm]?|pour|sur|para|per|voor|för|dla)\s/u

/** A title before the words for "for the" in running text: "Chargée de cours pour les ponts de la ville, avec deux autres". */
const beforeFor =
  /^(\p{Lu}[^:.,;!?]{2,60}?)\s(?:pour (?:le|la|les|l['’])|for the|für (?:die|das|den)|para (?:el|la|o|a)|per (?:il|la|lo))\s?/u

/** The title that a line tells of, before its colon or before what it was for; empty where what stands there reads like none. */
function titleToldOf(line: string): string {
  const [first = ''] = line.split(' ')
  const [, told = ''] = toldOf.exec(line) ?? (titleScore(first) > 0 ? beforeFor.exec(line) : null) ?? []
  const [title = ''] = told.split(forWhat)
  return countWords(title) <= wordsOfTitle.most && titleScore(title) >= sureTitle ? title : ''
}

/**
 * Roles with the title of the one above, where dates and employers stand line below line under one title: "Welder", "2019 at Iron Works",
 * "2020 – 2021 at Red Mill"; or each above its work, if the title has a line of its own: "Welder", "Iron Works | 2019", "• Joined plates",
 * "Red Mill | 2020 – 2021".
 */
function withTitlesAbove(found: Found[]): Found[] {
  const titled: Found[] = []
  for (const role of found) {
    const above = titled.at(-1)
    const isUnderTitle = above?.title && above.range && !above.isEmployerFirst
    const isAtOnce =
      above?.work.length === 0 || (above?.isTitleAlone && role.lines.length === 1 && role.isEmployerFirst)
    const isEmployer = role.title === '' && role.employer !== '' && titleScore(role.employer) <= 0
    const isOfAbove = isUnderTitle && isAtOnce && isEmployer && role.isBelow && role.range !== undefined
    titled.push(
      isOfAbove ? { ...role, title: above.title, isEmployerFirst: false, isTitleAlone: above.isTitleAlone } : role,
    )
  }
  return titled
}

/** A name as the first sentence of a line of running text: "Harbour Board. Planned the cranes of the port." */
const nameAsSentence = /^(\p{Lu}[^.:;!?()\d]{2,60})\.\s+\p{Lu}\p{Ll}/u
/** Fewest roles of a section whose work begins with their employer, and share of those without one. */
const told = { roles: 2, share: 0.5 }

/** Roles with their employers, where these are the first sentence of the work in several that have no other, and one reads like an employer. */
function withEmployersOfSentences(found: Found[]): Found[] {
  const nameOf = ({ title, employer, work }: Found) =>
    title !== '' && employer === '' ? (nameAsSentence.exec(work[0] ?? '')?.[1] ?? '') : ''
  const names = found.map(nameOf)
  const said = names.filter((name) => name !== '' && titleScore(name) <= 0)
  const without = found.filter(({ employer }) => employer === '').length
  const isSure = said.some((name) => employerScore(name) > 0 || namesSchool(name))
  if (!isSure || said.length < told.roles || said.length < told.share * without) return found
  return found.map((role, at) => {
    const name = names[at] ?? ''
    return said.includes(name) ? { ...role, employer: employerAlone(name) } : role
  })
}

/** Share of the names of a list of employers that may read like titles: "Network Locum". */
const likeTitles = 0.2

/** Names as employers where none of a section's several roles has a second name, and hardly any reads like a title. */
function withEmployersOnly(found: Found[]): Found[] {
  const names = found.filter(({ title, employer }) => title !== '' || employer !== '')
  const titles = names.filter(({ title }) => titleScore(title) > 0).length
  const isList =
    names.length > 1 &&
    names.every(({ title, employer }) => employer === '' || (title === '' && isEmployerAlone(employer))) &&
    titles <= likeTitles * names.length
  if (!isList) return found
  return found.map((role) => ({ ...role, title: '', employer: role.title || role.employer, isEmployerFirst: false }))
}

/** Whether a header is that of an employer above several roles, with or without the whole time there. */
function isHead({ title, employer, work, range }: Found, next: Found | undefined): boolean {
  if (title !== '' || employer === '' || work.length > 0 || !next) return false
  return next.employer === '' && (range === undefined || (next.range !== undefined && within(next.range, range)))
}

/**
 * Dates without a name or any work are no role, nor is a time without work ("Parental leave"); where others have dates, neither is a name
 * without, unless it is surely a title and begins a block.
 */
function isRole(role: Found, isDated: boolean): boolean {
  const { title, employer, range, work, lines } = role
  if (title === '' && employer === '') return false
  if (namesBreak(title) || (titleScore(title) <= 0 && namesBreak(employer))) return false
  if (isSigned(role) || (isDated && !range && lines[0]?.trimEnd().endsWith(':'))) return false
  if (range || (isOwnAccount(role) && work.length > 0)) return true
  const isSure = titleScore(title) >= sureTitle && !role.isItem
  if (isDated && employer === '')
    return isSure && !role.isBelow && work.length > 0 && countWords(title) <= wordsOfTitle.most
  return isDated
    ? titleScore(title) > 0 &&
        (work.length > 0 || (isSure && !role.isBelow)) &&
        !isListOfSkills(`${title},${employer}`) &&
        lineKind(lines[0] ?? '') !== 'prose' &&
        !isUnfinished(employer)
    : work.length > 0 || (title !== '' && employer !== '')
}

/** Whether a line only says where and when a resume was signed: "12.05.2019, Sandhill". */
const isSigned = ({ title, employer, range, work }: Found): boolean =>
  title === '' &&
  work.length === 0 &&
  range !== undefined &&
  !isSpan(range) &&
  (isPlace(employer) || isKnownTown(employer))

/** Whether each of several names is that of a program or skill, though one is like a title: "Adobe Illustrator, Adobe Photoshop". */
function isListOfSkills(names: string): boolean {
  const parts = names.split(',')
  return parts.length > 1 && parts.every((part) => findSkills(part, true).length > 0)
}

/** Whether a time was one of training, as its header says, or, without a title, what stands below that. */
function isRetraining({ title, header, work }: Found): boolean {
  return [...header, title === '' ? (work[0] ?? '') : ''].some(namesRetraining)
}

const isSpan = (range: DateRange) => range.start !== range.end || range.current

/** When a role was held; a single date is the start of the one that somebody holds, where all others have an end too. An internship ends. */
function datesOf(range: DateRange | undefined, spans: DateRange[]): Pick<RoleWithWork, 'start' | 'end' | 'current'> {
  if (!range) return { start: null, end: null, current: false }
  const { start, end, current } = range
  if (isSpan(range)) return { start, end, current }
  const isNewest = spans.every((span) => !span.current && monthOf(span.end ?? span.start) <= monthOf(start))
  const isHeld = isNewest && spans.length > 0 && (start?.month ?? 0) > 0
  return { start, end: isHeld ? null : start, current: isHeld }
}
