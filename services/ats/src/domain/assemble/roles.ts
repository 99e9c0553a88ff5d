import { joinBrokenDates } from '../annotate/broken-dates.ts'
import { namesNumberedCourse } from '../annotate/cell-kinds.ts'
import { type DateRange, monthOf } from '../annotate/dates.ts'
import { isLabel } from '../annotate/line-kinds.ts'
import { isPlace } from '../annotate/places.ts'
import { readSection } from '../decode/read-section.ts'
import { withDatesBehindSentences } from '../text/dates-behind-sentences.ts'
import { withDatesBesideWork } from '../text/dates-beside-work.ts'
import { withDatesOfBlock } from '../text/dates-in-a-block.ts'
import { joinHistories } from '../text/east-asian-histories.ts'
import { withEmployersBeforeWork } from '../text/employers-before-work.ts'
import { withFormsInOrder } from '../text/forms-in-order.ts'
import { withLabelsApart, withSecondLabelsApart } from '../text/labels-apart.ts'
import { withoutMarksOfLabels } from '../text/marked-labels.ts'
import { withPlainLabels } from '../text/plain-labels.ts'
import { rolesApart } from '../text/roles-apart.ts'
import { withTitlesTold } from '../text/roles-told.ts'
import { separators } from '../text/separators.ts'
import { withTableRows } from '../text/table-rows.ts'
import { withoutWordsForAs } from '../text/words-for-as.ts'
import { withAnswersWhole } from '../text/wrapped-answers.ts'
import { ownAccount, ownAccountBefore } from '../vocabulary/own-account.ts'
import { namesOwnProject } from '../vocabulary/own-projects.ts'
import { belowEmployer } from './below-employer.ts'
import { employerAlone } from './employer-alone.ts'
import { withEmployersAbove } from './employers-above.ts'
import { withEmployersBehind } from './employers-behind.ts'
import { withEmployersInBrackets } from './employers-in-brackets.ts'
import { type Found, isSpan } from './found.ts'
import { confidenceOf, type Group, groupsOf, headerLinesOf, nameIn } from './groups.ts'
import { withLabelledTitles } from './labelled-titles.ts'
import { withoutLabel } from './labels-as-names.ts'
import { mended, withHeadsOfItems } from './mended-headers.ts'
import { mendNames } from './mended-names.ts'
import { withNamesAsOthers, withStrokesApart } from './names-as-others.ts'
import { withEmployersOfSentences, withTitlesBelow } from './names-in-work.ts'
import { employerInPlace, titleBesideDates, withUniversityBelow } from './names-left.ts'
import { withEmployersOnly, withTitlesAbove } from './names-of-neighbours.ts'
import { withEmployersTold, withNamesTold, withTitlesOfWork } from './names-told.ts'
import { firmIn, organizationBeside, universityBehind } from './organizations-in-headers.ts'
import { withPhases } from './phases.ts'
import { withoutPlacesBehind, withTownOfName } from './places-behind.ts'
import { withProjectsWithin } from './projects-within.ts'
import { inPlace, withoutSite, withoutTerms, withoutTown } from './role-names.ts'
import { isHead, isRetraining, isRole } from './role-or-not.ts'
import type { RoleWithWork } from './role-with-work.ts'
import { joinLines, type LineOfWork, lineOfWork } from './role-work.ts'
import { isInternship } from './roles-among-courses.ts'
import { rolesOfForms, rolesSaid } from './roles-said.ts'
import { withNamesAtSamePlace, withNamesBehindSameSign } from './same-place.ts'
import { withUndatedTitles } from './undated-titles.ts'

/**
 * Reads the roles of a section about work.
 * @param own words of the line below the name, which titles often have
 * @param isTold whether sentences tell of roles whatever the other lines are
 */
export function readRoles(given: string[], own: ReadonlySet<string> = new Set(), isTold = false): RoleWithWork[] {
  if (given.length === 0) return []
  const lines = stepsOfLines.reduce((done, step) => step(done), given)
  return withPhases(
    rolesSaid(lines, isTold, (others) =>
      rolesOfHeaders(
        stepsOfHeaders.reduce((done, step) => step(done), others),
        own,
      ),
    ),
  )
}

/** The roles of a section that is not known to be about work: those of entries of a form alone, which say so themselves. */
export const readFormsOfRoles = (given: string[]): RoleWithWork[] =>
  rolesOfForms(stepsOfForms.reduce((done, step) => step(done), given))

