import { type Label, labelKind, readLabel } from '../annotate/labels.ts'

/** Longest line that is looked into, in characters. */
const longest = 200
/** Fewest labels besides those with which roles begin. */
const fewest = 2
/** Most lines without a label between two of a role, such as an address. */
const mostBetween = 1
/** A number, a label, and a colon with room before it, as in a table whose lines are not drawn. */
const spaced = /^\s*(?:\d{1,2}[.)]\s+)?(\p{L}[^:]{2,40}?)\s*:\s+(?=\S)/u

/** A wide gap, and another label, whose value stands below. */
const another = /\s{3,}(\p{L}[^:]{2,40}?)\s*:\s*$/u

/**
 * Lines of a form with its labels as they stand in running text: "1.   Company   :   Red Mill" is "Company: Red Mill". No blank lines stand
 * between what is labelled of one role. Others as they are, and those whose label needs none of it.
 */
export function withPlainLabels(lines: string[]): string[] {
  const plain = lines.flatMap(plainOf)
  const kinds = plain.map(kindOf)
  const first = kinds.find((kind) => kind !== undefined)
  const isOfRole = (kind: Label | undefined) => kind !== undefined && kind !== first
  if (kinds.filter(isOfRole).length < fewest) return plain
  const next = kindsBelow(plain, kinds)
  return plain.filter((line, at) => line.trim() !== '' || !isOfRole(next[at]))
}

function plainOf(line: string): string[] {
  const [written = '', label = ''] = line.length <= longest && line.includes(':') ? (spaced.exec(line) ?? []) : []
  if (written === `${label}: ` || labelKind(label) === undefined) return [line]
  const value = line.slice(written.length)
  const [gap = '', next = ''] = another.exec(value) ?? []
  const plain = `${label}: ${gap === '' ? value : value.slice(0, -gap.length)}`
  return labelKind(next) === undefined ? [`${label}: ${value}`] : [plain, `${next}:`]
}

/** Labels of what a role has one of each. */
const ofRole: ReadonlySet<Label | undefined> = new Set<Label | undefined>(['employer', 'title', 'dates'])

/** The kind of the label that a line begins with, with a colon, if it is one of a role. */
function kindOf(line: string): Label | undefined {
  const kind = line.length <= longest && line.includes(':') ? readLabel(line)?.kind : undefined
  return ofRole.has(kind) ? kind : undefined
}

/** The kind of the next label below each line, if hardly anything stands between. */
function kindsBelow(lines: string[], kinds: (Label | undefined)[]): (Label | undefined)[] {
  const below: (Label | undefined)[] = []
  let [next, between]: [Label | undefined, number] = [undefined, 0]
  for (let at = lines.length - 1; at >= 0; at--) {
    below[at] = between <= mostBetween ? next : undefined
    if (kinds[at] !== undefined) [next, between] = [kinds[at], 0]
    else if (lines[at]?.trim() !== '') between++
  }
  return below
}
