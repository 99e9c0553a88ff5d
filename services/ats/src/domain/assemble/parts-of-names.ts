import { isPlace } from '../annotate/places.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'

/** What divides a name from a part of what it names, or from its town. */
const dashes = /\s[–—-]\s/
/** A university and the town and number that tell it apart from others of the town: "Université Anna Lee – Aldmoor 3". */
const numbered = /^Universit\S+ .{2,40}\s[–—-]\s\p{Lu}[\p{L}-]{2,20} \d{1,2}$/u
/** Beginnings of the parts of an employer or a school, in several languages. */
const part =
  /^(?:department|dept|division|faculty|fac\.|chair|abteilung|bereich|lehrstuhl|fakultät|fachbereich|d[ée]partement|facult[eéya]|departamento|facultad|faculdade|dipartimento|facoltà|reparto|wydział|dział|afdeling|faculteit|fakult(?:a|et|eten|ta|teta)|katedra|tiedekunta|vakgroep|divisie|departament(?:ul)?|avdelning(?:en)?|avdeling(?:en)?|afdelingen|institutionen|oddělení|oddelenie|odbor|odjel|odsjek|oddelek|facultatea|secția|secţia|catedra|sección|secção|secció|facultat|jurusan|fakultas|departemen|divisi|program studi|bagian|τμήμα|τομέας|отдел(?:ение)?|факультет|кафедра|департамент|відділ(?:ення)?|факултет|катедра)(?!\p{L})|\s(?:osasto|tiedekunta|laitos|osztály|tanszék|bölümü|fakültesi|departmanı)$/iu

/** Whether a text names a part of an employer or a school: "Department of Bridges", "Fakultät für Physik". */
export const namesPart = (text: string): boolean => part.test(text)

/** A part right behind a name, with a comma between or nothing: "Aldmoor School of Medicine Department of Cranes". */
const partRightBehind =
  /^(.{3,90}?[\p{L}.)]),?\s(?:Department|Division|Faculty|Fakultät|Abteilung|D[ée]partement|Departamento|Dipartimento) (?:of|for|für|de|des|di|do|da)\s.{3,90}$/u

/** What stands right before a part of an employer or a school; empty where none has anything before it. */
export const beforePart = (text: string): string => partRightBehind.exec(text)?.[1] ?? ''

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
  /(?<!\p{L})(?:universit|universid|univerz|uniwersytet|üniversite|yliopisto|egyetem|sveučilišt|ülikool|universiteta|πανεπιστ[ηή]μι|университет|університет|univ?\.\s(?:of|de|da|di)\s|høgskol|högskol|hochschule|politecnico|polytechni|politechni)/iu
/**
 * A part of a university: what {@link namesPart} knows, an institute or school of it by its subject, and what ends with the word for a
 * faculty.
 */
