import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { findDates } from './dates.ts'
import { readLabel } from './labels.ts'
import { abbreviated } from './line-kinds.ts'
import { isPlace, withoutPlace } from './places.ts'
import { plain } from './plain.ts'

/** What a post is called, and at whom; empty where the header does not say. */
export interface RoleNames {
  title: string
  employer: string
}

/** Signs that divide a line into parts that stand for themselves. */
const strong = /\s*\|\s*|\s+[^\p{L}\p{N}\s()[\]{}&+#'"“”’.,:;@%€$£/–—-]\s+|\s{3,}|\s+\/\/\s+/u
/** Dashes, which divide parts too unless they stand within a title: «Clinical Nurse – ICU». */
const dash = /\s+[–—/-]\s+/u
/** Words that stand between a title and an employer. */
const atWords = /\s+(?:at|bei(?: der| dem)?|beim|chez|em|en|na|no|presso|bij|w|@)\s+(?=["'\p{Lu}\d])/u
/** Lengths of time and hours, which are neither. */
const duration =
  /^\(?(?:\d{1,2}\s*\+?\s*(?:years?|yrs?|y|months?|mos?|m|weeks?|jahre?|monate?|ans?|mois|anos?|años?|meses|mes|m[eê]s|anni|anno|mesi|mese|jaar|jaren|maanden?|lata?(?:\(a\))?|lat|rok|rok[iu]|miesi[eęą]c\p{L}*|mies)\.?[\s,]*(?:(?:and|und|et|y|e|en|i)\s+)?)+\)?$/iu
const modes =
  /^\(?(?:full[- ]?time|part[- ]?time|permanent|temporary|contract|freelance contract|internship|vollzeit|teilzeit|temps plein|temps partiel|cdi|cdd|jornada completa|tempo pieno|voltijd|pelny etat)\)?$/iu

/** Whether a text is a length of time and nothing else: «2 yrs 3 mos». */
export const isDuration = (text: string) => text.length <= 40 && duration.test(text.trim())

/** Addresses and links, which name no post. */
const contactPart = /\S@\S+\.\p{L}|https?:|www\.|(?:linkedin|github|gitlab|xing)\.com/iu

/** Years that somebody left to be filled in. */
const unknownYear = /\b(?:19|20)(?:XX|xx|__)/

/** The parts of header lines that are neither places, lengths of time nor empty. */
export function partsOf(lines: string[]): string[] {
  return cleanParts(lines, true).filter((part) => !isPlace(part) && !isKnownTown(part))
}

/** The same parts, but whole where a dash stands in them. */
export function wholePartsOf(lines: string[]): string[] {
  return cleanParts(lines, false).filter((part) => !isPlace(part) && !isKnownTown(part))
}

/** The parts of one line as they stand, places too. */
export const cellsOf = (line: string) => cleanParts([line], true)

/** Parts as they stand, without what names nothing; divided at dashes only if asked. */
function cleanParts(lines: string[], atDashes: boolean): string[] {
  return lines
    .flatMap((line) => line.split(strong))
    .flatMap((part) => (atDashes ? part.split(dash) : [part]))
    .map((part) => part.replace(/^[\s,|•·–—:\]-]+|[\s,|•·–—:[-]+$/gu, '').trim())
    .map((part) => (abbreviated.test(part) ? part : part.replace(/\.$/, '')))
    .map((part) =>
      part.replace(/^(?:company|employer|position|title|role|firma|arbeitgeber|empresa|puesto)\s*:\s+/iu, ''),
    )
    .filter(
      (part) =>
        /\p{L}/u.test(part) &&
        !contactPart.test(part) &&
        readLabel(part)?.kind !== 'contact' &&
        !duration.test(part) &&
        !modes.test(part) &&
        !unknownYear.test(part) &&
        !isOnlyDates(part),
    )
}

/**
 * The parts of all headers of a section. A dash divides where most headers have one, or where nothing else does; a column
 * of places, of which some are known, is left out.
 * @param headers lines of each header
 */
export function partsOfHeaders(headers: string[][]): string[][] {
  const whole = headers.map((lines) => cleanParts(lines, false))
  const named = (parts: string[]) => parts.filter((part) => !isPlace(part) && !isKnownTown(part))
  const withDash = whole.filter((parts) => parts.some((part) => dash.test(part))).length
  const divides = withDash >= 0.8 * headers.length
  const parts = headers.map((lines, index) => {
    const own = whole[index] ?? []
    return divides || named(own).length < 2 ? cleanParts(lines, true) : own
  })
  dropSharedTails(parts)
  const columns = placeColumns(parts)
  return parts.map((own) => {
    const rest = own.filter((_part, at) => !columns.has(`${own.length} ${at}`))
    const others = rest.filter((part) => !isPlace(part) && !isKnownTown(part))
    if (others.length >= 2 || (others[0] !== undefined && divide(others[0]))) return others
    /** An employer may be called like a town, or stand before a country: without another one, it stays. */
    return rest.map(beforeRegion).filter((part) => part !== '')
  })
}

/** Takes the last piece off parts at a place where most headers have a known town there: it is one too. */
function dropSharedTails(headers: string[][]): void {
  for (const length of new Set(headers.map((parts) => parts.length))) {
    const same = headers.filter((parts) => parts.length === length)
    for (let at = 0; at < length; at++) {
      const placed = same.filter((parts) => withoutPlace(parts[at] ?? '') !== parts[at]).length
      if (same.length < 2 || placed < same.length / 2) continue
      for (const parts of same) {
        const part = parts[at] ?? ''
        const pieces = part.split(/,\s+/)
        const isWhole = withoutPlace(part) === part
        if (isWhole && pieces.length > 1 && isPlaceLike(pieces.at(-1) ?? '')) parts[at] = pieces.slice(0, -1).join(', ')
      }
    }
  }
}

/** «Grabble, Singapore» without the place; empty for what is a place only. */
function beforeRegion(text: string): string {
  if (!isPlace(text)) return text
  const [first = '', ...regions] = text.split(/,\s+/)
  return regions.length > 0 && !isKnownTown(first) && !isPlace(first) ? first : ''
}

/** Columns of headers with as many parts that hold places: no other words, and some that are known, or the rest beside them. */
function placeColumns(headers: string[][]): Set<string> {
  const columns = new Set<string>()
  for (const length of new Set(headers.map((parts) => parts.length))) {
    const same = headers.filter((parts) => parts.length === length)
    for (let at = 0; length >= 2 && at < length; at++) {
      const cells = same.map((parts) => parts[at] ?? '')
      const known = cells.filter(isSurePlace).length
      const isBeside = length === 2 && same.length >= 2 && same.every((parts) => holdsBoth(parts[1 - at] ?? ''))
      if ((isBeside || known >= 0.3 * cells.length) && cells.every(isPlaceLike)) columns.add(`${length} ${at}`)
    }
  }
  return columns
}

/** Whether a line says where and nothing else, rather than an employer before its country. */
export function saysWhereOnly(line: string): boolean {
  return cleanParts([line], true).every(isSurePlace)
}

/** Whether a part says title and employer, so that what stands beside it need not. */
function holdsBoth(part: string): boolean {
  const [first = '', ...others] = piecesOf(part)
  return others.length > 0 && [first, ...others].some((piece) => titleScore(piece) > 0)
}

/** Whether a text is a place that is known, and not an employer before its country. */
function isSurePlace(text: string): boolean {
  return isKnownTown(text) || (isPlace(text) && beforeRegion(text) === '')
}

/** Whether a text could be the name of a place: few words with capitals that are neither titles nor signs of an employer. */
export function isPlaceLike(text: string): boolean {
  if (isSurePlace(text)) return true
  const words = text.split(/\s+/)
  return (
    words.length <= 3 &&
    !text.includes(',') &&
    /^\p{Lu}/u.test(text) &&
    !/\d/.test(text) &&
    titleScore(text) + employerScore(text) === 0
  )
}

function isOnlyDates(part: string): boolean {
  if (part.length > 40) return false
  const dates = findDates(part)
  const length = dates.reduce((sum, { from, to }) => sum + to - from, 0)
  return dates.length > 0 && length >= part.length - 4
}

interface Scored {
  part: string
  index: number
  title: number
  employer: number
}

/** Words that the resume uses of its owner, such as those of the line below the name: titles often have them too. */
export type OwnWords = ReadonlySet<string>
const noWords: OwnWords = new Set()

const score = (parts: string[], own: OwnWords): Scored[] =>
  parts.map((part, index) => {
    const isOwn =
      own.size > 0 &&
      plain(part)
        .split(' ')
        .some((word) => own.has(word))
    const employer = employerScore(part)
    /** A legal form tells more than that somebody is called Baker or Porter. */
    const title = employer >= 3 ? Math.max(0, titleScore(part) - 3) : titleScore(part)
    return { part, index, title: title + (isOwn ? 2 : 0), employer }
  })

/** Where title and employer stand, by how many parts a header has, or its only part at its commas. */
export type TitlePlaces = Map<`${number} ${'parts' | 'pieces'}`, { title: number; employer: number }>

/** Most that one header counts for a place, so that one odd name does not decide for all. */
const mostScore = 5
/** Most parts of a header that are looked at. */
const mostParts = 5

/** Where headers of a section have their title and their employer, taking all of them together. */
export function learnPlaces(headers: string[][], own: OwnWords = noWords): TitlePlaces {
  const sums = new Map<`${number} ${'parts' | 'pieces'}`, number[]>()
  for (const header of headers) {
    const parts = header.length === 1 ? piecesOf(header[0] ?? '') : header.slice(0, mostParts)
    if (parts.length < 2) continue
    const key = `${parts.length} ${header.length === 1 ? 'pieces' : 'parts'}` as const
    const sum = sums.get(key) ?? parts.map(() => 0)
    for (const { index, title, employer } of score(parts, own)) {
      sum[index] = (sum[index] ?? 0) + Math.min(title, mostScore) - Math.min(employer, mostScore)
    }
    sums.set(key, sum)
  }
  const places: TitlePlaces = new Map()
  for (const [key, sum] of sums) places.set(key, bestPlaces(sum))
  return places
}

/** The place most like a title, and of the others that most like an employer; what comes first wins where nothing tells. */
function bestPlaces(sum: number[]): { title: number; employer: number } {
  const title = sum.indexOf(Math.max(...sum))
  const others = sum.map((value, index) => (index === title ? Number.POSITIVE_INFINITY : value))
  return { title, employer: others.indexOf(Math.min(...others)) }
}

/** How much more like a title a part must read than the one in the usual place. */
const clearly = 4

/** Which of the parts of a header is the title and which the employer; undefined when one part has to hold both. */
export function nameParts(
  parts: string[],
  places: TitlePlaces = new Map(),
  own: OwnWords = noWords,
): RoleNames | undefined {
  const scored = score(parts.slice(0, mostParts), own)
  if (scored.length < 2) return undefined
  const { title, employer } = chosen(scored, places.get(`${scored.length} parts`))
  return title && employer ? { title: withoutPlace(title.part), employer: withoutPlace(employer.part) } : undefined
}

/** The parts in the usual places, unless another reads much more like a title. */
function chosen(
  scored: Scored[],
  usual: { title: number; employer: number } | undefined,
): { title: Scored | undefined; employer: Scored | undefined } {
  const weights = scored.map(({ title, employer }) => title - employer)
  const own = bestPlaces(weights)
  const isOdd = usual !== undefined && (weights[own.title] ?? 0) - (weights[usual.title] ?? 0) >= clearly
  const place = usual && !isOdd ? usual : own
  return { title: scored[place.title], employer: scored[place.employer] }
}

/** Title and employer of one part, divided by a word or a comma: «Welder at Iron Works», «Welder, Iron Works». */
export function divide(part: string, places: TitlePlaces = new Map(), own: OwnWords = noWords): RoleNames | undefined {
  const [before, ...after] = part.split(atWords)
  const other = after.join(' ')
  if (before && other && titleScore(before) >= Math.min(titleScore(other), 2)) {
    return { title: before.trim(), employer: withoutPlace(other.trim()) }
  }
  const scored = score(piecesOf(part), own)
  if (scored.length < 2) return undefined
  const usual = places.get(`${scored.length} pieces`)
  const isClear = scored.some(({ title, employer }) => title > 0 || employer > 0)
  if (!isClear && usual === undefined) return undefined
  const { title, employer } = chosen(scored, usual)
  if (!title || !employer) return undefined
  /** «Nurse, Cardiac ICU, City Hospital»: what stands between belongs to the title. */
  const between = title.index === 0 ? scored.slice(1, employer.index).map(({ part: piece }) => piece) : []
  const team = between.filter((piece) => !isPlace(piece) && !isKnownTown(piece))
  return { title: [title.part, ...team].join(', '), employer: employer.part }
}

/** A part at its commas, without the place at its end. */
function piecesOf(part: string): string[] {
  const pieces = part.split(/,\s+(?![^(]*\))/)
  const kept = withoutPlace(part).split(/,\s+(?![^(]*\))/)
  const next = pieces[kept.length] ?? ''
  /** «Welder, Quayline, Singapore»: between a title and a country may stand an employer as well as a town. */
  const isEmployer = kept.length === 1 && pieces.length >= 3 && titleScore(part) > 0 && !isKnownTown(next)
  return mergeLegalForms(isEmployer ? [...kept, next] : kept)
}

/** «Acme, Inc.» is one name. */
function mergeLegalForms(pieces: string[]): string[] {
  const merged: string[] = []
  for (const piece of pieces) {
    if (merged.length > 0 && /^(?:Inc|LLC|Ltd|Co|Corp|GmbH|S\.A|PLC|L\.P|LLP)(?![\w-])/i.test(piece))
      merged.push(`${merged.pop()}, ${piece}`)
    else merged.push(piece)
  }
  return merged
}
