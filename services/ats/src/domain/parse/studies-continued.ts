import { isBullet } from '../annotate/bullets.ts'
import { namesProgramme } from '../annotate/course-evidence.ts'
import { findDateRange } from '../annotate/dates.ts'
import { levelOf } from '../annotate/levels.ts'
import type { SectionKind } from '../annotate/section-kinds.ts'
import { isSpanAlone } from '../annotate/whole-dates.ts'
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
/** Those of short items, among which a school and a span of time are studies, whatever was learnt there. */
const lists = new Set<SectionKind>(['skills', 'languages', 'interests'])
/** Longest line that names a school and when somebody was there, in characters, and lines of a block in which its degree stands. */
const longest = { line: 110, block: 4 }

/**
 * Sections in which the studies go on where something else has ended, such as the projects of a course: its heading would have all
 * schools below it otherwise. They are divided where a block begins like a block of the studies does, with a school and a span of time.
 */
export function withStudiesContinued(sections: Section[]): Section[] {
  const begun = sections.findIndex(({ kind }) => kind === 'education')
  if (begun < 0) return sections
  const begins = sections.some(
    ({ kind, lines }) => kind === 'education' && lines.some((_line, at) => beginsCourse(lines, at)),
  )
  return sections.flatMap((section, at) => {
    const isBeside = at > begun && besides.has(section.kind)
    if (isBeside && begins) return divided(section, beginsCourse)
    return isBeside && lists.has(section.kind) ? divided(section, isSchoolWithSpan) : [section]
  })
}

function divided(section: Section, begins: (lines: string[], at: number) => boolean): Section[] {
  const { lines } = section
  const at = lines.findIndex((_line, index) => begins(lines, index))
  const isFirst = lines.slice(0, at).every((line) => line === '')
  if (at < 0 || isFirst) return [section]
  return [
    { ...section, lines: lines.slice(0, at) },
    { kind: 'education', heading: '', lines: lines.slice(at) },
  ]
}

/** Whether a block of two lines is the name of a school and a span of time: "Aldmoor School", "2008 – 2011". */
function isSchoolWithSpan(lines: string[], at: number): boolean {
  const [before = '', line = '', below = '', behind = ''] = lines.slice(Math.max(0, at - 1), at + 3)
  if (at === 0 || before !== '' || behind !== '' || line.length > longest.line || isBullet(line)) return false
  return namesSchool(line) && isSpanAlone(below.trim())
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