const partOfUniversity =
  /^(?:institutt?|institut|institute|instituto|istituto|instytut|ústav|school|college|section|sektionen|cent(?:er|re)|centro|laboratoire|laboratorio|laboratory|[ée]cole|escola|escuela|scuola)\s(?:for|für|of|de|des|du|di|pro|för|i|d['’])\s?(?=\S)|^(?:escuela|escola|e\.? ?t\.? ?s\.?)(?: (?:t[ée]cnica|t[èe]cnica|polit[ée]cnica|polit[èe]cnica|universit[aà]ria|superior)|\s?i\.|\sde\s)|^(?:[ée]cole doctorale|ufr|coll[eè]ge doctoral|graduate school|doctoral school|honors college)(?!\p{L})|(?<!\p{L})(?:kar|fakültesi|fakulta|fakultät|fakultet|fakulteten)$|\s(?:business|law|medical|management|graduate|engineering) school$|^\p{L}+(?:isches|liches) (?:institut|seminar)$|\s(?:lab|laboratory)$/iu
/** Whether a text names a part of a university, and no university: "School of Law", "Escuela Técnica Superior de Puentes". */
export const isPartOfUniversity = (text: string): boolean =>
  (namesPart(text) || partOfUniversity.test(text)) && !university.test(text)
/** A school of a university that is called after somebody: "Anna J. Lee School of Engineering". */
const namedPart = /^(?:\p{Lu}[\p{L}.'’&-]* ){1,5}(?:School|SCHOOL|College|COLLEGE) (?:of|OF) \p{Lu}/u
/** The short form of an institute or laboratory, and its number in France: "CNRS UMR 1234". */
const shortForm = /^\p{Lu}{2,8}(?: \p{Lu}{2,4} ?\d{1,5})?(?: \([\p{Lu}\d ]{2,24}\))?$/u

/** Most parts of a university that are named with it. */
const mostParts = 4
/** What divides a university and its parts. */
const betweenParts = /,\s+|\s[–—-]\s/u

/** A university behind a part of it and a word that joins them, its last: "Facultad de Derecho de la Universidad de Aldmoor". */
const ofUniversity =
  /^(.{3,120})\s(?:of the|of(?= Univ)|at the|de la|de l['’]|da|della|dell['’]|der|an der|van de|en la|à l['’])\s?(?=(?:(?:universi|univerz|uniwers|politecn|polytechn)\p{L}{1,12}|univ\.|ETH|EPFL|TU|TH) )/iu
/** Whether a text names a university, and not a part of one. */
export const isUniversity = (text: string): boolean =>
  university.test(text) && !namesPart(text) && !partOfUniversity.test(text)

/** A university of several fields, and the last of them: "Hochschule für Brücken, Stahl und Kräne". */
const [ofFields, lastField] = [/\s(?:für|for|of)\s/u, /^\p{Lu}[\p{L}-]*(?: \p{L}+)? (?:und|and|&)\s/u]

/** Most characters and most pieces between commas of a name of which a university is taken. */
const most = { name: 200, pieces: 6 }

/**
 * A university without its faculty, institute, or laboratory before or behind a comma or a dash, or before the word that joins them:
 * "Institutt for bruer, Universitetet i Aldmoor", "Crane Lab, Harbour University", "Faculty of Law of the University of Aldmoor". A town
 * behind tells it apart from others: "University of Aldmoor, Leeds".
 */
export function universityAlone(name: string): string {
  if (name.length > most.name) return name
  const [joined = '', before = ''] = ofUniversity.exec(name) ?? []
  if (isPartOfUniversity(before)) return name.slice(joined.length).trimStart()
  if (!university.test(name)) return name
  const [, faculty = '', of = ''] = rightBehind.exec(name) ?? []
  if (isPartOfUniversity(faculty)) return of
  const whole = rightBefore.exec(name)?.[1] ?? turkish.exec(name)?.[1]
  return whole ?? amongParts(name) ?? amongParts(name.replace(inBracket, '$1 – $2')) ?? amongPieces(name)
}

/**
 * A university with a part of it right behind, without a sign between: "University of Aldmoor Department of Steel", "Aldmoor University Anna Lee
 * Lab". A hospital or a press of one is another organization.
 */
const rightBefore =
  /^((?:\p{Lu}[\p{L}.'’-]+ ){0,4}University(?: (?:of|at) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}?)?) (?:(?:Department|Dept\.?|School|Faculty|College|Institute|Division|Cent(?:er|re)|Laboratory|Lab|Office) (?:of|for) \p{Lu}[^,]*|(?:\p{Lu}\p{L}+ ){1,4}(?:Lab|Laboratory|Research (?:Cent(?:er|re)|Group)))$/u

/** A university behind a part of it, without a sign or a word between: "Facultad de Derecho Universidad Aldmoor". */
const rightBehind =
  /^(\p{Lu}.{3,120}?) ((?:Universi(?:dad|dade|té|tà|tat|tatea)|Univerzita|Politecnico)(?!\p{L}).{3,80})$/u
/** A university of Turkey before its faculty or school: "Aldmoor Üniversitesi Hukuk Fakültesi". */
const turkish =
  /^([^,]{3,60} Üniversitesi) [^,]{3,80}(?:Fakültesi|Enstitüsü|Yüksekokulu|Bölümü|Başkanlığı|Müdürlüğü)(?: Yarı Zamanlı)?$/u

/** A university and a part of it, one of them in brackets. */
const inBracket = /^([^()]{3,120})\s\(([^()]{3,120})\)$/u

/** A university of which all that stands beside it is a part, a short form, or a town, and some of it a part. */
function amongParts(name: string): string | undefined {
  const parts = numbered.test(name) ? [name] : name.split(betweenParts)
  const [whole, ...others] = parts.filter((part) => university.test(part))
  if (whole === undefined || others.length > 0 || parts.length < 2 || parts.length > mostParts) return undefined
  const at = parts.indexOf(whole)
  const beside = at === parts.length - 1 ? parts[at - 1] : parts[at + 1]
  /** What stands beyond a part of it is a part of that: "Cranes, Institute of Bridges, University of Aldmoor". */
  if (beside !== undefined && (at === 0 || at === parts.length - 1) && isPartOfUniversity(beside)) return whole
  if (at === 0 && beside !== undefined && namedPart.test(beside)) return whole
  const areParts = parts.every(
    (part) => part === whole || isPartOfUniversity(part) || shortForm.test(part) || isPlace(part) || isKnownTown(part),
  )
  const isNamed = parts.some(
    (part) => isPartOfUniversity(part) || (part !== whole && shortForm.test(part) && !dashes.test(name)),
  )
  return areParts && isNamed ? whole : undefined
}

/** A university between commas, beside what is no title, no other university, and no school of a name of its own. */
function amongPieces(name: string): string {
  const pieces = name.split(/,\s+/)
  const at = pieces.findIndex(isUniversity)
  const found = pieces[at]
  if (found === undefined || pieces.length < 2 || pieces.length > most.pieces) return name
  const others = pieces.filter((_piece, index) => index !== at)
  if (others.some((other) => isUniversity(other) || isOtherSchool(other) || titleScore(other) > 0)) return name
  const seat = pieces[at + 1] ?? ''
  const isSeat = isKnownTown(seat.replace(/ \d{1,2}$/, '')) || isPlace(seat)
  return isSeat || (ofFields.test(found) && lastField.test(seat)) ? pieces.slice(at).join(', ') : found
}

const isOtherSchool = (text: string) => namesSchool(text) && !isPartOfUniversity(text)

/** A street behind a comma, with all behind it, in several languages. */
const street =
  /,\s*(?:(?:rue|via|calle|rua|piazza|plaza) \p{Lu}|(?:av\.|ul\.) ?\p{Lu}|\p{Lu}\p{Ll}*(?:straat|stra(?:ß|ss)e|gasse|laan|plein)(?!\p{L})|\p{Lu}\p{Ll}+ (?:Street|Road|Lane|Avenue)(?!\p{L})).*$/u

/** A name without the street behind it: "Harbour College, Mill Road 3". */
export const withoutStreet = (name: string): string => name.replace(street, '')
