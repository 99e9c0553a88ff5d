import { isPlace } from '../annotate/places.ts'
import { isStreet } from '../annotate/streets.ts'
import { isShortForm } from '../text/short-forms.ts'
import { isEastAsian } from '../vocabulary/east-asian/script.ts'
import { sureForms } from '../vocabulary/legal-forms.ts'
import { memoize } from '../vocabulary/memoize.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { withoutSuperior } from '../vocabulary/superiors.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { namesUnit } from '../vocabulary/unit-words.ts'
import {
  beforePart,
  isPartOfUniversity,
  namesPart,
  universityAlone,
  withoutPartsBehind,
  withoutStreet,
} from './parts-of-names.ts'
import { withoutPlacesBehind, withoutTownRightBehind } from './places-behind.ts'
import { isTerm, withoutFullStop, withoutTold, withoutTown } from './role-names.ts'

/** Longest name that is looked into, in characters; a line that goes on for pages is no name. */
const longestName = 300

/** A bracket behind a name, closed or not. */
const bracketBehind = /^([^()]*\p{L}[^()]*?)(?:\s|(?<=\p{L}\.))\(([^()]{2,200})\)?\.?$/u
/** Capitals, which may be a short form even if its letters are not all in the name. */
const capitals = /^\p{Lu}[\p{Lu}.-]{2,9}$/u
/** What tells a university apart from others of its town: "Université Anna Lee (Aldmoor 3)". */
const numbered = /^\p{Lu}[\p{L}-]{2,20} \d{1,2}$/u

/** An employer without the group, unit, town, or line of business in brackets behind it: "Sandhill (Kestwick Group)". Its short form stays. */
export function withoutBracket(name: string): string {
  const [, before = '', bracket = ''] = name.length > longestName ? [] : (bracketBehind.exec(name) ?? [])
  const isShort = isShortForm(bracket, before) || isShortForm(before, bracket)
  const isLike = capitals.test(bracket) && before.includes(' ') && before.startsWith(bracket.charAt(0))
  /** The same name in other letters: "Sandhill (샌드힐)". */
  const isOtherwise = isEastAsian(bracket) !== isEastAsian(before)
  return before === '' || isShort || isLike || isOtherwise || numbered.test(bracket) ? name : before
}

/** What else ends the name of a part of an employer, or of what it works on. */
const partEnd =
  /\s(?:courses?|projec?k?te?|team|équipe|equipo|squadra|department|dept\.?|dpt\.?|division|branch|unit|section|headquarters|abteilung|bereich|dział)$/iu
/** What begins it. */
const partBegin =
  /^(?:team|projec?k?t|projet|proyecto|projeto|progetto|équipe|equipo|sede|sucursal|succursale|filiale?|niederlassung|standort|vestiging|delegación|direction|dg|direzione|dirección|direção|service|servicio|serviço|servizio)\s\p{L}/iu
