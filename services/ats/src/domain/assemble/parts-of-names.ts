import { isPlace } from '../annotate/places.ts'
import { isKnownTown } from '../vocabulary/towns.ts'

/** What divides a name from a part of what it names, or from its town. */
const dashes = /\s[–—-]\s/
/** A university and the town and number that tell it apart from others of the town: "Université Anna Lee – Aldmoor 3". */
const numbered = /^Universit\S+ .{2,40}\s[–—-]\s\p{Lu}[\p{L}-]{2,20} \d{1,2}$/u
/** Beginnings of the parts of an employer or a school, in several languages. */
const part =
  /^(?:department|dept|division|faculty|chair|abteilung|bereich|lehrstuhl|fakultät|fachbereich|département|facult[eéya]|departamento|facultad|faculdade|dipartimento|facoltà|reparto|wydział|dział|afdeling|faculteit|fakult(?:a|et|eten|ta|teta)|katedra|tiedekunta)(?!\p{L})/iu

/** Whether a text names a part of an employer or a school: "Department of Bridges", "Fakultät für Physik". */
export const namesPart = (text: string): boolean => part.test(text)

/**
 * A name without what stands behind dashes, if all of that are parts of it or its town: "Iron Works – Department of Bridges – Leeds".
 * @param isPart what else is a part
 */
export function withoutPartsBehind(name: string, isPart: (text: string) => boolean = () => false): string {
  if (numbered.test(name)) return name
  const [whole = '', ...others] = name.split(dashes)
  const areParts = others.every((other) => namesPart(other) || isKnownTown(other) || isPlace(other) || isPart(other))
  return others.length > 0 && areParts ? whole : name
}

/** Words for a university, in several languages. */
const university =
  /(?<!\p{L})(?:universit|universid|univerzit|uniwersytet|üniversite|yliopisto|egyetem|høgskol|högskol|hochschule|politecnico|polytechni|politechni)/iu
/** A part of a university: what {@link namesPart} knows, an institute of it, and what ends with the word for a faculty. */
const partOfUniversity =
  /^(?:institutt?|institut|institute|instituto|istituto|instytut|ústav|school|section|sektionen)\s(?:for|für|of|de|di|pro|för|i)\s|(?<!\p{L})(?:kar|fakültesi|fakulta|fakultät|fakultet|fakulteten)$/iu
const isPartOfUniversity = (text: string) => (namesPart(text) || partOfUniversity.test(text)) && !university.test(text)

/**
 * A university without its faculty or institute before or behind a comma: "Institutt for bruer, Universitetet i Aldmoor",
 * "Aldmoor University, Faculty of Law".
 */
export function universityAlone(name: string): string {
  const [first = '', second = '', ...others] = name.split(/,\s+/)
  if (second === '' || others.length > 0) return name
  if (university.test(first) && isPartOfUniversity(second)) return first
  return university.test(second) && isPartOfUniversity(first) ? second : name
}

/** A street behind a comma, with all behind it, in several languages. */
const street =
  /,\s*(?:(?:rue|via|calle|rua|piazza|plaza) \p{Lu}|(?:av\.|ul\.) ?\p{Lu}|\p{Lu}\p{Ll}*(?:straat|stra(?:ß|ss)e|gasse|laan|plein)(?!\p{L})|\p{Lu}\p{Ll}+ (?:Street|Road|Lane|Avenue)(?!\p{L})).*$/u

/** A name without the street behind it: "Harbour College, Mill Road 3". */
export const withoutStreet = (name: string): string => name.replace(street, '')
