import { isBullet, withoutBullet } from '../annotate/bullets.ts'
import { findDateRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { isPlace } from '../annotate/places.ts'
import { isDateAlone, isSpanAlone } from '../annotate/whole-dates.ts'
import { isEastAsian } from '../vocabulary/east-asian/script.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { datesOf } from './dates-of-line.ts'

/** From how many headers with marks on, and from which share of all lines with marks, marks stand before headers. */
const fewest = { headers: 2, share: 0.6 }
/** Maximum length of a header, in characters. */
const longest = 90

/**
 * Lines whose headers have no marks, where marks stand before names: above a line that is nothing but dates, at once or after one
 * more name, or above lines that begin with dates, or end with a span, where marks stand before hardly anything else: "• Iron Works", "2019 – 2021 – Welder".
 */
export function withoutMarksOfHeaders(given: string[]): string[] {
  const lines = withoutMarksOfOrganizations(given)
  const said = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]))
  const below = (place: number) => lines[said[place] ?? -1] ?? ''
  const marked = said.flatMap((at, place) => (isBullet(lines[at] ?? '') ? [{ at, place }] : []))
  const above = marked.filter(({ at }) => mayName(lines[at] ?? ''))
  const sure = above.filter(
    ({ place }) =>
      isSpanAlone(below(place + 1)) ||
      (isName(below(place + 1)) && isSpanAlone(below(place + 2))) ||
      (isEastAsian(below(place)) && isTitleWithSpan(below(place + 1))),
  )
  const alone = above.filter(({ at }) => beginsBlockAboveSpan(lines, at))
  const besides = alone.length > 0 && hasUnmarkedAboveSpan(lines) ? alone : []
  const likely = above.filter(({ place }) => beginsWithDates(below(place + 1)) || endsWithSpan(below(place + 1)))
  const isLikely = likely.length >= fewest.share * marked.length
  const headers = new Set([...sure, ...(isLikely ? likely : [])].map(({ at }) => at))
  const titles = new Set(titlesAmong(marked, lines).map(({ at }) => at))
  if (titles.size > 0) return lines.flatMap((line, at) => (titles.has(at) ? ['', withoutBullet(line)] : [line]))
  const areAll = headers.size > 0 && headers.size === marked.length
  const found = headers.size < fewest.headers && !areAll ? new Set(besides.map(({ at }) => at)) : headers
  if (found.size === 0) return lines
  return lines.map((line, at) => (found.has(at) ? withoutBullet(line) : line))
}

/**
 * Lines whose organizations have no marks, where each stands with its place right below a dated line without one: "Welder   2019 – 2021", and
 * below it "• Aldmoor University, Leeds, UK".
 */
function withoutMarksOfOrganizations(lines: string[]): string[] {
  const found = new Set(lines.keys().filter((at) => isOrganizationBelow(lines[at - 1] ?? '', lines[at] ?? '')))
  if (found.size < fewest.headers) return lines
  return lines.map((line, at) => (found.has(at) ? withoutBullet(line) : line))
}

function isOrganizationBelow(above: string, line: string): boolean {
  if (line.length > longest || !isBullet(line) || isBullet(above) || above.length > 2 * longest) return false
  const [name = '', ...places] = withoutBullet(line).trim().split(/,\s+/)
  if (!isPlace(places.join(', '))) return false
  const isNamed = namesSchool(name) || employerScore(name) > 0 || (places.length > 1 && capitals.test(name))
  return isNamed && findDates(above).length > 0
}

/** Words of which all longer ones have capitals. */
const capitals = /^\p{Lu}[\p{L}.’'-]*(?:\s(?:\p{Lu}[\p{L}.’'-]*|\p{Ll}{1,3}|&)){1,7}$/u

/**
 * From how many items on they are headers where all read like titles, and where each has its dates at the right besides; how many lines
 * there are for each, and how sure a title is.
 */
const titled = { items: 3, dated: 2, lines: 2, score: 3 }

