import { isPlace, isTownOfState } from '../annotate/places.ts'
import { employerScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'

/** A name, and what stands behind its last comma. */
const lastPart = /^(.{2,}),\s+([^,]{2,40}?)\.?$/u
/** What is told apart by the town behind it: "University of Aldmoor, Leeds", "Institute of Technology, Leeds". */
const withSeats =
  /\b(?:University|Universit[éàä]t?|Universidade?|Institute|Instituto|Istituto|College) (?:of|de|di|do|da) [\p{L} ]+$/iu

/** Longest name of which places are taken, in characters; a line that goes on for pages is no name. */
const longestName = 400

/** A name without the towns and countries behind its commas: "Iron Works, Leeds" and "Iron Works, LEEDS/YORK, UK" are "Iron Works". */
export function withoutPlacesBehind(name: string): string {
  const [, before = '', place = ''] = name.length > longestName ? [] : (lastPart.exec(name) ?? [])
  if (before === '' || withSeats.test(before) || !place.split(/\s*\/\s*/).every(isOnMap)) return name
  return withoutPlacesBehind(before)
}

/** The name of a part of a country, by the word that it begins or ends with: "Région parisienne", "Großraum Leeds", "Leeds Region". */
const region =
  /^(?:région|region|raum|großraum|greater|provincia (?:de|di)|provincia|prov\.|grande|área metropolitana de|metropolregion|edo\.|estado|depto?\.)\s\p{L}[\p{L} ’'-]{2,30}$|^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?: bay| metropolitan)? (?:region|area)$|^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,3} (?:international )?(?:airport|flughafen|shopping (?:cent(?:er|re)|mall))$/iu

const isOnMap = (text: string) => isKnownTown(text) || isPlace(text) || isTownOfState(text) || region.test(text)

/** A town with hyphens behind the word for "at" in capitals, which is on no list: "SANDHILL À ALD-EN-MOOR". */
const hyphenedTown = /(?<=\p{L}\.?)\sÀ\s\p{Lu}{2,}[_-][\p{Lu}_-]+\.?$/u

/** Most words of a town that stands right behind a name, and of the name. */
const rightBehind = { town: 3, name: 4 }
/** Words for what a town has one of, and small words: the town behind them belongs to the name. */
const ofTown =
  /(?:^|\s)(?:messe|flughafen|hafen|port|airport|aéroport|stad|rathaus|radio|air|oper|labor|praxis|haus|kunsthalle|casa|bar|bistro|brasserie|diakonie|drk|asta|fc|sc|sv|uc|ut|tu|fh|hs|ens|insa|iut|iep|iae|chr?u|suny|cuny|dhbw|haw|htw|ville|city|\p{L}*(?:festspiele|festival|groep|gruppe|verein|verband|amt)|the|le|la|les|el|il|die|das|of|de|di|da|do|du|von|van|der|in|im|i|på|en|em|na|no|v|ve|u|w|we|te|und|and|et|y|e|&)$/iu
/** Whether a name is one that has its town behind it, as many towns have one: "INSA" of "INSA Lyon". */
export const needsTown = (name: string): boolean => ofTown.test(name)

/** A house for something, of which there is one in many towns: "Zentrum für Brücken Leeds". */
const forSome = /\s(?:für|for|pour|para|of)\s/iu
/** The word for "at" or "in" before a town, in capitals: "SANDHILL À LILLE"; in small letters it divides a name from its town before. */
const atTown = /\s(?:À|A|IN|EN)$/u
/** Score from which words are an employer that many people know, whatever else its name has. */
const knownEmployer = 3

/**
 * The name of a firm without the town that stands right behind it: "Sandhill Leeds". Words that any town may have one of need theirs
 * to be a name: "Hospital Leeds", "Messe Frankfurt".
 */
export function withoutTownRightBehind(given: string): string {
  const name = given.replace(hyphenedTown, '')
  const words = name.length > longestName ? [] : name.split(' ')
  for (let count = Math.min(rightBehind.town, words.length - 1); count > 0; count--) {
    const [firm, town] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')]
    if (!isKnownTown(town) || !/^\p{Lu}/u.test(town)) continue
    const score = employerScore(firm)
    /** The town tells a school apart from others of its name: "UNIVERSITÉ DU KESTWICK À LILLE". */
    if (atTown.test(firm)) return namesSchool(firm) ? name : firm.replace(atTown, '')
    const isFirm = words.length - count <= rightBehind.name && (score <= 0 || score >= knownEmployer)
    return isFirm &&
      !needsTown(firm) &&
      !forSome.test(firm) &&
      !namesSchool(firm) &&
      !isOnMap(firm) &&
      /\p{L}{2}/u.test(firm)
      ? firm
      : name
  }
  return name
}

/** The whole name where only a town was taken of its end, and the place beside it is another town: "Sandhill Verona", in Leeds. */
export function withTownOfName(name: string, alone: string, places: string[]): string {
  const town = name.slice(alone.length).trim()
  const isTownGone = alone !== '' && isKnownTown(town) && withoutTownRightBehind(name) === alone
  return isTownGone && places.some(isKnownTown) && !places.some((place) => place.includes(town)) ? name : alone
}
