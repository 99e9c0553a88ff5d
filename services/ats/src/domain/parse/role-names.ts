import { isPlace, withoutPlace } from '../annotate/places.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import {
  beforeRegion,
  dropSharedTails,
  endsWithUnit,
  placeColumns,
  withoutUnit,
  withoutUnits,
} from './header-places.ts'
import { cleanParts, dash, piecesOf } from './role-parts.ts'

/** What a role is called, and at whom; empty where the header does not say. */
export interface RoleNames {
  title: string
  employer: string
}

/** Words that stand between a title and an employer. */
const atWords = /\s+(?:at|bei(?: der| dem)?|beim|chez|em|en|na|no|presso|bij|w|@)\s+(?=["'\p{Lu}\d])/u
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
  const units = new Set(parts.flatMap((own) => (endsWithUnit(named(own)) ? named(own).length : [])))
  return parts.map((own) => {
    const inOrder = own.filter((_part, at) => !columns.has(`${own.length} ${at}`))
    const rest = units.has(named(inOrder).length) ? withoutUnit(inOrder) : inOrder
    const others = withoutUnits(named(rest))
    if (others.length >= 2 || (others[0] !== undefined && divide(others[0]))) return others
    /** An employer may be called like a town, or stand before a country: without another one, it stays. */
    return rest.map(beforeRegion).filter((part) => part !== '')
  })
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
      foldText(part)
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
    const parts = header.length === 1 ? withoutUnits(piecesOf(header[0] ?? '')) : header.slice(0, mostParts)
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

/** Title and employer of one part, divided by a word or a comma: "Welder at Iron Works", "Welder, Iron Works". */
export function divide(part: string, places: TitlePlaces = new Map(), own: OwnWords = noWords): RoleNames | undefined {
  const [before, ...after] = part.split(atWords)
  const other = after.join(' ')
  if (before && other && titleScore(before) >= Math.min(titleScore(other), 2)) {
    return { title: before.trim(), employer: withoutPlace(other.trim()) }
  }
  const pieces = piecesOf(part)
  const scored = score(withoutUnits(pieces), own)
  if (scored.length < 2) return undefined
  const usual = places.get(`${scored.length} pieces`)
  const isClear = scored.some(({ title, employer }) => title > 0 || employer > 0)
  if (!isClear && usual === undefined) return undefined
  const { title, employer } = chosen(scored, usual)
  if (!title || !employer) return undefined
  /** "Nurse, Cardiac ICU, City Hospital": what stands between belongs to the title. */
  const between = title.index === 0 ? pieces.slice(1, Math.max(1, pieces.indexOf(employer.part))) : []
  const team = between.filter((piece) => !isPlace(piece) && !isKnownTown(piece))
  return { title: [title.part, ...team].join(', '), employer: employer.part }
}
