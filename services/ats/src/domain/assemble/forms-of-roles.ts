import { isBullet, withoutBullet } from '../annotate/bullets.ts'
import { type DateRange, findDateRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { headingKind } from '../annotate/headings.ts'
import { hasAnyLabel } from '../annotate/labels.ts'
import { employerIn, isSureEmployer, mayBeEmployer } from '../text/told-names.ts'
import { readTold, titleTold } from '../text/told-sentence.ts'
import { type Answer, blocksOfAnswers, ofRole } from './form-answers.ts'
import { withoutPlacesBehind } from './places-behind.ts'
import { withoutFullStop, withoutSite, withoutTerms, withoutTown } from './role-names.ts'

/** What an entry of a form says of a role, and the lines that say it: up to the one before `to`. */
export interface RoleForm {
  from: number
  to: number
  title: string
  employer: string
  range: DateRange
}

/** Longest line that names an employer above, in characters, and most words of its name. */
const longest = { above: 100, words: 9 }

/** How many lines above its labels a firm may stand that has no label of its own, and how many lines of the work may tell the title. */
const most = { above: 12, work: 3 }

/**
 * The roles that entries of a form say, with labels for employer, title, and dates below each other, among other labels. The dates may stand without
 * a label, or behind the title; the employer alone above the other two; and what was done may tell the title.
 */
export function formsOfRoles(lines: string[]): RoleForm[] {
  const forms: RoleForm[] = []
  for (const block of blocksOfAnswers(lines)) {
    let end = 0
    for (let nth = 0; nth < block.length; nth++) {
      if (nth !== end && block[nth]?.kind !== block[0]?.kind) continue
      const rest = block.slice(nth)
      const form =
        whole(rest) ?? belowEmployer(lines, rest, forms.at(-1)?.to ?? 0, nth === end) ?? untitled(lines, rest)
      if (!form) continue
      forms.push(form)
      end = block.findIndex(({ at }) => at >= form.to)
      if (end < 0) break
      nth = end - 1
    }
  }
  return forms
}

/** The entry that begins with three answers, one of each kind. */
function whole(answers: Answer[]): RoleForm | undefined {
  const three = answers.slice(0, ofRole.length)
  const [employer, title, dates] = ofRole.map((kind) => three.find((answer) => answer.kind === kind))
  const range = dates && rangeIn(dates.value)
  if (!employer || !title || !range) return undefined
  return { ...placeOf(three), title: titleIn(title), employer: employerOf(employer), range }
}

/**
 * The entry that begins with a title and dates whose employer stands above them: right above, or as a firm by its form.
 * @param end the first line that may name it
 */
function belowEmployer(lines: string[], answers: Answer[], end: number, isFirst: boolean): RoleForm | undefined {
  const pair = answers.slice(0, 2)
  const [title, dates] = [pair.find(({ kind }) => kind === 'title'), pair.find(({ kind }) => kind === 'dates')]
  const range = dates && rangeIn(dates.value)
  const isElsewhere = answers.slice(0, 4).some(({ kind }) => kind === 'employer')
  if (!title || !range || isElsewhere || !title.isLabelled || !dates.isLabelled) return undefined
  const { from, to } = placeOf(pair)
  const right = lines.findLastIndex((line, at) => at < from && line.trim() !== '')
  const said = { to, title: titleIn(title), range }
  const named = right >= end ? nameAbove(lines[right] ?? '') : ''
  if (named !== '') return { ...said, from: right, employer: named }
  if (!isFirst) return undefined
  const first = Math.max(end, from - most.above)
  const firm = lines.slice(first, from).findLastIndex((line) => firmAlone(line) !== '')
  return firm < 0 ? undefined : { ...said, from: first + firm, employer: firmAlone(lines[first + firm] ?? '') }
}

/** The entry that begins with an employer and dates, and whose work tells the title in its first lines. */
function untitled(lines: string[], answers: Answer[]): RoleForm | undefined {
  const pair = answers.slice(0, 2)
  const [employer, dates] = [pair.find(({ kind }) => kind === 'employer'), pair.find(({ kind }) => kind === 'dates')]
  const range = dates && rangeIn(dates.value)
  if (!employer?.isLabelled || !range || !dates.isLabelled || answers[2]?.kind === 'title') return undefined
  const { from, to } = placeOf(pair)
  const below = lines.slice(to, to + 2 * most.work).filter((line) => line.trim() !== '')
  const title = below
    .slice(0, most.work)
    .map(titleTold)
    .find((told) => told !== '')
  return title === undefined ? undefined : { from, to, title, employer: employerOf(employer), range }
}

function placeOf(answers: Answer[]): { from: number; to: number } {
  const at = answers.map((answer) => answer.at)
  return { from: Math.min(...at), to: Math.max(...at) + 1 }
}

const titleIn = ({ value }: Answer) => withoutTerms(withoutSite(withoutTown(withoutPlacesBehind(nameIn(value)))))
const employerOf = ({ value }: Answer) => nameIn((value.split(apart)[0] ?? '').replace(placeInBracket, ''))
const nameIn = (answer: string) => withoutFullStop(answer.replace(/^[\s:–-]+|[\s,;:–-]+$/gu, '').replaceAll(' ,', ','))

/** A place in a bracket at the end: "Red Mill Pvt. Ltd.(Leeds, England)". */
const placeInBracket = /\s*\([^(),]{2,30},\s?[^(),]{2,30}\)\.?$/u

/** What stands between an employer and what else is said behind it, such as its town. */
const apart = /\s[|•·]\s|\s{3}/u

/** The number or letter of an entry. */
const number = /^\s*\(?(?:\d{1,2}[.)]\s*|[A-Ha-h][.)]\s+)/

/** The number or mark of an entry, and quotation marks around a name. */
const counted = /^\s*(?:\(?(?:\d{1,2}[.)]\s*|[A-Ha-h][.)]\s+)|[“"'‘])/u

/** The employer that a line right above labels names: a firm, or what is numbered, marked, or quoted; empty for none. */
function nameAbove(given: string): string {
  const isMarked = counted.test(given) || isBullet(given)
  const line = withoutBullet(given).replace(number, '')
  if (line.length > longest.above || hasAnyLabel(line) || findDateRange(line) || headingKind(line)) return ''
  const name = readTold(line)?.employer || employerIn(line.split(apart)[0] ?? '')
  if (!mayBeEmployer(name) || name.split(' ').length > longest.words || /\.\s*$/.test(name.slice(0, -6))) return ''
  return isSureEmployer(name) || (isMarked && /^[“"'‘\s]*\p{Lu}/u.test(line) && !/[.;]\s*$/.test(line)) ? name : ''
}

/** The firm that a line names which is no item of a list, no sentence, and no answer; empty for none. */
function firmAlone(given: string): string {
  const line = given.replace(number, '')
  if (line.length > longest.above || isBullet(line) || hasAnyLabel(line) || !/^\P{L}{0,3}\p{Lu}/u.test(line)) return ''
  const name = employerIn(line.split(apart)[0] ?? '')
  return isSureEmployer(name) && mayBeEmployer(name) && line.trimStart().startsWith(name) ? name : ''
}

/** The span that an answer tells of, or its only date as one of a month or year. */
export function rangeIn(text: string): DateRange | undefined {
  const range = findDateRange(text)
  if (range) return range
  const date = findDates(text).find(({ at }) => at)
  return date?.at && { start: date.at, end: date.at, current: false, from: date.from, to: date.to }
}
