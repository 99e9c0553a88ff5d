import { type DateRange, joinBrokenDates, monthOf } from '../annotate/dates.ts'
import { abbreviated, bulletMark, isLabel, type LineKind, lineKind } from '../annotate/line-kinds.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { saysWhereOnly } from './header-places.ts'
import { labelledRoles, tableHeader } from './labelled-roles.ts'
import { type Above, areSpread, countLeading, linesBefore, mostLines } from './lines-above.ts'
import { withoutPlaceNotes } from './place-notes.ts'
import { type Anchor, findAnchors } from './role-anchors.ts'
import { bulletsWithNames, divideRunIn, rolesAsItems, withoutBanners, withoutDurations } from './role-lines.ts'
import { divide, learnPlaces, nameParts, type OwnWords, partsOfHeaders, type TitlePlaces } from './role-names.ts'
import { partsOf, wholePartsOf } from './role-parts.ts'
import type { RoleWithWork } from './role-with-work.ts'
import { joinWrapped } from './role-work.ts'
import { undatedRoles } from './undated-roles.ts'

/** A role's header, and the lines that it takes. */
interface Header {
  before: string[]
  after: string[]
  /** First line below each of those after the dates. */
  ends: number[]
  /** First line below the header. */
  end: number
}

/** An address of a page on a line of its own, as some designs set it below an employer. */
const isLink = /^(?:https?:\/\/|www\.)\S+$/i
/** A header without the address of the employer's page: "Welder, Iron Works (https://…)". */
function withoutLinks(line: string): string {
  return bulletMark.test(line) || line.length > 220 ? line : line.replace(/\s*\(?(?:https?:\/\/|www\.)[^\s)]+\)?/gi, '')
}

/**
 * Reads roles out of a section's lines. Every span of time that is not in running text belongs to one role; the lines
 * beside it, before the work begins, name title and employer in any order. Without any span, headers above lists do.
 */
export function parseRoles(given: string[], own: OwnWords = new Set()): RoleWithWork[] {
  const table = tableHeader(given)
  const body = table ? given.toSpliced(table.index, 1) : given
  const whole = withoutDurations(joinBrokenDates(body.filter((line) => !isLink.test(line)).map(withoutLinks)))
  const { lines: placed, banners } = withoutBanners(rolesAsItems(whole.map(bulletsWithNames)).flatMap(divideRunIn))
  const spans = findAnchors(placed)
  const labelled = labelledRoles(placed)
  /** A label here and there ("Client: …") does not make a form of a section with more date ranges than labels. */
  if (labelled && labelled.length >= spans.length / 2) return labelled
  if (spans.length === 0) return undatedRoles(placed)
  const { lines, anchors } = withoutPlaceNotes(placed, placed.map(lineKind), spans, banners.size > 0)
  const kinds = lines.map(lineKind)
  const leading = countLeading(lines, kinds, banners.size > 0 ? anchors : anchors.slice(0, 1))
  const partsIn = dividesAtDashes(lines, kinds, anchors) ? partsOf : wholePartsOf
  const goesOnAfterBlank = haveTitlesBelow(lines, kinds, anchors)
  const below = leading === 0 ? usualBelow(kinds, anchors) : 0
  const isSpread = areSpread(kinds, anchors)
  const found = anchors.map((anchor, at) => {
    const previousEnd = at === 0 ? 0 : (anchors[at - 1]?.index ?? 0) + 1
    return headerOf(
      { lines, kinds, isSpread, leading, goesOnAfterBlank, below, partsIn },
      anchor,
      previousEnd,
      anchors[at + 1],
    )
  })
  const bounds = asLongAsOthers(found, anchors)
  const parts = partsOfHeaders(bounds.map(({ before, after }, at) => [...before, anchors[at]?.own ?? '', ...after]))
  const headers = bounds.map((header, at) => ({ ...header, parts: parts[at] ?? [] }))
  const places = learnPlaces(parts, own)
  if (table) places.set(`${table.places.length} parts`, table.places)
  const roles: RoleWithWork[] = []
  let banner: { employer: string; range: DateRange } | undefined
  let employerBefore = ''
  let hadOwnLine = false
  let grouped = 0
  for (const [at, anchor] of anchors.entries()) {
    const next = anchors[at + 1]
    const header = headers[at]
    if (!header) continue
    const { parts } = header
    const work = workOf(
      lines,
      header.end,
      next ? next.index - countNext({ lines, kinds, isSpread }, next, header.end, leading) : lines.length,
    )
    if (next && isBanner(parts, anchor, next, work)) {
      banner = { employer: parts[0] ?? '', range: anchor.range }
      continue
    }
    if (banner && !within(anchor.range, banner.range)) banner = undefined
    const above = [...banners].findLast(([index]) => index < anchor.index && index >= grouped)?.[1]
    if (above && header.parts.length > 1) grouped = anchor.index
    const inherited =
      (header.parts.length === 1 ? above : undefined) ??
      banner?.employer ??
      (hadOwnLine && header.before.length === 0 ? employerBefore : '')
    const names = namesOf(parts, { places, own }, inherited, employerBefore)
    if (at === 0) {
      const above = partsOf(header.before)
      const [only = ''] = above
      hadOwnLine = above.length === 1 && titleScore(only) <= employerScore(only) && divide(only) === undefined
    }
    if (names.employer) employerBefore = names.employer
    const { start, end, current } = anchor.range
    /** A date without a name or any work is no role. */
    if (names.title === '' && names.employer === '' && work.length === 0) continue
    roles.push({ ...names, current, start, end, bullets: work, header: parts })
  }
  return roles
}

