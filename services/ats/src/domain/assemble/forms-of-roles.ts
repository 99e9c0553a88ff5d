import { type DateRange, findDateRange, withoutRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { headingKind } from '../annotate/headings.ts'
import { hasAnyLabel, type Label, labelKind, readLabel } from '../annotate/labels.ts'
import { bulletMark } from '../annotate/line-kinds.ts'
import { isSpanAlone } from '../annotate/whole-dates.ts'
import { employerIn, isSureEmployer, mayBeEmployer } from '../text/told-names.ts'
import { readTold, titleTold } from '../text/told-sentence.ts'
import { titleScore } from '../vocabulary/role-words.ts'
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

/** Longest answer, longest line that names an employer above, and longest rest of an answer, in characters; most words of a name above. */
const longest = { answer: 160, above: 100, rest: 45, words: 9 }

/** How many lines above its labels a firm may stand that has no label of its own, and how many other labels may stand between two;
 * and lines of the work that may tell the title. */
const most = { above: 12, between: 3, work: 3 }

/** Labels of what a role has one of each. */
const ofRole = ['employer', 'title', 'dates'] as const satisfies Label[]
type OfRole = (typeof ofRole)[number]

interface Answer {
  at: number
  kind: OfRole
  value: string
  isLabelled: boolean
  /** Whether it names a client, who is the employer where no other is named. */
  isClient?: boolean
}

/** Labels of who had somebody's firm work for them. */
const client = /^\s*(?:end\s+)?(?:client|customer)s?\s*[:–-]/i

/**
 * The roles that entries of a form say, with labels for employer, title, and dates below each other, among other labels. The dates may stand without
 * a label, or behind the title; the employer alone above the other two; and what was done may tell the title.
 */
export function formsOfRoles(lines: string[]): RoleForm[] {
  const forms: RoleForm[] = []
  for (const block of blocksIn(lines)) {
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

/** Answers below each other: blank lines, and a few with other labels, may stand between. */
function blocksIn(lines: string[]): Answer[][] {
  const blocks: Answer[][] = []
  let between = most.between
  for (const [at, line] of lines.entries()) {
    const answers = answersIn(line, at)
    if (answers.length > 0) {
      if (between >= most.between) blocks.push([])
      blocks.at(-1)?.push(...answers)
      between = 0
    } else if (line.trim() !== '') {
      between = isOtherAnswer(line) || (between === 0 && isRest(line)) ? between + 1 : most.between
    }
  }
  return blocks.map(withoutClients)
}

function withoutClients(answers: Answer[]): Answer[] {
  const isNamed = answers.some(({ kind, isClient }) => kind === 'employer' && isClient !== true)
  return isNamed ? answers.filter(({ isClient }) => isClient !== true) : answers
}

/** Whether a line may be the rest of the answer above it, such as its town. */
const isRest = (line: string) =>
  line.trim().length <= longest.rest &&
  !bulletMark.test(line) &&
  !/[:.]\s*$/.test(line.replace(/\.\s*$/, '')) &&
  findDates(line).length === 0

const isOtherAnswer = (line: string) => line.length <= longest.answer && hasAnyLabel(line) && !/:\s*$/.test(line)

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

/** The number or mark of an entry, and quotation marks around a name. */
const counted = /^\s*(?:\(?(?:\d{1,2}[.)]\s*|[A-Ha-h][.)]\s+)|[“"'‘])/u

/** The employer that a line right above labels names: a firm, or what is numbered, marked, or quoted; empty for none. */
function nameAbove(given: string): string {
  const isMarked = counted.test(given) || bulletMark.test(given)
  const line = given.replace(bulletMark, '').replace(number, '')
  if (line.length > longest.above || hasAnyLabel(line) || findDateRange(line) || headingKind(line)) return ''
  const name = readTold(line)?.employer || employerIn(line.split(apart)[0] ?? '')
  if (!mayBeEmployer(name) || name.split(' ').length > longest.words || /\.\s*$/.test(name.slice(0, -6))) return ''
  return isSureEmployer(name) || (isMarked && /^[“"'‘\s]*\p{Lu}/u.test(line) && !/[.;]\s*$/.test(line)) ? name : ''
}

/** The firm that a line names which is no item of a list, no sentence, and no answer; empty for none. */
function firmAlone(given: string): string {
  const line = given.replace(number, '')
  if (line.length > longest.above || bulletMark.test(line) || hasAnyLabel(line) || !/^\P{L}{0,3}\p{Lu}/u.test(line))
    return ''
  const name = employerIn(line.split(apart)[0] ?? '')
  return isSureEmployer(name) && mayBeEmployer(name) && line.trimStart().startsWith(name) ? name : ''
}

/** The number or letter of an entry. */
const number = /^\s*\(?(?:\d{1,2}[.)]\s*|[A-Ha-h][.)]\s+)/

/** The mark and the number of an entry, before its first label. */
const marks = /^\s*(?:[•·*➢▪-]\s*)?(?:\(?\d{1,2}[.)]\s*(?=\p{L}[^:]{1,40}[:–—-]))?/u

/** "From" as a label before dates. */
const fromDate = /^\s*from\s*:\s*(?=\d|\p{L}{3,9}\b.*\d)(.+)$/iu

/** A label with a dash instead of a colon: "Designation – Welder". */
const dashed = /^\s*(\p{L}[\p{L}/. ]{2,30}?)\s*[–—-]{1,2}\s*(\S.*)$/u

/** What a line has that answers: a colon, a wide gap, a dash, or a year. */
const mayAnswer = /:|\s{3}|[–—-]|\d{4}/

/** What a line answers: the title, and the dates that stand behind it, are two answers. */
function answersIn(given: string, at: number): Answer[] {
  if (given.length > longest.answer || !mayAnswer.test(given)) return []
  const line = given.replace(marks, '')
  if (isSpanAlone(line.trim())) return [{ at, kind: 'dates', value: line, isLabelled: false }]
  const label = labelOf(line)
  /** Schools employ people as well. */
  const kind = label?.kind === 'school' ? 'employer' : ofRole.find((one) => one === label?.kind)
  if (!label || label.value === '' || !kind) return []
  const range = kind === 'title' ? findDateRange(label.value) : undefined
  const bare = range ? withoutRange(label.value, range).replace(/[\s([]+$|^[\s)\]]+/g, '') : ''
  if (!range || titleScore(bare) <= 0) {
    return [{ at, kind, value: label.value, isLabelled: true, isClient: client.test(line) }]
  }
  const time = label.value.slice(range.from, range.to)
  return [
    { at, kind, value: bare, isLabelled: true },
    { at, kind: 'dates', value: time, isLabelled: true },
  ]
}

/** A label before how long somebody was somewhere, and before dates. */
const workExperience = /^\s*(?:work(?:ing)? )?experience\s*:\s*(.{4,60})$/iu

/** A title behind a label that has what was done behind it elsewhere. */
const profile = /^\s*profile\s*:\s*(\p{L}.{2,40})$/iu

function labelOf(line: string): { kind: Label; value: string } | undefined {
  const [, time = ''] = workExperience.exec(line) ?? []
  if (findDateRange(time)) return { kind: 'dates', value: time }
  const [, title = ''] = profile.exec(line) ?? []
  if (titleScore(title) > 0) return { kind: 'title', value: title }
  const [, since] = fromDate.exec(line) ?? []
  if (since !== undefined) return { kind: 'dates', value: since }
  if (/:|\s{3}/.test(line)) return readLabel(line)
  const [, label = '', value = ''] = dashed.exec(line) ?? []
  const kind = labelKind(label)
  return kind && { kind, value }
}

/** The span that an answer tells of, or its only date as one of a month or year. */
export function rangeIn(text: string): DateRange | undefined {
  const range = findDateRange(text)
  if (range) return range
  const date = findDates(text).find(({ at }) => at)
  return date?.at && { start: date.at, end: date.at, current: false, from: date.from, to: date.to }
}
