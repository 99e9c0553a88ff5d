import { type DateRange, findDateRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { hasAnyLabel, type Label, readLabel } from '../annotate/labels.ts'
import { bulletMark } from '../annotate/line-kinds.ts'
import { isSpanAlone } from '../annotate/whole-dates.ts'
import { employerIn, isSureEmployer, mayBeEmployer } from '../text/told-names.ts'
import { withoutFullStop, withoutTerms } from './role-names.ts'

/** What an entry of a form says of a role, and the lines that say it: up to the one before `to`. */
export interface RoleForm {
  from: number
  to: number
  title: string
  employer: string
  range: DateRange
}

/** Longest answer that is looked into, and longest line that names an employer above, in characters. */
const longest = { answer: 160, above: 100 }

/** How many lines above its labels the employer of an entry may stand that has no label of its own. */
const mostAbove = 12

/** Labels of what a role has one of each. */
const ofRole = ['employer', 'title', 'dates'] as const satisfies Label[]
type OfRole = (typeof ofRole)[number]

/** What stands between an employer and what else is said behind it, such as its town. */
const apart = /\s[|•·]\s|\s{3}/u

/** "From" as a label before dates. */
const fromDate = /^\s*from\s*:\s*(?=\d|\p{L}{3,9}\b.*\d)(.+)$/iu

/** What stands between a label and its answer. */
const divided = /:|\s{3}/

/** The number of an entry, before its first label. */
const number = /^\s*\d{1,2}[.)]\s*(?=\p{L}[^:]{1,40}:)/u

interface Answer {
  at: number
  kind: OfRole
  value: string
  isLabelled: boolean
}

/**
 * The roles that entries of a form say, with labels for employer, title, and dates below each other. The dates may stand in a bracket without a
 * label, and the employer alone above the other two.
 */
export function formsOfRoles(lines: string[]): RoleForm[] {
  const shown = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]))
  const answers = shown.map((at) => answerIn(lines[at] ?? '', at))
  const first = answers.find((answer) => answer?.isLabelled)?.kind
  const forms: RoleForm[] = []
  for (let nth = 0; nth < shown.length; nth++) {
    if (answers[nth]?.isLabelled !== true) continue
    const isFirst = answers[nth]?.kind === first
    const form =
      (isFirst ? whole(answers.slice(nth, nth + 3)) : undefined) ??
      belowEmployer(lines, answers, nth, isFirst ? (forms.at(-1)?.to ?? 0) : (shown[nth - 1] ?? 0))
    if (!form) continue
    forms.push(form)
    while ((shown[nth + 1] ?? form.to) < form.to) nth++
  }
  return forms
}

/** The entry of three answers, one of each kind. */
function whole(answers: (Answer | undefined)[]): RoleForm | undefined {
  const [employer, title, dates] = ofRole.map((kind) => answers.find((answer) => answer?.kind === kind))
  const range = dates && rangeIn(dates.value)
  if (!employer || !title || !range) return undefined
  const at = [employer.at, title.at, dates.at]
  return {
    from: Math.min(...at),
    to: Math.max(...at) + 1,
    title: withoutTerms(nameIn(title.value)),
    employer: nameIn(employer.value.split(apart)[0] ?? ''),
    range,
  }
}

/**
 * The entry of a title and dates with labels whose employer stands above them, as the name of a firm alone on its line.
 * @param end the first line that may name it
 */
function belowEmployer(
  lines: string[],
  answers: (Answer | undefined)[],
  nth: number,
  end: number,
): RoleForm | undefined {
  const pair = answers.slice(nth, nth + 2)
  const [title, dates] = (['title', 'dates'] as const).map((kind) =>
    pair.find((answer) => answer?.kind === kind && answer.isLabelled),
  )
  const range = dates && rangeIn(dates.value)
  const isElsewhere = answers.slice(nth + 2, nth + 4).some((answer) => answer?.kind === 'employer')
  if (!title || !range || isElsewhere) return undefined
  const labels = Math.min(title.at, dates.at)
  const above = lines.slice(Math.max(end, labels - mostAbove), labels)
  const back = above.toReversed().findIndex((line) => firmAlone(line) !== '')
  if (back < 0) return undefined
  const from = labels - 1 - back
  return {
    from,
    to: Math.max(title.at, dates.at) + 1,
    title: withoutTerms(nameIn(title.value)),
    employer: firmAlone(lines[from] ?? ''),
    range,
  }
}

/** The firm that a line names which is no item of a list, no sentence, and no answer; empty for none. */
function firmAlone(given: string): string {
  const line = given.replace(/^\s*\d{1,2}[.)]\s*/, '')
  if (line.length > longest.above || bulletMark.test(line) || hasAnyLabel(line) || !/^\P{L}{0,3}\p{Lu}/u.test(line))
    return ''
  const name = employerIn(line.split(apart)[0] ?? '')
  return isSureEmployer(name) && mayBeEmployer(name) && line.trimStart().startsWith(name) ? name : ''
}

function answerIn(given: string, at: number): Answer | undefined {
  const line = given.replace(number, '')
  if (line.length > longest.answer || bulletMark.test(line)) return undefined
  if (/^\s*[([].*[)\]]\s*$/.test(line) && isSpanAlone(line.trim())) {
    return { at, kind: 'dates', value: line, isLabelled: false }
  }
  if (!divided.test(line)) return undefined
  const [, since] = fromDate.exec(line) ?? []
  const label = since === undefined ? readLabel(line) : { kind: 'dates' as const, value: since }
  /** Schools employ people as well. */
  const kind = label?.kind === 'school' ? 'employer' : ofRole.find((one) => one === label?.kind)
  return label && label.value !== '' && kind ? { at, kind, value: label.value, isLabelled: true } : undefined
}

const nameIn = (answer: string) => withoutFullStop(answer.replace(/[\s,;:–-]+$/u, '').replaceAll(' ,', ','))

/** The span that an answer tells of, or its only date as one of a month or year. */
export function rangeIn(text: string): DateRange | undefined {
  const range = findDateRange(text)
  if (range) return range
  const date = findDates(text).find(({ at }) => at)
  return date?.at && { start: date.at, end: date.at, current: false, from: date.from, to: date.to }
}
