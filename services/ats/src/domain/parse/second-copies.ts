import { foldText } from '../vocabulary/fold-text.ts'
import type { Section } from './sections.ts'

/** Share of the lines of a copy that the first one has as well, since pages end elsewhere. */
const alike = 0.9
/** A number of a page, which differs: "3", "Page 3", "3 / 4". */
const pageNumber = /^\D{0,6}\d{1,2}(?:\D{1,5}\d{1,2})?$/

/**
 * Sections apart from those that stand there a second time, as in a file that was made of two printings of the same resume: the same heading,
 * and below it nearly nothing that does not stand below the first one.
 */
export function secondCopiesApart(sections: Section[]): { once: Section[]; copies: Section[] } {
  const copies = copiesAmong(sections)
  return { once: sections.filter((section) => !copies.has(section)), copies: [...copies] }
}

function copiesAmong(sections: Section[]): Set<Section> {
  const seen = new Map<string, Set<string>>()
  const copies = new Set<Section>()
  for (const section of sections) {
    const { kind, heading, lines } = section
    const written = lines.map((line) => foldText(line).trim()).filter((line) => line !== '' && !pageNumber.test(line))
    const key = `${kind} ${foldText(heading)}`
    const first = seen.get(key) ?? new Set<string>()
    const same = written.filter((line) => first.has(line)).length
    if (heading !== '' && written.length > 0 && same >= alike * written.length) copies.add(section)
    for (const line of written) first.add(line)
    seen.set(key, first)
  }
  return copies
}
