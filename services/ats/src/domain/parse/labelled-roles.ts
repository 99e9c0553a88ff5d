import { findDateRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { type Label, labelKind, readLabel } from '../annotate/labels.ts'
import { bulletMark, lineKind } from '../annotate/line-kinds.ts'
import { withoutPlace } from '../annotate/places.ts'
import type { RoleWithWork } from './role-with-work.ts'

/** Fewest labels of titles or employers that make a section a form. */
const fewest = 2

/** Reads roles of a form, of which every line says what it is: "Company: …", "Position: …", "Duration: …". */
export function labelledRoles(lines: string[]): RoleWithWork[] | undefined {
  const read = lines.map(readLabel)
  const named = read.filter((row) => row?.kind === 'title' || row?.kind === 'employer')
  if (named.length < fewest) return undefined
  const groups: Group[] = []
  let open: Group | undefined
  let pending: Label | undefined
  for (const [index, line] of lines.entries()) {
    const row = read[index]
    if (!row) {
      if (line === '') continue
      if (pending && pending !== 'work' && lineKind(line) !== 'bullet') set(open, pending, line)
      else open?.work.push(line.replace(bulletMark, '').trim())
      pending = undefined
      continue
    }
    const begins = row.kind === 'title' || row.kind === 'employer' || row.kind === 'dates'
    if (!open || (begins && open.fields.has(row.kind))) {
      open = { fields: new Map(), work: [] }
      groups.push(open)
    }
    if (row.value === '') pending = row.kind
    else if (row.kind === 'work') open.work.push(row.value)
    else set(open, row.kind, row.value)
  }
  const roles = groups.flatMap(({ fields, work }) => toRole(fields, work))
  return roles.length > 0 ? roles : undefined
}

interface Group {
  fields: Map<Label, string>
  work: string[]
}

function set(group: Group | undefined, kind: Label, value: string): void {
  if (group && !group.fields.has(kind)) group.fields.set(kind, value.trim())
}

function toRole(fields: Map<Label, string>, bullets: string[]): RoleWithWork[] {
  const title = fields.get('title') ?? ''
  const employer = withoutPlace(fields.get('employer') ?? '')
  if (title === '' && employer === '') return []
  const written = [fields.get('dates'), title, employer].find((text) => text && findDates(text).length > 0) ?? ''
  const range = findDateRange(written)
  const single = findDates(written)[0]?.at ?? null
  const dated = range ?? { start: single, end: single, current: false }
  const { start, end, current } = dated
  return [{ title, employer, start, end, current, bullets, header: [title, employer].filter((text) => text !== '') }]
}

/** The header of a table of roles: "Period   Employer   Position", and where title and employer stand beside the dates. */
export function tableHeader(
  lines: string[],
): { index: number; places: { title: number; employer: number; length: number } } | undefined {
  for (const [index, line] of lines.slice(0, 4).entries()) {
    const cells = line.split(/\s{3,}|\s*\|\s*/).map((cell) => labelKind(cell))
    if (cells.length < 2 || cells.includes(undefined)) continue
    const named = cells.filter((kind) => kind === 'title' || kind === 'employer')
    const [title, employer] = [named.indexOf('title'), named.indexOf('employer')]
    if (title >= 0 && employer >= 0) return { index, places: { title, employer, length: named.length } }
  }
  return undefined
}
