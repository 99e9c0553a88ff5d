import { isSpanAlone } from '../annotate/whole-dates.ts'
import type { Section } from './sections.ts'

/**
 * Sections of which the first entry of work is none itself, though it has the words of a heading: "EXPERIENCE", and right below it
 * "Vocational training", "(March 2020 – present)". A heading of the file would have capitals, too.
 */
export function withEntriesNoHeadings(sections: Section[]): Section[] {
  const kept: Section[] = []
  for (const section of sections) {
    const above = kept.at(-1)
    const isEntry =
      above?.kind === 'experience' &&
      above.lines.every((line) => line.trim() === '') &&
      isInCapitals(above.heading) &&
      !isInCapitals(section.heading) &&
      isSpanAlone(section.lines[0] ?? '')
    if (isEntry) kept[kept.length - 1] = { ...above, lines: [section.heading, ...section.lines] }
    else kept.push(section)
  }
  return kept
}

const isInCapitals = (heading: string) => /\p{Lu}/u.test(heading) && !/\p{Ll}/u.test(heading)
