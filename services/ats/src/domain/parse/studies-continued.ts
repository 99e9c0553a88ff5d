import { isBullet } from '../annotate/bullets.ts'
import { namesProgramme } from '../annotate/course-evidence.ts'
import { findDateRange } from '../annotate/dates.ts'
import { levelOf } from '../annotate/levels.ts'
import type { SectionKind } from '../annotate/section-kinds.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import type { Section } from './sections.ts'

/** Kinds of sections behind which studies may go on: what stands at the side of a page, and what is told of a course. */
const besides = new Set<SectionKind>([
  'projects',
  'skills',
  'languages',
  'interests',
  'certifications',
  'summary',
  'other',
])
/** Longest line that names a school and when somebody was there, in characters, and lines of a block in which its degree stands. */
const longest = { line: 110, block: 4 }

/**
 * Sections in which the studies go on where something else has ended, such as the projects of a course: its heading would have all
 * schools below it otherwise. They are divided where a block begins like a block of the studies does, with a school and a span of time.
 */
export function withStudiesContinued(sections: Section[]): Section[] {
  const begun = sections.findIndex(
    ({ kind, lines }) => kind === 'education' && lines.some((_line, at) => beginsCourse(lines, at)),
  )
  if (begun < 0) return sections
  return sections.flatMap((section, at) => (at > begun && besides.has(section.kind) ? divided(section) : [section]))
}

function divided(section: Section): Section[] {
  const { lines } = section
  const at = lines.findIndex((_line, index) => beginsCourse(lines, index))
  const isFirst = lines.slice(0, at).every((line) => line === '')
  if (at < 0 || isFirst) return [section]
  return [
    { ...section, lines: lines.slice(0, at) },
    { kind: 'education', heading: '', lines: lines.slice(at) },
  ]
}

/** Whether a line below a blank one names a school and a span of time, and its block a degree. */
function beginsCourse(lines: string[], at: number): boolean {
  const [before = '', line = ''] = [lines[at - 1], lines[at]]
  if (before !== '' || line.length > longest.line || isBullet(line)) return false
  const range = findDateRange(line)
  if (!range || !namesSchool(line.slice(0, range.from))) return false
  const end = lines.indexOf('', at)
  const block = lines.slice(at, Math.min(at + longest.block, end < 0 ? lines.length : end))
  return block.some((text) => levelOf(text) !== 'none' || namesProgramme(text))
}