/** Items that all name titles, with or without dates, above lines without marks: "• Welder   2019" above "Iron Works". */
function titlesAmong<T extends { at: number }>(marked: T[], lines: string[]): T[] {
  const said = lines.filter((line) => line.trim() !== '').length
  const areDated = marked.every(({ at }) => {
    const atRight = /\s{3}(\S.*)$/.exec(lines[at] ?? '')?.[1] ?? ''
    return isDateAlone(atRight) || isSpanAlone(atRight)
  })
  if (marked.length < (areDated ? titled.dated : titled.items) || said < titled.lines * marked.length) return []
  const isTitle = (line: string) =>
    line.length <= longest && titleScore(withoutBullet(line).split(/\s{3}|[,:]|\s[(|–—-]/u)[0] ?? '') >= titled.score
  const isBelow = (line: string) => line.trim() !== '' && line.length <= 2 * longest && !isBullet(line)
  return marked.every(({ at }) => isTitle(lines[at] ?? '') && isBelow(lines[at + 1] ?? '')) ? marked : []
}

/** Whether a line without a mark is a title and a span of time behind it. */
function isTitleWithSpan(line: string): boolean {
  const span = line.length <= longest && !isBullet(line) ? findDateRange(line) : undefined
  return span !== undefined && titleScore(line.slice(0, span.from).trim()) >= titled.score
}

/** Whether a line begins a block right above a span alone. The last item of the work above stands close to that. */
const beginsBlockAboveSpan = (lines: string[], at: number) =>
  (lines[at - 1] ?? '').trim() === '' && isSpanAlone(lines[at + 1] ?? '')

/** Whether a name without a mark begins such a block: where others do, the mark before a name is a sign too much. */
const hasUnmarkedAboveSpan = (lines: string[]) =>
  lines.some((line, at) => line.trim() !== '' && !isBullet(line) && beginsBlockAboveSpan(lines, at) && mayName(line))

const mayName = (line: string) => line.length <= longest && findDates(line).length === 0

function isName(line: string): boolean {
  return line.trim() !== '' && line.length <= longest / 2 && !isBullet(line) && findDates(line).length === 0
}

function beginsWithDates(line: string): boolean {
  return line.length <= 2 * longest && !isBullet(line) && (findDates(line)[0]?.from ?? longest) <= 2
}

/** Whether a line without a mark ends with a span of time: "Iron Works / Leeds / May 2019 – June 2021". */
function endsWithSpan(line: string): boolean {
  const span = line.length <= longest && !isBullet(line) ? findDateRange(line) : undefined
  return span !== undefined && line.slice(span.to).trim() === ''
}

/** From how many items on, from which share of them with dates and names, and from which share of all lines, items are a list of roles. */
const listed = { items: 2, share: 0.6, ofAll: 0.6 }

/**
 * Lines without their marks where these stand before roles and hardly anything else: every line is an item or goes on with one, and
 * most have dates behind a name, or a span of time before one. "• Welder at Iron Works, 2019 – 2021", "• 2019 – 2021: Welder".
 */
export function withoutMarksOfList(lines: string[]): string[] {
  const said = lines.filter((line) => line.trim() !== '')
  const items = said.filter((line) => isBullet(line))
  const isWhole = lines.every((line, at) => line.trim() === '' || isBullet(line) || (lines[at - 1] ?? '').trim() !== '')
  const isList = isWhole && items.length >= listed.items && items.length >= listed.ofAll * said.length
  const dated = isList ? items.filter((line) => line.length <= 2 * longest && isNamedAndDated(withoutBullet(line))) : []
  return dated.length > 0 && dated.length >= listed.share * items.length
    ? lines.map((line) => withoutBullet(line))
    : lines
}

/** The sign that a line begins with. */
const signOf = (line: string) => line.trim().charAt(0)

/**
 * Lines of which the headers have one sign and the items of their work another: "- Welder, Iron Works (2019 – 2021)" above "• Joined
 * plates". All that have the former are dated, and none of the others is.
 */
export function withoutSignsOfHeaders(lines: string[]): string[] {
  const items = lines.filter((line) => isBullet(line))
  const [first = '', other = '', ...more] = [...new Set(items.map(signOf))]
  if (other === '' || more.length > 0 || lines.find((line) => line.trim() !== '') !== items[0]) return lines
  const headers = items.filter((line) => signOf(line) === first)
  const work = items.filter((line) => signOf(line) === other)
  const isDated = (line: string) => isNamedAndDated(withoutBullet(line))
  if (headers.length < fewest.headers || !headers.every(isDated) || work.some(isDated)) return lines
  const marked = new Set(headers)
  return lines.flatMap((line) => (marked.has(line) ? ['', withoutBullet(line)] : [line]))
}

function isNamedAndDated(item: string): boolean {
  if ((datesOf(item)[0]?.from ?? 0) > 0) return true
  const span = item.length <= longest ? findDateRange(item) : undefined
  return span !== undefined && span.from <= 1 && /\p{Lu}\p{L}/u.test(item.slice(span.to))
}