/** The roles of lines by what the cells of their headers are. */
function rolesOfHeaders(lines: string[], own: ReadonlySet<string>): RoleWithWork[] {
  const groups = withUndatedTitles(
    withEmployersAbove(
      withEmployersBehind(withNamesBehindSameSign(withNamesAtSamePlace(groupsOf(readSection(lines, own))))),
    ),
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
    const told = { ...named, bullets: role.work, header, lines, confidence }
    const last = roles.at(-1)
    if (last && isSameAgain(told, last))
      roles[roles.length - 1] = { ...last, bullets: [...last.bullets, ...told.bullets] }
    else roles.push(told)
  }
  return roles
}

/** Whether a role has the employer and the span of the one above, and no title but the employer's name: "Red Mill Cranes (2019 – 2021)" below it. */
function isSameAgain(role: RoleWithWork, above: RoleWithWork): boolean {
  const isName = role.title.split(' ')[0] === role.employer.split(' ')[0]
  if (role.start === null || !(role.title === '' || isName)) return false
  const isSameTime = monthOf(role.start) === monthOf(above.start) && monthOf(role.end) === monthOf(above.end)
  return isSameTime && role.current === above.current && role.employer === above.employer && above.title !== ''
}

/** Roles without projects of somebody's own, beside which others stand. */
function withoutOwnProjects(found: Found[]): Found[] {
  const others = found.filter(({ title, employer }) => !namesOwnProject(title, employer))
  return others.some(({ range }) => range) ? others : found
}

/** What mends the roles of a section, each what the one before has made of them. */
const steps: ((found: Found[]) => Found[])[] = [
  withNamesTold,
  withEmployersTold,
  withEmployersInBrackets,
  withTitlesOfWork,
  withLabelledTitles,
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

/** What brings labels of a form together, in this order. */
const stepsOfForms: ((lines: string[]) => string[])[] = [
  withLabelsApart,
  withSecondLabelsApart,
  withoutMarksOfLabels,
  withPlainLabels,
  withAnswersWhole,
  withFormsInOrder,
]

/** What brings each role of a section about work together with its dates, in this order. */
const stepsOfLines: ((lines: string[]) => string[])[] = [
  withTableRows,
  ...stepsOfForms,
  withEmployersBeforeWork,
  joinHistories,
  withDatesBesideWork,
  joinBrokenDates,
  withDatesBehindSentences,
]

/** The same of lines with headers. */
const stepsOfHeaders: ((lines: string[]) => string[])[] = [
  withTitlesTold,
  (lines) => lines.flatMap(rolesApart),
  (lines) => lines.map(withoutWordsForAs),
  withDatesOfBlock,
]

function foundIn(group: Group): Found {
  const { items, labels } = group
  const header = items.filter((_item, at) => !['WORK', 'DATE', 'PLACE'].includes(labels[at]?.base ?? 'WORK'))
  const written = withoutLabel(nameIn(group, 'EMPLOYER', 'EMPLOYER_MORE'))
  const named = namesNumberedCourse(written) ? universityBehind(written) : written
  const whole = organizationBeside(group, named) || named || firmIn(group) || employerInPlace(group)
  const places = items.flatMap(({ cell }, at) => (labels[at]?.base === 'PLACE' ? [cell.text] : []))
  const employer = withUniversityBelow(group, withTownOfName(whole, employerAlone(whole), places))
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
  const lines: LineOfWork[] = []
  let last = -1
  for (const [index, { cell, line, at, spot }] of items.entries()) {
    if (labels[index]?.base !== 'WORK' || at === last) continue
    last = at
    if (cell.separator === 'blank') lines.push(lineOfWork(''))
    const text = spot === 0 ? line.text : line.text.slice(cell.from)
    if (isLabel(text)) continue
    const isMarked = line.isItem || spot > 0
    lines.push(isMarked ? { text: text.trim(), isMarked, isBlank: false } : lineOfWork(text))
  }
  return joinLines(lines)
}

const newLine = separators.indexOf('line')

/** When a role was held; a single date is the start of the one that somebody holds, where all others have an end too. An internship ends. */
function datesOf(range: DateRange | undefined, spans: DateRange[]): Pick<RoleWithWork, 'start' | 'end' | 'current'> {
  if (!range) return { start: null, end: null, current: false }
  const { start, end, current } = range
  if (isSpan(range)) return { start, end, current }
  const isNewest = spans.every((span) => !span.current && monthOf(span.end ?? span.start) <= monthOf(start))
  const isHeld = isNewest && spans.length > 0 && (start?.month ?? 0) > 0
  return { start, end: isHeld ? null : start, current: isHeld }
}
