import { isKnownTown } from '../vocabulary/towns.ts'

/**
 * A school with a whole name of its own before the word for one, in German, and the town behind it: "Anna-Lee-Gymnasium Kestwick". By one
 * word, as "Goethe-Gymnasium Kestwick", many towns have a school.
 */
const namedBefore =
  /^((?:\p{Lu}[\p{L}.]+ ){0,3}(?:\p{Lu}[\p{L}.]*-){2,4}(?:gymnasium|(?:grund|haupt|real|gesamt|ober|mittel|berufs|sekundar|volks|gemeinschafts)?schule|kolleg)),? (?:in )?\p{Lu}[\p{L}-]{3,30}$/iu

/** A school with a name of its own of at least two words behind the word for one, in French and Italian, and the town behind it. */
const namedBehind =
  /^((?:lyc[ée]e|coll[èe]ge|liceo(?: \p{Ll}+)?) \p{Lu}[\p{L}.’'-]+(?: \p{L}[\p{L}.’'-]+){1,3}),? (\p{Lu}[\p{L}’'-]{2,30})$/iu

/** The word for "in" before a town. */
const wordForIn = / (?:in|à|a|di|de|du)$/iu

/** A postal code and its town behind a school: "Anna Lee Schule in 12345 Kestwick". */
const postalTown = /,?(?: in)? \d{4,5} \p{Lu}[\p{L} .-]{2,30}$/u

const isTown = (word: string) => /^\p{Lu}/u.test(word)

/** A school for children without its town, which is no part of the name where it has one of its own: "Anna-Lee-Gymnasium Kestwick". */
export function withoutSchoolTown(name: string): string {
  const school = name.replace(postalTown, '')
  const [, called] = namedBefore.exec(school) ?? []
  if (called && isTown(school.slice(school.lastIndexOf(' ') + 1))) return called
  const [, before = '', town = ''] = namedBehind.exec(school) ?? []
  return before !== '' && isKnownTown(town) && !wordForIn.test(before) ? before : school
}
