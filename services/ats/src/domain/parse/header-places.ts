import { isPlace, withoutPlace } from '../annotate/places.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { cleanParts, piecesOf } from './role-parts.ts'

/** A part of an employer: "Department of Operations", "Emergency Department", "Ward 7", "Abteilung Einkauf". */
const unit =
  /^(?:department|dept\.?|division|unit|team|ward|abteilung|bereich|station|service|unité|pôle|secteur|departamento|unidad|área|secção|setor|reparto|ufficio|divisione|afdeling|oddział|dział|wydział)\s|\s(?:department|dept\.?|division|unit|ward|team|abteilung)$/iu
/** Employers of their own are called so too: "Department of Health". */
const mayBeEmployer = /^(?:department|departamento) (?:of|de) /iu

/** Whether a text names a unit of an employer, and no role: "Team Leader" is one. */
const isUnit = (text: string) => unit.test(text) && titleScore(text) <= 0

/** Names of which one is the employer, without its units where two others are left. */
export function withoutUnits(names: string[]): string[] {
  const rest = names.filter((name) => !isUnit(name))
  if (rest.length === names.length || rest.length < 2) return names
  const isTold = rest.some((name) => employerScore(name) > 0)
  return isTold || !names.some((name) => mayBeEmployer.test(name)) ? rest : names
}

/** Whether a unit stands behind parts that say title and employer. */
export function endsWithUnit(parts: string[]): boolean {
  const rest = parts.slice(0, -1)
  return isUnit(parts.at(-1) ?? '') && (rest.length >= 2 || (rest[0] !== undefined && holdsBoth(rest[0])))
}

/** Parts without a unit behind what may say title and employer. */
export function withoutUnit(parts: string[]): string[] {
  const rest = parts.slice(0, -1)
  const mayBeBoth = rest.length >= 2 || piecesOf(rest[0] ?? '').length >= 2
  return isUnit(parts.at(-1) ?? '') && mayBeBoth ? rest : parts
}

/** Takes the last piece off parts at a place where most headers have a known town there: it is one too. */
export function dropSharedTails(headers: string[][]): void {
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

/** "Grabble, Singapore" without the place; empty for what is a place only. */
export function beforeRegion(text: string): string {
  if (!isPlace(text)) return text
  const [first = '', ...regions] = text.split(/,\s+/)
  return regions.length > 0 && !isKnownTown(first) && !isPlace(first) ? first : ''
}

/** Columns of headers with as many parts that hold places: no other words, and some that are known, or the rest beside them. */
export function placeColumns(headers: string[][]): Set<string> {
  const columns = new Set<string>()
  for (const length of new Set(headers.map((parts) => parts.length))) {
    const same = headers.filter((parts) => parts.length === length)
    for (let at = 0; length >= 2 && at < length; at++) {
      const cells = same.map((parts) => parts[at] ?? '')
      const known = cells.filter(isSurePlace).length
      const others = same.map((parts) => parts[1 - at] ?? '')
      const isBeside = length === 2 && same.length >= 2 && holdMostlyBoth(others) && !haveTownsBehind(others, cells)
      if ((isBeside || known >= 0.3 * cells.length) && cells.every(isPlaceLike)) columns.add(`${length} ${at}`)
    }
  }
  return columns
}

/** Whether a line says where and nothing else, rather than an employer before its country. */
export function saysWhereOnly(line: string): boolean {
  return cleanParts([line], true).every(isSurePlace)
}

/** Whether parts have two names each, most of them with a title, and some with an employer. */
function holdMostlyBoth(parts: string[]): boolean {
  const isNamed = parts.every((part) => piecesOf(part).length >= 2)
  const hasEmployer = parts.some((part) => piecesOf(part).some((piece) => employerScore(piece) > 0))
  return isNamed && hasEmployer && parts.filter(holdsBoth).length >= parts.length / 2
}

/** Whether a part says title and employer, so that what stands beside it need not. */
function holdsBoth(part: string): boolean {
  const [first = '', ...others] = piecesOf(part)
  return others.length > 0 && [first, ...others].some((piece) => titleScore(piece) > 0)
}

/** Whether what stands behind the titles is shorter than the names beside them, as towns are: "Haulage Brothers", "Driver, Skelby". */
function haveTownsBehind(titled: string[], names: string[]): boolean {
  const tails = titled.map((part) => piecesOf(part).at(-1) ?? '')
  const wordsOf = (texts: string[]) => texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0)
  return tails.every(isPlaceLike) && wordsOf(tails) < wordsOf(names)
}

/** Whether a text is a place that is known, and not an employer before its country. */
function isSurePlace(text: string): boolean {
  return isKnownTown(text) || (isPlace(text) && beforeRegion(text) === '')
}

/** Whether a text could be the name of a place: few words with capitals that are neither titles nor signs of an employer. */
export function isPlaceLike(text: string): boolean {
  if (isSurePlace(text)) return true
  const words = text.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))
  return (
    words.length <= 3 &&
    text.length <= 40 &&
    !text.includes(',') &&
    /^\p{Lu}/u.test(text) &&
    !/\d/.test(text) &&
    titleScore(text) + employerScore(text) === 0
  )
}
