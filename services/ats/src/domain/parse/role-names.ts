import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { findDates } from './dates.ts'
import { isPlace, withoutPlace } from './places.ts'

/** What a post is called, and at whom; empty where the header does not say. */
export interface RoleNames {
  title: string
  employer: string
}

/** Signs that divide a line into parts that stand for themselves. */
const strong = /\s*\|\s*|\s+[•·–—]\s+|\s+-\s+|\s{3,}|\s+\/\/\s+/u
/** Words that stand between a title and an employer. */
const atWords = /\s+(?:at|bei(?: der| dem)?|beim|chez|em|na|no|presso|bij|w|@)\s+(?=["'\p{Lu}\d])/u
/** Lengths of time and hours, which are neither. */
const duration =
  /^\(?(?:\d{1,2}\s*\+?\s*(?:years?|yrs?|y|months?|mos?|m|jahre?|monate?|ans?|mois|anos?|años?|meses|mes|anni|mesi|jaar|maanden|lata?|miesiecy)\.?[\s,]*(?:and\s*)?)+\)?$/iu
const modes =
  /^\(?(?:full[- ]?time|part[- ]?time|permanent|temporary|contract|freelance contract|internship|vollzeit|teilzeit|temps plein|temps partiel|cdi|cdd|jornada completa|tempo pieno|voltijd|pelny etat)\)?$/iu

/** Years that somebody left to be filled in. */
const unknownYear = /\b(?:19|20)(?:XX|xx|__)/

/** The parts of header lines that are neither places, lengths of time nor empty. */
export function partsOf(lines: string[]): string[] {
  return lines
    .flatMap((line) => line.split(strong))
    .map((part) => part.replace(/^[\s,|•·–—-]+|[\s,|•·–—:-]+$/gu, '').trim())
    .map((part) =>
      part.replace(/^(?:company|employer|position|title|role|firma|arbeitgeber|empresa|puesto)\s*:\s+/iu, ''),
    )
    .filter(
      (part) =>
        /\p{L}/u.test(part) &&
        !isPlace(part) &&
        !duration.test(part) &&
        !modes.test(part) &&
        !unknownYear.test(part) &&
        !isOnlyDates(part),
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

const score = (parts: string[]): Scored[] =>
  parts.map((part, index) => ({ part, index, title: titleScore(part), employer: employerScore(part) }))

/** Which of some parts reads most like a title; undefined when none reads more like one than the others. */
function titleAmong(scored: Scored[]): Scored | undefined {
  const best = scored.reduce((a, b) => (b.title - b.employer > a.title - a.employer ? b : a))
  const isClear = best.title > 0 || scored.some(({ employer }) => employer > 0)
  return isClear ? best : undefined
}

/** Where the title stands among the parts of headers, by how many parts there are. */
export type TitlePlaces = Map<number, number>

/** Where most headers that can be told have their title: the others have it there too. */
export function learnPlaces(headers: string[][]): TitlePlaces {
  const votes = new Map<number, number[]>()
  for (const header of headers) {
    const parts = header.length === 1 ? piecesOf(header[0] ?? '') : header.slice(0, mostParts)
    if (parts.length < 2) continue
    const title = titleAmong(score(parts))
    if (!title) continue
    const list = votes.get(parts.length) ?? Array.from(parts, () => 0)
    list[title.index] = (list[title.index] ?? 0) + 1
    votes.set(parts.length, list)
  }
  const places: TitlePlaces = new Map()
  for (const [length, list] of votes) {
    const most = Math.max(...list)
    places.set(length, list.indexOf(most))
  }
  return places
}

/** Most parts of a header that are looked at. */
const mostParts = 5

/** Which of the parts of a header is the title and which the employer; undefined when one part has to hold both. */
export function nameParts(parts: string[], places: TitlePlaces = new Map()): RoleNames | undefined {
  const scored = score(parts.slice(0, mostParts))
  if (scored.length < 2) return undefined
  const title = titleAmong(scored) ?? scored[places.get(scored.length) ?? 0] ?? scored[0]
  const employer = employerBeside(scored, title)
  return title && employer ? { title: withoutPlace(title.part), employer: withoutPlace(employer.part) } : undefined
}

function employerBeside(scored: Scored[], title: Scored | undefined): Scored | undefined {
  const rest = scored.filter((candidate) => candidate !== title)
  return rest.length === 0 ? undefined : rest.reduce((a, b) => (b.employer - b.title > a.employer - a.title ? b : a))
}

/** Title and employer of one part, divided by a word or a comma: «Welder at Iron Works», «Welder, Iron Works». */
export function divide(part: string, places: TitlePlaces = new Map()): RoleNames | undefined {
  const [before, ...after] = part.split(atWords)
  const other = after.join(' ')
  if (before && other && titleScore(before) >= titleScore(other)) {
    return { title: before.trim(), employer: withoutPlace(other.trim()) }
  }
  const scored = score(piecesOf(part))
  if (scored.length < 2) return undefined
  const place = places.get(scored.length)
  const title = titleAmong(scored) ?? (place === undefined ? undefined : scored[place])
  if (!title) return undefined
  const rest = scored.filter((candidate) => candidate !== title)
  const employer = rest.find((candidate) => candidate.employer > 0) ?? rest[0]
  return employer ? { title: title.part, employer: employer.part } : undefined
}

/** A part at its commas, without the place at its end. */
function piecesOf(part: string): string[] {
  return mergeLegalForms(withoutPlace(part).split(/,\s+(?![^(]*\))/))
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
