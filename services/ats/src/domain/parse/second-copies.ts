import { foldText } from '../vocabulary/fold-text.ts'
import type { Section } from './sections.ts'

/** Share of the lines of a copy that the first one has as well, since pages end elsewhere. */
const alike = 0.9
/** A number of a page, which differs: "3", "Page 3", "3 / 4". */
const pageNumber = /^\D{0,6}\d{1,2}(?:\D{1,5}\d{1,2})?$/

/**
 * Sections without those that stand there a second time, as in a file that was made of two printings of the same resume: the same heading,
 * and below it nearly nothing that does not stand below the first one.
 */
export function withoutSecondCopies(sections: Section[]): Section[] {
  const seen = new Map<string, Set<string>>()
  return sections.filter(({ kind, heading, lines }) => {
    const written = lines.map((line) => foldText(line).trim()).filter((line) => line !== '' && !pageNumber.test(line))
    const key = `${kind} ${foldText(heading)}`
    const first = seen.get(key)
    if (first === undefined) {
      seen.set(key, new Set(written))
      return true
    }
    const same = written.filter((line) => first.has(line)).length
    for (const line of written) first.add(line)
    return heading === '' || written.length === 0 || same < alike * written.length
  })
}
