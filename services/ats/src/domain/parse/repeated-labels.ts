import { headingKind } from '../annotate/headings.ts'
import { isLabel } from '../annotate/line-kinds.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { inCapitals } from './heading-evidence.ts'

/**
 * From how many times a heading is a label of something within a section; from the second time a label that is known, and one in small letters
 * where work has its heading in capitals.
 */
const often = { known: 2, other: 3 }

/** A label with what it labels behind it: "Skills gained: patience". */
const labelWithin = /^(\p{L}[^:]{2,40}?)\s*:\s+\S/u

/** The label that a line begins with; empty for none. */
export const labelIn = (line: string) => (line.includes(':') ? (labelWithin.exec(line)?.[1] ?? '') : '')

/** Labels that come again and again before what they label, and so open no section. */
export function repeatedWithin(lines: string[]): Set<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const line of lines) {
    const label = labelIn(line.trim())
    if (label === '') continue
    if (seen.has(label)) repeated.add(label)
    seen.add(label)
  }
  return repeated
}

/** Lines that read like headings but come again and again: labels of roles or projects ("Achievements", "Tools"). */
export function repeatedLabels(lines: string[]): Set<string> {
  const counts = new Map<string, number>()
  const capitals = new Set<string>()
  for (const line of lines) {
    if (line.length > 48 || line.trim() === '') continue
    const words = foldText(line)
    counts.set(words, (counts.get(words) ?? 0) + 1)
    if (inCapitals(line)) capitals.add(words)
  }
  const areBelowCapitals = [...capitals].some((words) => headingKind(words) === 'experience')
  const isRepeated = ([words, count]: [string, number]) => {
    const isSet = isLabel(words) || (areBelowCapitals && !capitals.has(words))
    if (count < often.known || (count < often.other && !isSet)) return false
    const kind = headingKind(words.charAt(0).toUpperCase() + words.slice(1))
    return kind !== undefined && kind !== 'experience' && kind !== 'education'
  }
  return new Set([...counts].filter(isRepeated).map(([words]) => words))
}