/** A town and the number of its part of the country: "Toulouse 31", "Toulouse (31)". */
const numberedTown = /^(\p{Lu}[\p{L}' -]{2,30}) \(?\d{2}\)?$/u

const isPart = (text: string) => namesPart(text) || partEnd.test(text) || partBegin.test(text)
const isTown = (text: string) => isKnownTown(numberedTown.exec(text)?.[1] ?? text) || isPlace(text)
/** A short form of letters. */
const letters = /^\p{Lu}{2,6}$/u
const isOrganization = (text: string) =>
  (employerScore(text) > 0 || namesSchool(text) || letters.test(text)) && !isPart(text) && !namesUnit(text)

/** Whether what stands behind a school is none of its name: a course, or a town on no list. */
const isNoName = (text: string) =>
  employerScore(text) <= 0 && !namesSchool(text) && titleScore(text) <= 0 && !isKnownTown(text) && !isPlace(text)

/** Score from which words are an employer that many people know. */
const knownEmployer = 3
/** The group of a firm, and what a firm is, behind a dash: "Sandhill - Kestwick Group", "Sandhill – Crane App Startup". */
const groupOrTold = /\s(?:group|groupe|gruppe|grupo|gruppo|startup|start-up|app|platform)$/iu

/** Whether what stands behind a dash is none of the name of an employer: its group, its institute, or a house of a firm that is known. */
const isBehindDash = (employer: string, behind: string) =>
  groupOrTold.test(behind) ||
  (namesSchool(employer) && !isPart(employer) && isNoName(behind) && !numbered.test(behind)) ||
  (namesUnit(behind) && employer.includes(' ')) ||
  (employerScore(employer) >= knownEmployer && employerScore(behind) < knownEmployer && !isShortForm(employer, behind))

/** What stands between an employer and a part of it. */
const joints = /,\s+|\s[–—-]\s|—|\s\/\s/u

/** Terms of the work, joined by signs, and a dash before the employer: "Praktikum – Sandhill", "Stage & CDI - Sandhill". */
const termsBefore = /^([^–—-]{3,30})\s[–—-]\s(?=\S)/u
const mission = /^(?:missions?|projekt|cd[id]|interim|intérim|alternance|contrat|apprentissage)$/iu

/** An employer without the terms before it. */
function withoutTermsBefore(name: string): string {
  const [whole = '', terms = ''] = termsBefore.exec(name) ?? []
  const areTerms = terms !== '' && terms.split(/\s?[&/+]\s?/).every((term) => isTerm(term) || mission.test(term))
  return areTerms ? name.slice(whole.length) : name
}

/**
 * An employer without the parts of it and the towns before or behind it: "Iron Works - Team Bridges", "Department of Cranes, Aldmoor
 * Hospital", "Sandhill - Kestwick 31", and without the terms of the work: "Sandhill / Zeitarbeit".
 */
export function withoutParts(given: string): string {
  if (given.length > longestName) return given
  const name = namesPart(given) ? given : withoutPartsBehind(given)
  const joint = joints.exec(name)
  if (!joint) return name
  const last = name.split(joints).at(-1) ?? ''
  const before = name.slice(0, name.length - last.length).replace(/(?:,|\s[–—-]|—|\s\/)\s*$/u, '')
  const isDashed = /[–—-]\s*$/u.test(name.slice(0, name.length - last.length))
  if (isDashed && isBehindDash(before, last)) return before
  if (isPart(last) || isTerm(last) || (isTown(last) && numberedTown.test(last)))
    return isPart(before) ? name : withoutParts(before)
  const first = name.slice(0, joint.index)
  const rest = name.slice(joint.index + joint[0].length)
  if (joint[0].startsWith(',') && namesSchool(first) && !isPart(first) && !namesUnit(first) && isNoName(rest))
    return first
  if (joint[0].startsWith(',') && employerScore(first) >= knownEmployer && isPartOfUniversity(rest)) return first
  if (!isPart(first) && !(namesUnit(first) && (namesSchool(rest) || letters.test(rest)))) return name
  if (namesSchool(last) && isOrganization(last)) return last
  return isOrganization(rest) ? rest : name
}

/** A firm up to its legal form. */
const firm = String.raw`^(.{2,80}?\s(?:${sureForms}))`
/** A firm and a comma, and one and what stands right behind it. */
const [beforeComma, beforePlace] = [
  new RegExp(String.raw`${firm},\s`, 'u'),
  new RegExp(String.raw`${firm}\s(\p{Lu}.{2,40})$`, 'u'),
]

/** A firm, and its address right behind it, which begins with a number or ends with one: "Sandhill Kft. 1139 Aldmoor, Mill Road 3". */
const beforeAddress = new RegExp(
  String.raw`${firm}\.?\s(?:\d{2,6}\s\p{L}|\p{Lu}[^\d]{3,60},?\s\d{1,4}(?:[/-]\d{1,4})?\.?$)`,
  'u',
)

/** A firm without what stands behind the comma behind its legal form, or the place or address there: "Sandhill GmbH, Kestwick via Red Mill". */
export function withoutBehindForm(name: string): string {
  const addressed = beforeAddress.exec(name)?.[1]
  if (addressed !== undefined) return addressed
  const [, whole = '', place = ''] = beforePlace.exec(name) ?? []
  if (whole !== '' && (isKnownTown(place) || place.split(/,?\s/u).every((word) => isKnownTown(word) || isPlace(word))))
    return whole
  return beforeComma.exec(name)?.[1] ?? name
}

/** The word for "at", and a town: "Sandhill à Aldmoor". */
const atTown =
  /^(.*\p{L}\.?) à (?:la |l['’])?(?!(?:Grande?|Haute?|Domicile|Distance|Responsabilité|Loyer) )(\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,5})(?: \(\d{2,5}\))?$/u
/** The same, and a town in small letters. */
const atSmallTown = /^(.*\p{L}\.?) à\s{1,2}(\p{Ll}[\p{L}'’-]{2,30})$/u
/** Portuguese has the word within names: "Fundação de Amparo à Pesquisa". */
const withinName = /[ãõ]|\s(?:Amparo|Apoio|Assistência|Auxílio|Incentivo|Fomento|Atendimento|Combate) à\s/u
/** What is told apart from others by the town that it is in. */
const seated = /^(?:université|universidad|université du|haute école)(?!\p{L})/iu

/** An employer without the town behind the word for "at" in French, which nothing else has behind it with a capital. */
export function withoutTownAt(name: string): string {
  if (name.length > longestName) return name
  const small = atSmallTown.exec(name)
  const before = small && isKnownTown(small[2] ?? '') ? small[1] : atTown.exec(name)?.[1]
  return before === undefined || seated.test(before) || withinName.test(name) ? name : before
}

/** What is done at an employer, or which house of it that is, and the word for "at": "Crane project at the University of Aldmoor". */
const deedAt = /^.{2,80}? (?:at (?:the )?|bei (?:der )?|beim |chez |presso |bij )(?=[\p{Lu}\d])(.{2,80})$/u

/** An employer without such words; a school may have a town behind the word: "University of Aldmoor at Leeds". */
export function withoutDeedAt(name: string): string {
  const at = name.length > longestName ? undefined : deedAt.exec(name)?.[1]
  if (at === undefined || isKnownTown(at) || isPlace(at)) return name
  return namesSchool(name.slice(0, -at.length)) ? name : at
}

/** Words before the name of a firm that say that it is one, or that it was worked for: "Firma Sandhill", "für die Sandhill". */
const before =
  /^(?:(?:für|am|im|an der|in der|bei der)\s(?:(?:die|das|den)\s)?|(?:for|from|with|by|of)\s(?:the\s)?|(?:à|pour|dans|par)\s(?:la\s|l['’]|le\s|les\s)?|(?:para|por)\s(?:la\s|el\s)?|(?:(?:der|die|den|dem)\s)?(?:\p{Lu}?\p{Ll}{3,10}\s)?(?:Firma|Fa\.)\s)(?=\p{Lu})/u

/** Signs that stood between an employer and what is not told behind it, and a postcode: "Sandhill /", "Red Mill 12345". */
const signsBehind = /(?:\s[/@|–—-]|(?<=\p{L}{2}) \(?\d{5}\)?)$/u

/** The word for "Messrs" before a firm, as South Asia and the Gulf have it, and what is told of it before: "leading builder M/s. Sandhill". */
const messrs = /^(?:.{0,60}\s)?(?:M\/s|M\/S|Messrs)\b\.?\s{0,2}(?=\p{Lu}\S*\p{L})/u

/** A name without such words before it, and without signs behind it. */
export const withoutWordsBefore = (name: string): string =>
  name.replace(before, '').replace(messrs, '').replace(signsBehind, '')

/** A faculty, the word for "of", and its university: "Facultad de Puentes de la Universidad de Aldmoor". */
const facultyOf =
  /^(?:facultad|facult[ée]|faculdade|facoltà|fakultät|faculty|escuela|école|department|departamento|département|dipartimento|institut|instituto|istituto)\s.{2,80}?\s(?:de la|de l['’]|da|do|dell['’]|della|der|of the|of|at)\s?(?=(?:Universi|Politec|Hochschule)[^\s,]*\s)(.{5,80})$/iu

/** A university without the faculty before it. */
export const withoutFaculty = (name: string): string => facultyOf.exec(name)?.[1] ?? name

/** A name in quotation marks, and what stands behind a full stop or a comma: "“Sandhill”", "“Sandhill”. Aldmoor. Leeds". */
const quoted = /^["“„«]([^"“”„«»]{2,60})["“”»](?:[.,]\s.*)?$/u

/** A name in quotation marks without its towns behind it, and without the marks. */
export const withoutQuotes = (name: string): string => quoted.exec(name)?.[1] ?? name

/** Where the work was done, behind a name: "Sandhill Remote". */
const workplaceBehind =
  /(?<=[\p{L}\p{N}.)])\s(?:remote|hybrid|hybride|remoto|h[íi]brido|presencial|zdalnie|uzaktan|ofisten|hibrit)$/iu

/** A branch of a firm right behind it, in several languages, and where it is: "Bank Sandhill Cabang Aldmoor". */
const branch =
  /(?<=\p{L}{2})\s(?:(?:kantor )?cabang|(?:zweig)?niederlassung|filiale|geschäftsstelle|sucursal|vestiging)\s\p{Lu}[\p{L} .-]*$/iu

const withoutBranch = (name: string): string => name.replace(branch, '')

/** An employer without such a word. */
const withoutWorkplace = (name: string): string => name.replace(workplaceBehind, '')

/** A school or firm without the part of it right behind it. */
function withoutPartRightBehind(name: string): string {
  const whole = beforePart(name)
  return namesSchool(whole) || employerScore(whole) > 0 ? whole : name
}

/** What leaves of an employer its name alone, each of what the one before has left. */
const steps = [
  withoutQuotes,
  withoutSuperior,
  withoutWorkplace,
  withoutBranch,
  withoutFullStop,
  withoutTermsBefore,
  withoutWordsBefore,
  withoutDeedAt,
  withoutBehindForm,
  withoutPlacesBehind,
  universityAlone,
  withoutFaculty,
  withoutTown,
  withoutTold,
  withoutStreet,
  withoutBracket,
  withoutPartRightBehind,
  withoutParts,
  withoutTownAt,
  withoutTownRightBehind,
  withoutFullStop,
]

/** The name of an employer alone, without its town, its parts, and what is told of it; empty where it is a street. */
export const employerAlone = memoize((written) =>
  isStreet(written) ? '' : steps.reduce((name, without) => without(name), written),
)
