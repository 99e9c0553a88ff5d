import { isBullet } from '../annotate/bullets.ts'
import { findDateRange, withoutRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { hasAnyLabel, type Label, labelKind, readLabel } from '../annotate/labels.ts'
import { isSpanAlone } from '../annotate/whole-dates.ts'
import { titleScore } from '../vocabulary/role-words.ts'

/** Labels of what a role has one of each. */
export const ofRole = ['employer', 'title', 'dates'] as const satisfies Label[]
type OfRole = (typeof ofRole)[number]

/** What a line of a form says of a role. */
export interface Answer {
  /** Index of the line. */
  at: number
  kind: OfRole
  value: string
  isLabelled: boolean
  /** Whether it names a client, who is the employer where no other is named. */
  isClient?: boolean
}

/** Labels of who had somebody's firm work for them. */
const client = /^\s*(?:end\s+)?(?:client|customer)s?\s*[:–-]/i

/** Longest answer, and longest rest of one, in characters. */
const longest = { answer: 160, rest: 45 }

/** How many lines with other labels may stand between two answers. */
const mostBetween = 3

/** Answers below each other: blank lines, and a few with other labels, may stand between. */
export function blocksOfAnswers(lines: string[]): Answer[][] {
  const blocks: Answer[][] = []
  let between = mostBetween
  for (const [at, line] of lines.entries()) {
    const answers = answersIn(line, at)
    if (answers.length > 0) {
      if (between >= mostBetween) blocks.push([])
      blocks.at(-1)?.push(...answers)
      between = 0
    } else if (line.trim() !== '') {
      between = isOtherAnswer(line) || (between === 0 && isRest(line)) ? between + 1 : mostBetween
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
  !isBullet(line) &&
  !/[:.]\s*$/.test(line.replace(/\.\s*$/, '')) &&
  findDates(line).length === 0

const isOtherAnswer = (line: string) => line.length <= longest.answer && hasAnyLabel(line) && !/:\s*$/.test(line)

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

/** What each label of a line has behind it: a colon, a wide gap, or a dash. */
const behindLabel = /:|\s{3}|[–—-]/

function labelOf(line: string): { kind: Label; value: string } | undefined {
  if (!behindLabel.test(line)) return undefined
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
