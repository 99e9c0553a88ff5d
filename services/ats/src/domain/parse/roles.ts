import type { Role } from '../report.ts'
import { employerWords, titleWords } from '../vocabulary/role-words.ts'
import { type DateRange, findDateRange, withoutRange } from './dates.ts'
import { plain } from './sections.ts'

/** A role with the lines that tell of the work. */
export interface RoleWithWork extends Role {
  bullets: string[]
}

const bulletMark = /^\s*(?:[-–—*•·▪◦‣●○■□►➢✓]|\d{1,2}[.)])\s+/u
const separators = / \| |\s[•·–—|]\s|\s-\s|\t| {3,}|, (?=\p{Lu})/u
const atWords = /\s+(?:at|bei|chez|en|na|presso|bij|w|@)\s+(?=\p{Lu})/u
const location =
  /^(?:remote|hybrid|on-?site|home ?office|(?:\p{Lu}[\p{L}.'’-]+[ -]?){1,4},? (?:[A-Z]{2}|USA|UK|United States|United Kingdom|Germany|France|Spain|Italy|Canada|Netherlands|Poland|Portugal|India|Australia|Ireland|Switzerland|Austria|Deutschland|España|Italia|Polska))$/u

/** Whether a line tells of work rather than naming a post. */
function isNarrative(line: string): boolean {
  return bulletMark.test(line) || line.length > 110 || (line.length > 60 && /[.;]$/.test(line))
}

/** How much a text reads like a job title; employers read negative. */
function titleScore(text: string): number {
  const words = plain(text).split(' ')
  const titles = words.filter((word) => titleWords.has(word)).length
  const employers = words.filter((word) => employerWords.has(word)).length
  return titles * 2 - employers * 2
}

interface Anchor {
  index: number
  range: DateRange
}

/**
 * Reads roles out of a section's lines. Every span of time that is not in a bullet belongs to one role; the lines beside
 * it, before the work begins, name title and employer in any order.
 */
export function parseRoles(lines: string[]): RoleWithWork[] {
  const anchors = lines.flatMap((line, index): Anchor[] => {
    if (bulletMark.test(line) || line.length > 160) return []
    const range = findDateRange(line)
    return range ? [{ index, range }] : []
  })
  const leading = countLeading(lines, anchors[0]?.index ?? 0)
  let employerBefore = ''
  return anchors.map(({ index, range }, at) => {
    const line = lines[index] ?? ''
    const own = withoutRange(line, range)
    const previousEnd = at === 0 ? 0 : (anchors[at - 1]?.index ?? 0) + 1
    const before = headerBefore(lines, index, previousEnd, at === 0 ? leading : Math.max(leading, own === '' ? 1 : 0))
    const nextStart = anchors[at + 1]?.index ?? lines.length
    const limit = partsOf([...before, own].join('\n')).length >= 2 ? 0 : 2
    const after = headerAfter(lines, index + 1, nextStart, limit)
    const parts = partsOf([...before, own, ...after].join('\n'))
    const { title, employer } = nameParts(parts, employerBefore)
    if (employer) employerBefore = employer
    const bullets = lines
      .slice(index + 1 + after.length, nextStart)
      .filter((text) => text !== '' && isNarrative(text))
      .map((text) => text.replace(bulletMark, '').trim())
    const { start, end, current } = range
    return { title, employer, current, start, end, bullets }
  })
}

/** Lines before the first span: how many lines stand before it in every role. */
function countLeading(lines: string[], first: number): number {
  const leading = lines.slice(0, first).filter((line) => line !== '' && !isNarrative(line))
  return Math.min(leading.length, 2)
}

function headerBefore(lines: string[], index: number, stop: number, most: number): string[] {
  const header: string[] = []
  for (let at = index - 1; at >= stop && header.length < most; at--) {
    const line = lines[at] ?? ''
    if (line === '' && header.length === 0) continue
    if (line === '' || isNarrative(line)) break
    header.unshift(line)
  }
  return header
}

function headerAfter(lines: string[], from: number, stop: number, most: number): string[] {
  const header: string[] = []
  for (let at = from; at < stop && header.length < most; at++) {
    const line = lines[at] ?? ''
    if (line === '' || isNarrative(line) || line.length > 80) break
    header.push(line)
  }
  return header
}

/** The parts of a header that are neither places nor empty. */
function partsOf(header: string): string[] {
  return header
    .split('\n')
    .flatMap((line) => line.split(atWords))
    .flatMap((line) => splitOutsideBrackets(line))
    .map((part) => part.replace(/^[\s,|•·–—-]+|[\s,|•·–—:-]+$/gu, '').trim())
    .filter((part) => part !== '' && !location.test(part) && /\p{L}/u.test(part))
}

function splitOutsideBrackets(line: string): string[] {
  return line.split(separators).flatMap((part) => part ?? [])
}

/** Which part is the title and which the employer. */
function nameParts(parts: string[], employerBefore: string): { title: string; employer: string } {
  const [first, second] = parts
  if (first === undefined) return { title: '', employer: '' }
  if (second === undefined) {
    return titleScore(first) > 0 || employerBefore !== ''
      ? { title: first, employer: employerBefore }
      : { title: '', employer: first }
  }
  const scored = parts.slice(0, 4).map((part) => ({ part, score: titleScore(part) }))
  const title = scored.reduce((best, candidate) => (candidate.score > best.score ? candidate : best))
  const rest = scored.filter((candidate) => candidate !== title)
  const employer = rest.reduce((best, candidate) => (candidate.score < best.score ? candidate : best))
  return title.score === employer.score
    ? { title: first, employer: second }
    : { title: title.part, employer: employer.part }
}
