import { type DateRange, findDateRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { type Label, readLabel } from '../annotate/labels.ts'
import { bulletMark, isLabel } from '../annotate/line-kinds.ts'
import { rolesTold } from '../text/roles-told.ts'
import { employerAlone } from './employer-alone.ts'
import { lineOfHeader } from './groups.ts'
import { withoutFullStop, withoutTerms } from './role-names.ts'
import type { RoleWithWork } from './role-with-work.ts'
import { joinWrapped } from './role-work.ts'

/** Longest answer that is looked into, in characters. */
const longest = 160
/** How sure the names of a form or a sentence are, in percent. */
const sure = 95

/** What a form or a sentence says of a role, and the lines that say it: up to the one before `to`. */
interface Entry {
  from: number
  to: number
  title: string
  employer: string
  range: DateRange | undefined
  /** Whether somebody has it now, with dates or without. */
  isNow: boolean
}

/**
 * The roles of lines among which stand entries of a form, each with employer, title, and dates below each other, or sentences that tell of roles.
 * @param isTold whether sentences tell of roles whatever the other lines are
 * @param readOthers reads the roles of lines that have neither
 */
export function rolesSaid(
  lines: string[],
  isTold: boolean,
  readOthers: (lines: string[]) => RoleWithWork[],
): RoleWithWork[] {
  const entries = [...formsIn(lines), ...toldIn(lines, isTold)].sort((a, b) => a.from - b.from)
  const [first] = entries
  if (!first) return readOthers(lines)
  return [
    ...readOthers(lines.slice(0, first.from)),
    ...entries.flatMap((entry, nth) => {
      const below = lines.slice(entry.to, entries[nth + 1]?.from)
      const others = readOthers(below).filter(({ start, employer }) => start !== null && employer !== '')
      const end = lineOfHeader(below, others[0]?.lines ?? [])
      return [roleOf(entry, lines.slice(entry.from, entry.to), end < 0 ? below : below.slice(0, end)), ...others]
    }),
  ]
}

/** The roles of which entries of a form stand among lines, such as those of a section that a label of one of them was taken to begin. */
export function rolesOfForms(lines: string[]): RoleWithWork[] {
  const entries = formsIn(lines)
  return entries.map((entry, nth) =>
    roleOf(entry, lines.slice(entry.from, entry.to), lines.slice(entry.to, entries[nth + 1]?.from)),
  )
}

/** What stands between an employer and what else is said behind it, such as its town. */
const apart = /\s[|•·]\s|\s{3}/u

/** "From" as a label before dates. */
const fromDate = /^\s*from\s*:\s*(?=\d|\p{L}{3,9}\b.*\d)(.+)$/iu

/** What stands between a label and its answer. */
const divided = /:|\s{3}/

/** Labels of what a role has one of each. */
const ofRole = ['employer', 'title', 'dates'] as const satisfies Label[]

function answerIn(line: string): { kind: Label; value: string } | undefined {
  if (line.length > longest || bulletMark.test(line) || !divided.test(line)) return undefined
  const [, since] = fromDate.exec(line) ?? []
  const label = since === undefined ? readLabel(line) : { kind: 'dates' as const, value: since }
  return label && label.value !== '' && ofRole.some((kind) => kind === label.kind) ? label : undefined
}

const nameIn = (answer: string) => withoutFullStop(answer.replace(/[\s,;:–-]+$/u, ''))

function formsIn(lines: string[]): Entry[] {
  const entries: Entry[] = []
  const first = lines.map(answerIn).find((answer) => answer !== undefined)?.kind
  for (let from = 0; from + ofRole.length <= lines.length; from++) {
    const to = from + ofRole.length
    const answers = new Map(
      lines
        .slice(from, to)
        .flatMap((line) => answerIn(line) ?? [])
        .map(({ kind, value }) => [kind, value]),
    )
    const [employer, title, dates] = ofRole.map((kind) => answers.get(kind))
    const range = dates === undefined ? undefined : (findDateRange(dates) ?? pointIn(dates))
    if (answerIn(lines[from] ?? '')?.kind !== first || !employer || !title || !range) continue
    entries.push({
      from,
      to,
      title: withoutTerms(nameIn(title)),
      employer: nameIn(employer.split(apart)[0] ?? ''),
      range,
      isNow: range.current,
    })
    from = to - 1
  }
  return entries
}

const toldIn = (lines: string[], isAny: boolean): Entry[] =>
  rolesTold(lines, isAny).map(({ dates, ...told }) => ({ ...told, range: findDateRange(dates) }))

/** A date alone, as a range of one month or year. */
function pointIn(text: string): DateRange | undefined {
  const date = findDates(text).find(({ at }) => at)
  return date?.at && { start: date.at, end: date.at, current: false, from: date.from, to: date.to }
}

function roleOf({ title, employer, range, isNow }: Entry, lines: string[], below: string[]): RoleWithWork {
  return {
    title,
    employer: employerAlone(employer),
    start: range?.start ?? null,
    end: range?.current ? null : (range?.end ?? null),
    current: isNow,
    bullets: joinWrapped(below.filter((line) => !isLabel(line))),
    header: [title, employer].filter((name) => name !== ''),
    lines,
    confidence: { title: sure, employer: sure },
  }
}