/** What all headers of a section have in common. */
interface Body extends Above {
  /** How many lines may stand above the dates of every role. */
  leading: number
  /** Whether titles stand below a blank line in most roles. */
  goesOnAfterBlank: boolean
  /** How many lines stand below the dates of most roles, where none stand above. */
  below: number
  /** Divides lines into the parts that count. */
  partsIn: (lines: string[]) => string[]
}

/** Whether most spans have a name below a blank line, of which some are titles. */
function haveTitlesBelow(lines: string[], kinds: LineKind[], anchors: Anchor[]): boolean {
  const below = anchors.filter(({ index }) => kinds[index + 1] === 'blank' && kinds[index + 2] === 'name')
  const titled = below.filter(({ index }) => titleScore(lines[index + 2] ?? '') > 0)
  return anchors.length >= 2 && below.length >= 0.6 * anchors.length && titled.length >= below.length / 2
}

/** Headers in which no word tells the title, with as many lines below the dates as those have in which one does. */
function asLongAsOthers(headers: Header[], anchors: Anchor[]): Header[] {
  const hasTitle = headers.map(({ before, after }, at) =>
    partsOf([...before, anchors[at]?.own ?? '', ...after]).some((part) => titleScore(part) > employerScore(part)),
  )
  const most = Math.max(...headers.map(({ after }, at) => (hasTitle[at] ? after.length : 0)))
  if (most === 0) return headers
  return headers.map((header, at) => {
    if (hasTitle[at] || header.after.length <= most) return header
    return { ...header, after: header.after.slice(0, most), end: header.ends[most - 1] ?? header.end }
  })
}

/** How many lines that name something stand right below most spans; 0 where their number differs. */
function usualBelow(kinds: LineKind[], anchors: Anchor[]): number {
  const counts = anchors.map(({ index }) => {
    let count = 0
    while (count < mostLines && kinds[index + 1 + count] === 'name') count++
    return count
  })
  const usual = Array.from(
    { length: mostLines + 1 },
    (_value, lines) => counts.filter((count) => count === lines).length,
  )
  const most = Math.max(...usual)
  return anchors.length >= 2 && most >= 0.6 * counts.length ? usual.indexOf(most) : 0
}

/** Whether a dash stands in most headers, and so divides their parts. */
function dividesAtDashes(lines: string[], kinds: LineKind[], anchors: Anchor[]): boolean {
  const dashed = anchors.filter(({ index, own }) => {
    const near = [own, ...[index - 1, index + 1].map((at) => (kinds[at] === 'name' ? (lines[at] ?? '') : ''))]
    return near.some((line) => /\s[–—/-]\s/u.test(line))
  })
  return dashed.length >= 0.8 * anchors.length
}

