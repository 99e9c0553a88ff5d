import { bulletMark, withoutBullet } from '../annotate/bullets.ts'
import { type Label, labelKind, withoutColon } from '../annotate/labels.ts'

/** Longest line that is looked into, in characters, and the most words of a label. */
const most = { characters: 250, words: 3 }
/** From the employer of an entry on, how many further lines may hold its other labels. */
const reach = 4

/** Labels of what a role has one of each, and of its place; schools employ people as well. */
const ofRole: ReadonlySet<Label | undefined> = new Set<Label | undefined>([
  'employer',
  'school',
  'title',
  'dates',
  'place',
])
const whoEmploys: ReadonlySet<Label> = new Set<Label>(['employer', 'school'])

/** What stands between a label and its value: a colon, or a dash between blanks. */
const divider = /\s*:(?:\s*[–—-]+(?=\s))?\s*|\s+[–—-]+:?\s*|[–—-]+:?\s{2,}/gu
/** The signs of which each has one. */
const dividers = /[:–—-]/

interface Labelled {
  label: string
  kind: Label
  value: string
}

/**
 * Lines of a form whose labels stand on one line, or have dashes or marks instead of colons alone: "Company - Red Mill Designation - Welder" is
 * "Company: Red Mill" and "Designation: Welder". An entry has its employer among its labels; the item of a list whose items these are is its
 * header. Other lines are as they are, such as items about a project.
 */
export function withLabelsApart(lines: string[]): string[] {
  const parts = lines.map(labelsOf)
  const isOfEntry = parts.map(() => false)
  for (const [at, labels] of parts.entries()) {
    if (!labels.some(({ kind }) => whoEmploys.has(kind))) continue
    const from = beginOfEntry(parts, at)
    const near = parts.slice(from, at + reach + 1)
    if (new Set(near.flat().map(({ kind }) => kind)).size < 2) continue
    for (const [below, found] of near.entries()) if (found.length > 0) isOfEntry[from + below] = true
  }
  return lines.flatMap((line, at) => {
    if (isOfEntry[at]) return (parts[at] ?? []).map(({ label, value }) => `${label}: ${value}`)
    return [isOfEntry[at + 1] && isHeader(line, lines[at + 1] ?? '') ? withoutMark(line) : line]
  })
}

/** A label of a role behind the answer of another label: "Site: Harbour Bridge ROLE: Welder". */
const behindAnswer =
  /^(\s*\p{L}[^:]{1,40}:\s*\S.{0,120}?)\s+((?:role|designation|position(?: held)?|duration|period|tenure)\s*:\s*\S.*)$/iu

/** Lines of a form whose second label is one of a role, apart. */
export const withSecondLabelsApart = (lines: string[]): string[] =>
  lines.flatMap((line) => {
    const [, first, second] = line.length <= most.characters && /:.*:/.test(line) ? (behindAnswer.exec(line) ?? []) : []
    return first === undefined || second === undefined ? [line] : [first, second]
  })

/** Most lines with other labels right above the employer of an entry. */
const mostAbove = 2

/** The first line of the entry of an employer: labels may stand right above it, none of them twice. */
function beginOfEntry(parts: Labelled[][], employer: number): number {
  const seen = new Set<Label>(parts[employer]?.map(({ kind }) => kind))
  let from = employer
  while (from > 0 && employer - from < mostAbove) {
    const above = parts[from - 1] ?? []
    if (above.length === 0 || above.some(({ kind }) => seen.has(kind))) break
    for (const { kind } of above) seen.add(kind)
    from--
  }
  return from
}

/** Whether a line has a mark that is not that of the labels below it, such as one of a list whose items have lists of their own. */
function isHeader(line: string, below: string): boolean {
  const [mark, inner] = [line, below].map((text) => bulletMark.exec(text)?.[0].trim())
  return mark !== undefined && inner !== undefined && mark !== inner
}

/** A line without the mark before it and the colon behind it: "• Welder:" is "Welder". */
const withoutMark = (line: string) => withoutColon(withoutBullet(line))

/** The labels of a line that begins with one, each with its value; none where a value is missing. */
function labelsOf(line: string): Labelled[] {
  if (line.length > most.characters) return []
  const text = withoutBullet(line)
    .replace(/^\s*\d{1,2}[.)]\s+/, '')
    .trim()
  if (!dividers.test(text)) return []
  const labels: (Labelled & { from: number; to: number })[] = []
  for (const { 0: sign, index } of text.matchAll(divider)) {
    const from = labels.at(-1)?.to ?? 0
    const found = labelAtEnd(text.slice(from, index), labels.length > 0, text.slice(index + sign.length))
    if (!found) {
      if (labels.length === 0) return []
      continue
    }
    labels.push({ ...found, value: '', from: from + found.from, to: index + sign.length })
  }
  if (labels[0]?.from !== 0) return []
  const valued = labels.map(({ label, kind, to }, at) => ({
    label,
    kind,
    value: text
      .slice(to, labels[at + 1]?.from ?? text.length)
      .replace(/[\s,;.]+$/u, (end) => (/^\.\s*$/.test(end) && at === labels.length - 1 ? end.trim() : '')),
  }))
  return valued.every(({ value }) => value !== '') ? valued : []
}

/** A date that stands behind "From:". */
const beginsWithDate = /^\s*(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b)/iu

/** The longest label that a text ends with; "from" is one behind others. */
function labelAtEnd(
  text: string,
  isBehind: boolean,
  behind: string,
): { label: string; kind: Label; from: number } | undefined {
  const words = [...text.matchAll(/\S+/g)]
  for (let count = Math.min(most.words, words.length); count > 0; count--) {
    const from = words[words.length - count]?.index ?? 0
    const label = text.slice(from).trim()
    const kind = /^from$/i.test(label) && (isBehind || beginsWithDate.test(behind)) ? 'dates' : labelKind(label)
    if (kind && ofRole.has(kind)) return { label, kind, from }
  }
  return undefined
}
