import { labelKind } from '../annotate/labels.ts'

/** Longest line that is looked into, in characters. */
const longest = 200
/** A number, a label, and a colon with room before it, as in a table whose lines are not drawn. */
const spaced = /^\s*(?:\d{1,2}[.)]\s+)?(\p{L}[^:]{2,40}?)\s*:\s+(?=\S)/u

/** A wide gap, and another label, whose value stands below. */
const another = /\s{3,}(\p{L}[^:]{2,40}?)\s*:\s*$/u

/**
 * Lines of a form with its labels as they stand in running text: "1.   Company   :   Red Mill" is "Company: Red Mill". Others as they are, and
 * those whose label needs none of it.
 */
export const withPlainLabels = (lines: string[]): string[] =>
  lines.flatMap((line) => {
    const [written = '', label = ''] = line.length <= longest && line.includes(':') ? (spaced.exec(line) ?? []) : []
    if (written === `${label}: ` || labelKind(label) === undefined) return [line]
    const value = line.slice(written.length)
    const [gap = '', next = ''] = another.exec(value) ?? []
    const plain = `${label}: ${gap === '' ? value : value.slice(0, -gap.length)}`
    return labelKind(next) === undefined ? [`${label}: ${value}`] : [plain, `${next}:`]
  })
