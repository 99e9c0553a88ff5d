import { namesNumberedCourse } from '../annotate/cell-kinds.ts'
import { type DateRange, joinBrokenDates, monthOf } from '../annotate/dates.ts'
import { isLabel, lineKind } from '../annotate/line-kinds.ts'
import { isPlace } from '../annotate/places.ts'
import { readSection } from '../decode/read-section.ts'
import { separators } from '../text/cells.ts'
import { rolesApart } from '../text/roles-apart.ts'
import { isUnfinished } from '../text/unfinished.ts'
import { countWords } from '../text/words.ts'
import { namesBreak, namesRetraining } from '../vocabulary/career-breaks.ts'
import { ownAccount, ownAccountBefore } from '../vocabulary/own-account.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { withEmployersAbove } from './employers-above.ts'
import { confidenceOf, type Group, groupsOf, headerLinesOf, nameIn } from './groups.ts'
import { universityAlone } from './parts-of-names.ts'
import { withPhases } from './phases.ts'
import { withoutPlacesBehind, withoutTownRightBehind } from './places-behind.ts'
import {
  inPlace,
  isEmployerAlone,
  isOwnAccount,
  splitAtEmployer,
  splitAtFullStop,
  splitFirm,
  splitTitle,
  withBodyBefore,
  withLongForm,
  withoutFullStop,
  withoutPart,
  withoutSite,
  withoutTerms,
  withoutTold,
  withoutTown,
} from './role-names.ts'
import type { RoleWithWork } from './role-with-work.ts'
import { joinWrapped } from './role-work.ts'
import { splitSchool } from './school-names.ts'

/** A role as its cells say it. */
interface Found {
  title: string
  employer: string
  range: DateRange | undefined
  header: string[]
  lines: string[]
  confidence: RoleWithWork['confidence']
  work: string[]
  /** Whether the work begins with an item of a list. */
  isListed: boolean
  /** Whether the employer stands above or before the title, as one above several roles does. */
  isEmployerFirst: boolean
  /** Whether it begins right below another line, without a blank one between them. */
  isBelow: boolean
  /** The same of one without dates. */
  isRightBelow: boolean
}

/**
 * Reads the roles of a section about work.
 * @param own words of the line below the name, which titles often have
 */
export function readRoles(given: string[], own: ReadonlySet<string> = new Set()): RoleWithWork[] {
  const groups = withEmployersAbove(groupsOf(readSection(joinBrokenDates(given).flatMap(rolesApart), own)))
  const found = withEmployersOnly(withTitlesAbove(withTitlesBelow(mended(groups.map(foundIn)))))
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
    const { start, end, current } = datesOf(role.range, isLoneDate ? spans : [])
    const { title, header, lines, confidence } = role
    const above = ownAccountBefore.test(title) ? '' : employer
    const named = { title, employer: role.employer || above, current, start, end }
    roles.push({ ...named, bullets: role.work, header, lines, confidence })
  }
  return withPhases(roles)
}

/**
 * A title, and the school or firm that stands behind it without anything between, where no employer was read: "Tutor University of
 * Leeds", "Welder Sandhill Ltd"; or before it, where no title was: "Sandhill Ltd Welder".
 */
function withEmployerBehind(named: { title: string; employer: string }): { title: string; employer: string } {
  if (named.title === '' || named.employer === '') {
    const apart = splitTitle(named.title || named.employer) ?? splitAtFullStop(named.title || named.employer)
    if (apart) return apart
  }
  if (named.title === '' || named.employer !== '') return named
  const [title, employer = ''] = splitFirm(named.title) ?? splitSchool(named.title)
  if (employer !== '' && titleScore(title) > 0) return { title, employer }
  return splitAtEmployer(named.title) ?? (isEmployerAlone(named.title) ? { title: '', employer: named.title } : named)
}

