import { isLegalForm } from '../vocabulary/legal-forms.ts'
import { employerScore } from '../vocabulary/role-words.ts'

/** A name of a town: up to three words that begin with a capital, without digits. */
const town = /^\p{Lu}[\p{L}.'’-]+(?:[ -](?:\p{Lu}|am |an |de |sur |upon )[\p{L}.'’ -]*){0,2}$/u

/**
 * Takes the town off employers that are written "Acme, Leeds". No list knows every town, and one such employer may be a
 * firm of two partners; but when all employers of a resume are written that way, the part after the comma is a place.
 * @param text the resume, which shows where a known town was taken off before
 * @returns the employers, in order
 */
export function withoutSharedPlace(employers: string[], text = ''): string[] {
  const parts = employers.map((employer) => employer.split(/,\s+/))
  const towns = parts.filter((part) => part.length === 2 && isTown(part[1] ?? ''))
  const areAll =
    parts.length >= 2 && towns.length >= 1 && parts.every((part) => towns.includes(part) || hadPlace(part, text))
  return areAll ? parts.map(([name = '']) => name) : employers
}

/** Whether a name of one part is followed by a place in the text. */
function hadPlace(parts: string[], text: string): boolean {
  return parts.length === 1 && parts[0] !== '' && text.includes(`${parts[0]}, `)
}

function isTown(text: string): boolean {
  return town.test(text) && employerScore(text) <= 0 && !isLegalForm(text) && !/^(?:Llc|Co)\b/.test(text)
}
