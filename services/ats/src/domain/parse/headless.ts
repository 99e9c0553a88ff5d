import { isBullet } from '../annotate/bullets.ts'
import { findDateRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { levelOf } from '../annotate/levels.ts'
import { lineKind } from '../annotate/line-kinds.ts'
import type { SectionKind } from '../annotate/section-kinds.ts'
import { isSpanAlone } from '../annotate/whole-dates.ts'
import { countWords, splitAtBlanks } from '../text/words.ts'
import { findSkills } from '../vocabulary/find-skills.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import type { Section } from './sections.ts'

/** Minimum number of items of a line that is a list of skills, and how many of them must be known. */
const fewest = { items: 3, known: 2 }

/**
 * Gives the lines of a resume without headings the sections that they belong to, by what they say: a role has a title and a
 * span of time, a course a degree or a school, a list of skills several that are known.
 * @returns the sections, the first one as far as nothing tells; undefined where headings do
 */
export function sectionsWithoutHeadings(sections: Section[]): Section[] | undefined {
  const isHeaded = sections.some(({ kind }) => kind === 'experience' || kind === 'education' || kind === 'skills')
  const [header, ...others] = sections
  if (isHeaded || !header || others.length > 1) return undefined
  const lines = [header, ...others].flatMap((section) => section.lines)
  const found: Section[] = [{ kind: 'header', heading: '', lines: [] }]
  const headers = headersOfOneForm(lines)
  for (const [index, line] of lines.entries()) {
    const kind = headers.has(line) ? 'experience' : index < 2 ? undefined : kindOf(lines, index)
    const open = found.at(-1)
    if (kind && open && open.kind !== kind) found.push({ kind, heading: '', lines: [line] })
    else open?.lines.push(line)
  }
  return found.length > 1 ? found : undefined
}

/** From how many headers of one form on, and from which share of them with a title, all are headers of roles. */
const alike = { headers: 3, titled: 0.4 }

/** Lines of two names and a span of time, several of which have a title: "Iron Works   2019 – 2021   Welder". */
function headersOfOneForm(lines: string[]): Set<string> {
  const headers = lines.filter((line) => {
    const cells = isBullet(line) ? [] : line.split(/\s{3,}/)
    return cells.length === 3 && cells.filter(isSpanAlone).length === 1
  })
  const titled = headers.filter((line) => titleOf(line) > 0)
  return new Set(headers.length >= alike.headers && titled.length >= alike.titled * headers.length ? headers : [])
}

/** The kind of section that a line belongs to; undefined for one that goes on with what is above. */
function kindOf(lines: string[], index: number): SectionKind | undefined {
  const line = lines[index] ?? ''
  if (line === '' || isBullet(line) || /\S@\S/.test(line)) return undefined
  if (isListOfSkills(line)) return 'skills'
  const near = [line, lines[index + 1] ?? '', lines[index + 2] ?? '']
  const isCredential = levelOf(splitAtBlanks(line).slice(0, 2).join(' ')) !== 'none'
  const isCourse = isCredential || levelOf(line) !== 'none' || namesSchool(line)
  const isDated = near.some((text) => !isBullet(text) && text.length <= 110 && findDates(text).length > 0)
  if (isCourse && isDated && (isCredential || titleOf(line) <= 2) && lineKind(line) === 'name') return 'education'
  const isRole = near.some((text) => titleOf(text) > 0 && lineKind(text) === 'name')
  const hasSpan = near.some((text) => !isBullet(text) && findDateRange(text))
  const isTold = isBullet(lines[index + 1] ?? '') && findDateRange(line) !== undefined
  return (isTold || (isRole && hasSpan)) && lineKind(line) === 'name' && !isCredential ? 'experience' : undefined
}

/** How much a piece of a line reads like a title. */
function titleOf(line: string): number {
  return Math.max(...line.split(/,\s+|\s*[|(]\s*|\s{3,}/).map(titleScore))
}

function isListOfSkills(line: string): boolean {
  const items = line.replace(/^[\p{L} &]{2,30}:\s*/u, '').split(/[,;|•·]/)
  if (items.length < fewest.items || findDates(line).length > 0 || /@|\.$/.test(line)) return false
  const isShort = items.every((item) => countWords(item.trim()) <= 4)
  return isShort && new Set(findSkills(line, true).map(({ name }) => name)).size >= fewest.known
}
