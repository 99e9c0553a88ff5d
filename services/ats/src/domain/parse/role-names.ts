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
  const dates = findDates(part)
  const length = dates.reduce((sum, { from, to }) => sum + to - from, 0)
  return dates.length > 0 && length >= part.length - 4
}

/** Which of the parts of a header is the title and which the employer; undefined when one part has to hold both. */
export function nameParts(parts: string[]): RoleNames | undefined {
  const considered = parts.slice(0, 5)
  const [first, second] = considered
  if (first === undefined || second === undefined) return undefined
  const scored = considered.map((part, index) => ({
    part,
    index,
    title: titleScore(part),
    employer: employerScore(part),
  }))
  const best = scored.reduce((a, b) => (b.title - b.employer > a.title - a.employer ? b : a))
  const rest = scored.filter((candidate) => candidate !== best)
  if (best.title <= 0 && !rest.some(({ employer }) => employer > 0)) return { title: first, employer: second }
  const employer = rest.reduce((a, b) => (b.employer - b.title > a.employer - a.title ? b : a))
  return { title: withoutPlace(best.part), employer: withoutPlace(employer.part) }
}

/** Title and employer of one part, divided by a word or a comma: «Welder at Iron Works», «Welder, Iron Works». */
export function divide(part: string): RoleNames | undefined {
  const [before, ...after] = part.split(atWords)
  const other = after.join(' ')
  if (before && other && titleScore(before) >= titleScore(other)) {
    return { title: before.trim(), employer: withoutPlace(other.trim()) }
  }
  const pieces = mergeLegalForms(withoutPlace(part).split(/,\s+(?![^(]*\))/))
  if (pieces.length < 2) return undefined
  const scored = pieces.map((piece, index) => ({
    piece,
    index,
    title: titleScore(piece),
    employer: employerScore(piece),
  }))
  const best = scored.reduce((a, b) => (b.title - b.employer > a.title - a.employer ? b : a))
  if (best.title <= 0) return undefined
  const rest = scored.filter((candidate) => candidate !== best)
  const employer = rest.find((candidate) => candidate.employer > 0) ?? rest[0]
  return employer ? { title: best.piece, employer: employer.piece } : undefined
}

/** «Acme, Inc.» is one name. */
function mergeLegalForms(pieces: string[]): string[] {
  const merged: string[] = []
  for (const piece of pieces) {
    if (merged.length > 0 && /^(?:Inc|LLC|Ltd|Co|Corp|GmbH|S\.A|PLC|L\.P|LLP)\b/i.test(piece))
      merged.push(`${merged.pop()}, ${piece}`)
    else merged.push(piece)
  }
  return merged
}