/** Names of which the employer is whole, and no place beside a title that has the employer within it. */
function withFullEmployer(named: { title: string; employer: string }): { title: string; employer: string } {
  const whole = withLongForm(withEmployerBehind(named))
  return endsWithPlace(whole.employer) ? (splitAtFullStop(whole.title) ?? whole) : whole
}

/** Whether a name is a town, a country, or both without a sign between: "Kyiv Ukraine". */
function endsWithPlace(name: string): boolean {
  const [first = '', ...others] = name.split(/,?\s/u)
  return isPlace(name) || (isKnownTown(first) && others.every((word) => isPlace(word) || isKnownTown(word)))
}

/** What leaves of an employer its name alone, each of what the one before has left. */
const nameAlone = [
  withoutPlacesBehind,
  universityAlone,
  withoutTown,
  withoutTold,
  withoutPart,
  withoutTownRightBehind,
  withoutFullStop,
]

function foundIn(group: Group): Found {
  const { items, labels } = group
  const header = items.filter((_item, at) => !['WORK', 'DATE', 'PLACE'].includes(labels[at]?.base ?? 'WORK'))
  const written = nameIn(group, 'EMPLOYER', 'EMPLOYER_MORE')
  const named = namesNumberedCourse(written) ? '' : written
  const employer = nameAlone.reduce((name, without) => without(name), named)
  return {
    ...withBodyBefore(
      withFullEmployer(
        inPlace(
          withoutTerms(withoutSite(withoutTown(withoutPlacesBehind(nameIn(group, 'TITLE', 'TITLE_MORE'))))),
          employer === '' || isPlace(employer) ? ownAccountIn(group) || employer : employer,
        ),
      ),
    ),
    range: items.find((_item, at) => labels[at]?.base === 'DATE')?.cell.range,
    header: header.map(({ cell }) => cell.text),
    lines: headerLinesOf(group),
    confidence: { title: confidenceOf(group, 'TITLE'), employer: confidenceOf(group, 'EMPLOYER') },
    work: workIn(group),
    isListed: items.find((_item, at) => labels[at]?.base === 'WORK')?.line.isItem === true,
    isEmployerFirst: labels.find(({ base }) => base === 'TITLE' || base === 'EMPLOYER')?.base === 'EMPLOYER',
    isBelow: items[0]?.separator === newLine,
    isRightBelow: items[0]?.separator === newLine && !labels.some(({ base }) => base === 'DATE'),
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

/**
 * Headers that were torn apart, such as a name at the foot of a page and its dates on the next, as one; and names without dates within
 * the work of a role as a part of it, where others have dates: "Crew of four" and "Welder at the harbour" below it.
 */
function mended(found: Found[]): Found[] {
  const whole: Found[] = []
  const areDated = found.length >= severalRoles && found.filter(({ range }) => range).length >= found.length / 2
  for (const role of found) {
    const above = whole.at(-1)
    if (areDated && role.isRightBelow && above?.range && above.work.length > 0 && !above.isListed) {
      whole[whole.length - 1] = { ...above, work: [...above.work, ...role.lines, ...role.work] }
      continue
    }
    const isRest = role.title === '' && role.employer === '' && role.range !== undefined
    if (above && isRest && above.range === undefined && above.title !== '') {
      whole[whole.length - 1] = { ...above, range: role.range, work: [...above.work, ...role.work] }
    } else whole.push(role)
  }
  return whole
}

/** From how many roles on they tell whether roles have dates. */
const severalRoles = 2

/** Numbers of words of a title that is the first item below its header; one alone may be what was worked on. */
const wordsOfTitle = { fewest: 2, most: 6 }
/** Score from which an item reads like a title. */
const sureTitle = 3

/** Roles with their titles, where these are the first item below employer and dates: "Iron Works, 2019 – 2021", "• Welder, Bridges". */
function withTitlesBelow(found: Found[]): Found[] {
  return found.map((role) => {
    const [item = '', ...work] = role.work
    if (role.title !== '' || role.employer === '' || !role.range) return role
    if (!role.isListed) return { ...role, title: titleToldOf(item) }
    const [title = ''] = item.split(/[,;:(|.]|\s[–—-]\s/u)
    const words = countWords(title)
    const isOfLength = words >= wordsOfTitle.fewest && words <= wordsOfTitle.most
    return isOfLength && titleScore(title) >= sureTitle ? { ...role, title: title.trim(), work } : role
  })
}

/** What a line of running text tells of before its colon: "Welder for the bridges of the county: joined plates". */
const toldOf = /^(\p{Lu}[^:.,;!?]{2,90})[:,]\s+\p{L}/u
/** Words behind which a title says for what: it ends before them. */
const forWhat = /,?\s(?:for|on|in|of|to|für|zu[rm]?|pour|sur|para|per|voor|för|dla)\s/u

/** The title that a line tells of; empty where what stands before its colon reads like none. */
function titleToldOf(line: string): string {
  const [title = ''] = (toldOf.exec(line)?.[1] ?? '').split(forWhat)
  return countWords(title) <= wordsOfTitle.most && titleScore(title) >= sureTitle ? title : ''
}

/**
 * Roles with the title of the one above, where nothing but dates and employers stand line below line under one title: "Welder", "2019 at
 * Iron Works", "2020 – 2021 at Red Mill".
 */
function withTitlesAbove(found: Found[]): Found[] {
  const titled: Found[] = []
  for (const role of found) {
    const above = titled.at(-1)
    const isUnderTitle = above?.title && above.range && above.work.length === 0 && !above.isEmployerFirst
    const isEmployer = role.title === '' && role.employer !== '' && titleScore(role.employer) <= 0
    const isOfAbove = isUnderTitle && isEmployer && role.isBelow && role.range !== undefined
    titled.push(isOfAbove ? { ...role, title: above.title } : role)
  }
  return titled
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

function within(inner: DateRange, outer: DateRange): boolean {
  const last = (range: DateRange) => (range.current ? Number.POSITIVE_INFINITY : monthOf(range.end))
  const slack = 11
  return monthOf(inner.start) >= monthOf(outer.start) && last(inner) <= last(outer) + slack
}

/** Dates without a name or any work are no role, nor is a time without work ("Parental leave"); where others have dates, neither is a name without. */
function isRole(role: Found, isDated: boolean): boolean {
  const { title, employer, range, work, lines } = role
  if (title === '' && employer === '') return false
  if (namesBreak(title) || (titleScore(title) <= 0 && namesBreak(employer))) return false
  if (range || (isOwnAccount(role) && work.length > 0)) return true
  return isDated
    ? titleScore(title) > 0 &&
        employer !== '' &&
        work.length > 0 &&
        lineKind(lines[0] ?? '') !== 'prose' &&
        !isUnfinished(employer)
    : work.length > 0 || (title !== '' && employer !== '')
}

/** Whether a time was one of training, as its header says, or, without a title, what stands below that. */
function isRetraining({ title, header, work }: Found): boolean {
  return [...header, title === '' ? (work[0] ?? '') : ''].some(namesRetraining)
}

const isSpan = (range: DateRange) => range.start !== range.end || range.current

/** When a role was held; a single date is the start of the one that somebody holds, where all others have an end too. */
function datesOf(range: DateRange | undefined, spans: DateRange[]): Pick<RoleWithWork, 'start' | 'end' | 'current'> {
  if (!range) return { start: null, end: null, current: false }
  const { start, end, current } = range
  if (isSpan(range)) return { start, end, current }
  const isNewest = spans.every((span) => !span.current && monthOf(span.end ?? span.start) <= monthOf(start))
  const isHeld = isNewest && spans.length > 0 && (start?.month ?? 0) > 0
  return { start, end: isHeld ? null : start, current: isHeld }
}