function headerOf(body: Body, anchor: Anchor, stop: number, next: Anchor | undefined): Header {
  const { lines, kinds, leading, partsIn } = body
  const ownParts = partsIn([anchor.own])
  /** Below dates that stand first, the line above them is the end of the work before. */
  const isBare = ownParts.length === 0 && stop > 0 && (leading > 0 || kinds[anchor.index + 1] !== 'name')
  const most = Math.max(leading, isBare ? 1 : 0)
  const before = linesBefore(body, anchor.index, stop, ownParts.length >= 2 && leading > 1 ? 1 : most)
  const after: string[] = []
  const ends: number[] = []
  let end = anchor.index + 1
  const limit = next?.index ?? lines.length
  for (let at = end; at < limit && after.length < mostLines; at++) {
    const line = lines[at] ?? ''
    const known = partsIn([...before, anchor.own, ...after])
    const hasTitle = known.some((part) => titleScore(part) > employerScore(part))
    if (kinds[at] === 'blank') {
      const below = lines[at + 1] ?? ''
      const isTitle = titleScore(below) > 0 || body.goesOnAfterBlank
      if (after.length === 0 && !hasTitle && kinds[at + 1] === 'name' && isTitle) continue
      break
    }
    if (kinds[at] !== 'name' || line.length > 100) break
    if (saysWhereOnly(line)) {
      end = at + 1
      continue
    }
    /** Below "Responsibilities:" stands the work. */
    if (isLabel(line)) {
      end = at + 1
      break
    }
    /** A sentence tells of the work, whatever its capitals. */
    if (hasTitle && line.endsWith('.') && !abbreviated.test(line)) break
    const isUsual = !hasTitle && after.length < body.below
    if (known.length >= 2 && (hasTitle || titleScore(line) <= 0) && !isUsual) break
    /** What stands right above the next span is that one's header, when headers stand above. */
    if (next && leading > 0 && at >= limit - Math.min(leading, limit - at)) {
      if (known.length >= 2 || ((hasTitle || titleScore(line) <= 0) && at > anchor.index + 1)) break
    }
    after.push(line)
    end = at + 1
    ends.push(end)
  }
  return { before, after, ends, end }
}

/** How many lines right above the next span are its header rather than work. */
function countNext(above: Above, next: Anchor, from: number, leading: number): number {
  if (leading === 0 && partsOf([next.own]).length > 0) return 0
  let names = linesBefore(above, next.index, from, Math.max(leading, 1)).length
  if (!above.isSpread) return names
  let at = next.index
  while (names > 0 && at > from) if (above.kinds[--at] === 'name') names--
  return next.index - at
}

/** An employer's line with the whole time there, above roles that lie within it. */
function isBanner(parts: string[], anchor: Anchor, next: Anchor, work: string[]): boolean {
  if (work.length > 0 || parts.length !== 1 || titleScore(parts[0] ?? '') > 0) return false
  return within(next.range, anchor.range)
}

function within(inner: DateRange, outer: DateRange): boolean {
  const last = (range: DateRange) => (range.current ? Number.POSITIVE_INFINITY : monthOf(range.end))
  const slack = 11
  return monthOf(inner.start) >= monthOf(outer.start) && last(inner) <= last(outer) + slack
}

function namesOf(
  parts: string[],
  { places, own }: { places: TitlePlaces; own: OwnWords },
  inherited: string,
  before: string,
): { title: string; employer: string } {
  const [only] = parts
  if (only === undefined) return { title: '', employer: inherited }
  const several = nameParts(parts, places, own)
  if (several) return several
  if (inherited && titleScore(only) > 0) return { title: divideTitle(only), employer: inherited }
  const divided = divide(only, places, own)
  if (divided) return divided
  if (titleScore(only) > employerScore(only)) return { title: only, employer: inherited || before }
  return before ? { title: only, employer: before } : { title: '', employer: only }
}

/** A title with its team behind a comma stays one title. */
function divideTitle(part: string): string {
  return divide(part)?.employer && / (?:at|bei|chez|presso|bij) /.test(part) ? (divide(part)?.title ?? part) : part
}

/** The lines that tell of the work: items of lists and running text, wrapped items joined. */
function workOf(lines: string[], from: number, to: number): string[] {
  return joinWrapped(lines.slice(from, Math.max(from, to)).filter((line) => !isLabel(line)))
}
