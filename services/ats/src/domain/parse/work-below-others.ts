import { isBullet } from '../annotate/bullets.ts'
import { findDateRange } from '../annotate/dates.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import type { Section } from './sections.ts'

/** Fewest lines that name a role and its dates, longest such line in characters, and score from which words read like a title. */
const fewest = 2
const longest = 110
const sureTitle = 2

/** Kinds of sections below whose headings work may stand unseen; roles below others are looked for by themselves. */
const mayHaveWork = new Set(['skills', 'languages', 'certifications', 'awards', 'interests'])

/**
 * Sections of which one about work begins where roles do that stand below a heading of something else, such as the skills above them, in a
 * resume that has no heading for work.
 */
export function withWorkBelowOthers(sections: Section[]): Section[] {
  if (sections.some(({ kind }) => kind === 'experience' || kind === 'volunteer')) return sections
  for (const [at, section] of sections.entries()) {
    if (!mayHaveWork.has(section.kind)) continue
    const headers = section.lines.flatMap((line, index) => (namesRole(line) ? [index] : []))
    const [first] = headers
    if (first === undefined || headers.length < fewest) continue
    const above = { ...section, lines: section.lines.slice(0, first) }
    const work: Section = { kind: 'experience', heading: '', lines: section.lines.slice(first) }
    return [...sections.slice(0, at), above, work, ...sections.slice(at + 1)]
  }
  return sections
}

/** Whether a line is a title, what stands behind it, and a span of time at its end: "Welder, Iron Works (2019 – 2021):". */
function namesRole(line: string): boolean {
  if (line.length > longest || isBullet(line)) return false
  const range = findDateRange(line)
  if (range === undefined || /[\p{L}\d]/u.test(line.slice(range.to))) return false
  const [title = ''] = line.slice(0, range.from).split(/,\s|\s[–—|(-]\s?|\s{3,}/u)
  return titleScore(title) >= sureTitle
}
