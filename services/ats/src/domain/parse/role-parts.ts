import { findDates } from '../annotate/find-dates.ts'
import { readLabel } from '../annotate/labels.ts'
import { abbreviated } from '../annotate/line-kinds.ts'
import { isPlace, withoutPlace } from '../annotate/places.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { memoize } from '../vocabulary/memoize.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'

/** Signs that divide a line into parts that stand for themselves. */
const strong = /\s*\|\s*|\s+[^\p{L}\p{N}\s()[\]{}&+#'"“”’.,:;@%€$£/–—-]\s+|\s{3,}|\s+\/\/\s+/u
/** Dashes, which divide parts too unless they stand within a title: "Clinical Nurse – ICU". */
export const dash = /\s+[–—/-]\s+/u
/** Lengths of time and hours, which are neither. */
const duration =
  /^\(?(?:\d{1,2}\s*\+?\s*(?:years?|yrs?|y|months?|mos?|m|weeks?|jahre?|monate?|ans?|mois|anos?|años?|meses|mes|m[eê]s|anni|anno|mesi|mese|jaar|jaren|maanden?|lata?(?:\(a\))?|lat|rok|rok[iu]|miesi[eęą]c\p{L}*|mies)\.?[\s,]*(?:(?:and|und|et|y|e|en|i)\s+)?)+\)?$/iu
const modes = new Set(
  `full time|part time|permanent|temporary|contract|contractor|fixed term|freelance contract|internship|remote|hybrid|on site|
  vollzeit|teilzeit|festanstellung|befristet|unbefristet|minijob|geringfugig|temps plein|temps partiel|a temps plein|
  cdi|cdd|interim|contrat a duree indeterminee|contrat a duree determinee|alternance|jornada completa|media jornada|tiempo completo|
  tiempo parcial|contrato indefinido|contrato temporal|tempo pieno|tempo parziale|tempo indeterminato|tempo determinato|
  tempo integral|tempo inteiro|tempo parcial|meio periodo|contrato sem termo|clt|voltijd|deeltijd|fulltime|parttime|
  vast contract|pelny etat|pol etatu|umowa o prace|umowa zlecenie|praca zdalna`
    .split('|')
    .map((mode) => mode.trim().replace(/\s+/g, ' ')),
)

/** Whether a text only says on which terms somebody works: "CDI, temps plein", "(Vollzeit)". */
function isMode(text: string): boolean {
  return text.length <= 60 && text.split(/[,/·()]/).every((piece) => piece.trim() === '' || modes.has(foldText(piece)))
}

/** Whether a text is a length of time and nothing else: "2 yrs 3 mos". */
export const isDuration = (text: string) => text.length <= 40 && duration.test(text.trim())

/** Addresses and links, which name no role. */
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
export function cleanParts(lines: string[], atDashes: boolean): string[] {
  return lines.flatMap(atDashes ? dividedAtDashes : whole)
}

const dividedAtDashes = memoize((line) => cleanPartsOf(line, true))
const whole = memoize((line) => cleanPartsOf(line, false))

function cleanPartsOf(line: string, atDashes: boolean): readonly string[] {
  return line
    .split(strong)
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
        !isMode(part) &&
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

/** A part at its commas, without the place at its end. */
export function piecesOf(part: string): string[] {
  const pieces = part.split(/,\s+(?![^(]*\))/)
  const kept = withoutPlace(part).split(/,\s+(?![^(]*\))/)
  const next = pieces[kept.length] ?? ''
  /** "Welder, Quayline, Singapore": between a title and a country may stand an employer as well as a town. */
  const isEmployer = kept.length === 1 && pieces.length >= 3 && titleScore(part) > 0 && !isKnownTown(next)
  return mergeLegalForms(isEmployer ? [...kept, next] : kept)
}

/** "Acme, Inc." is one name. */
function mergeLegalForms(pieces: string[]): string[] {
  const merged: string[] = []
  for (const piece of pieces) {
    if (merged.length > 0 && /^(?:Inc|LLC|Ltd|Co|Corp|GmbH|S\.A|PLC|L\.P|LLP)(?![\w-])/i.test(piece))
      merged.push(`${merged.pop()}, ${piece}`)
    else merged.push(piece)
  }
  return merged
}
