import { findDateRange } from '../annotate/dates.ts'
import { isSpanAlone } from '../annotate/whole-dates.ts'
import type { Section } from './sections.ts'

/**
 * Sections without those whose heading is an entry of the empty section above, though it has the words of a heading: "EXPERIENCE", and
 * right below it "Vocational training", "(March 2020 – present)"; "EDUCATION", and "Welding certifications", "Harbour College | 2020-2021".
 * A heading of the file would have capitals, too.
 */
export function withEntriesNoHeadings(sections: Section[]): Section[] {
  const kept: Section[] = []
  for (const section of sections) {
    const above = kept.at(-1)
    const isEntry =
      above?.lines.every((line) => line.trim() === '') === true &&
      isInCapitals(above.heading) &&
      !isInCapitals(section.heading) &&
      isDatedBelow(above, section)
    if (isEntry) kept[kept.length - 1] = { ...above, lines: [section.heading, ...section.lines] }
    else kept.push(section)
  }
  return kept
}

/** Whether the line below the heading of a section is a span alone, or, among studies, has one behind a name. */
function isDatedBelow(above: Section, { kind, lines: [first = ''] }: Section): boolean {
  if (above.kind === 'experience') return isSpanAlone(first)
  const areStudies = above.kind === 'education' && (kind === 'education' || kind === 'certifications')
  return areStudies && first.length <= longest && findDateRange(first) !== undefined
}

/** Longest line with a school and the time there, in characters. */
const longest = 120

const isInCapitals = (heading: string) => /\p{Lu}/u.test(heading) && !/\p{Ll}/u.test(heading)
