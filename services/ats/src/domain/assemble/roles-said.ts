import { type DateRange, monthOf } from '../annotate/dates.ts'
import { isLabel } from '../annotate/line-kinds.ts'
import { rolesTold } from '../text/roles-told.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { employerAlone } from './employer-alone.ts'
import { formsOfRoles, rangeIn } from './forms-of-roles.ts'
import { lineOfHeader } from './groups.ts'
import type { RoleWithWork } from './role-with-work.ts'
import { joinWrapped } from './role-work.ts'

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
  const entries = withoutRepeated([...formsIn(lines), ...toldIn(lines, isTold)].sort((a, b) => a.from - b.from))
  const [first] = entries
  if (!first) return readOthers(lines)
  return [
    ...readOthers(lines.slice(0, first.from)),
    ...entries.flatMap((entry, nth) => {
      const below = lines.slice(entry.to, entries[nth + 1]?.from)
      const others = readOthers(below).filter(
        (role) => role.start !== null && role.employer !== '' && !isWithin(role, entry),
      )
      const end = lineOfHeader(below, others[0]?.lines ?? [])
      return [roleOf(entry, lines.slice(entry.from, entry.to), end < 0 ? below : below.slice(0, end)), ...others]
    }),
  ]
}

/** Entries without those that tell of a role above again: at the same employer, and at the same time or at none. */
const withoutRepeated = (entries: Entry[]): Entry[] =>
  entries.filter((entry, nth) => !entries.slice(0, nth).some((above) => tellsAgain(entry, above)))

/** Whether the span of what stands below an entry lies within its span: it tells of that role, or of a project of it. */
function isWithin({ start, end, current }: RoleWithWork, { range }: Entry): boolean {
  if (!range?.start || !start) return false
  const isOver = range.current || (!current && end !== null && range.end !== null && monthOf(end) <= monthOf(range.end))
  return isOver && monthOf(start) >= monthOf(range.start)
}

function tellsAgain(entry: Entry, above: Entry): boolean {
  const [one, other] = [foldText(entry.employer), foldText(above.employer)]
  const isSame = one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one))
  if (!isSame || !above.range) return false
  if (!entry.range) return !entry.isNow || above.isNow
  return (
    monthOf(entry.range.start) === monthOf(above.range.start) && monthOf(entry.range.end) === monthOf(above.range.end)
  )
}

/** The roles of which entries of a form stand among lines, such as those of a section that a label of one of them was taken to begin. */
export function rolesOfForms(lines: string[]): RoleWithWork[] {
  const entries = formsIn(lines)
  return entries.map((entry, nth) =>
    roleOf(entry, lines.slice(entry.from, entry.to), lines.slice(entry.to, entries[nth + 1]?.from)),
  )
}

const formsIn = (lines: string[]): Entry[] =>
  formsOfRoles(lines).map((form) => ({ ...form, isNow: form.range.current }))

const toldIn = (lines: string[], isAny: boolean): Entry[] =>
  rolesTold(lines, isAny).map(({ dates, ...told }) => ({ ...told, range: rangeIn(dates) }))

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
