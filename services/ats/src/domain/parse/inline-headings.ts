import { isBullet } from '../annotate/bullets.ts'
import { areColumnHeads } from '../annotate/column-heads.ts'
import { findDateRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { headingKind } from '../annotate/headings.ts'
import { isLabel } from '../annotate/line-kinds.ts'
import { isPlace } from '../annotate/places.ts'
import type { SectionKind } from '../annotate/section-kinds.ts'
import { isDateAlone, isSpanAlone } from '../annotate/whole-dates.ts'
import { isEastAsian } from '../vocabulary/east-asian/script.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { kindsOfParts } from './heading-evidence.ts'
import { longestHeader, near } from './lines-of-entries.ts'

/** Such a heading in Chinese, Japanese, or Korean, which may have two letters; behind a colon stands what a label of a form asks for. */
const eastAsianInline = /^(.{2,24}?) {3,}(\S.*)$/u

/** The same in other letters, with how long it was in a bracket: "EXPERIENCE (2 years)   Welder". */
const inlined = /^(.{3,40}?(?: ?\([^()]{3,24}\))?)(?: {3,}|:\s+)(\S.*)$/u

/** A heading, and the first line of its section that stands behind it. */
export interface InlineHeading {
  kind: SectionKind
  heading: string
  rest: string
}

/** A heading with the first line of its section behind it: "SKILLS   Welding", "Education: Trade school". */
export function inlineHeading(line: string, within: SectionKind): InlineHeading | undefined {
  const match = (isEastAsian(line) ? eastAsianInline : inlined).exec(line)
  if (!match || areColumnHeads(line.trim().split(/\s{3,}/))) return undefined
  const [, heading = '', rest = ''] = match
  /** "Tech stack: Go, Rust" below a role is about that role, and "Volunteer   2021 – 2022" is one. */
  if (within === 'experience' && (isLabel(line) || isDateAlone(rest) || isSpanAlone(rest))) return undefined
  /** "Aldmoor Skills   Kestwick, England" is an employer. */
  if (within === 'experience' && isPlace(rest)) return undefined
  const kind = headingKind(heading)
  /** "Work experience: May 2012 to March 2016" is a label of one role. */
  if (kind === 'experience' && isSpanAlone(rest)) return undefined
  /** In a list of skills, "Languages: Go, Rust" and "Tools: Git" are rows of the list. */
  if (
    !kind ||
    kind === 'header' ||
    kind === 'other' ||
    (line.includes(':') && (within === 'skills' || kind === within))
  ) {
    return undefined
  }
  return { kind, heading, rest }
}

/** A label of the courses that somebody taught or took. */
const ofCourses =
  /^(?:courses?(?: taught)?|(?:relevant |selected )?coursework|cours(?: dispenses)?|kurse|corsi|cursos|disciplinas|vakken)$/

/**
 * Whether a label with what it labels is about the role or course above, as others follow: "Skills: Welding" below each of them, "Volunteer
 * work: …" or "Objective: …" below one.
 * @param within the kind of the section that the label stands in
 */
export function labelsEntry(
  kind: SectionKind,
  label: string,
  rows: string[],
  at: number,
  within: SectionKind,
): boolean {
  const isOfCourse = kind === 'education' && ofCourses.test(foldText(label.split(':')[0] ?? ''))
  const isOfEntry = kindsOfParts.has(kind) || isOfCourse || kind === 'volunteer' || kind === 'summary'
  if (!label.includes(':') || !isOfEntry) return false
  for (const row of rows.slice(at + 1, at + 1 + near)) {
    const line = row.trim()
    if (headingKind(line) !== undefined) return false
    if (line.length > longestHeader || isBullet(line)) continue
    const inline = inlineHeading(line, within)
    if (inline && !kindsOfParts.has(inline.kind)) return false
    if (findDateRange(line) || (within === 'education' && findDates(line).length > 0)) return true
  }
  return false
}
