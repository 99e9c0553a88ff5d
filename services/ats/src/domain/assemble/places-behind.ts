import { isPlace, isTownOfState } from '../annotate/places.ts'
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

const isOnMap = (text: string) => isKnownTown(text) || isPlace(text) || isTownOfState(text)
