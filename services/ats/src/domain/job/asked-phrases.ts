import { findSkills } from '../vocabulary/find-skills.ts'
import { foldText } from '../vocabulary/fold-text.ts'

/** Words after which things that somebody has to know are listed. */
const cue =
  /\b(?:experienced?|expertise|knowledge|familiar(?:ity)?|proficien(?:cy|t)|skilled|competen(?:ce|cy|t)|background|trained|understanding|command)\s+(?:in|of|with|using)\s+/giu
/** Words before the name of a thing. */
const lead =
  /^(?:(?:an?|the|our|strong|solid|good|working|proven|hands-on|basic|advanced|deep|excellent|sound|thorough|broad|relevant|modern|current|various|common|in|of|with|using|both|either|knowledge|experience|experienced|familiarity|proficiency|ideally)\s+)+/iu
/** Words behind it. */
const tail =
  /\s+(?:skills?|experience|knowledge|tools?|techniques?|(?:is|are|would be) .*|(?:an? )?(?:plus|asset)|preferred|required|desirable|desired|etc)$/iu
/** Words that no name of a thing has: what holds one of them is the rest of a sentence. */
const sentenceWords = new Set(
  `you we they your their his her who which that is are be will would can have has had do does to not able more other others
   etc similar related least years year experience work working works team teams people customers clients environment
   environments company companies field fields role roles same different all any each every new large small level levels
   high fast area areas least must should may ability skill skills way ways things this these those it its day week from at on by if as when into during where accredited university college school
   program programs`.split(/\s+/),
)
const mostWords = 4

/**
 * What a line asks for in its own words, because no vocabulary has it: the items of what is listed behind "experience with"
 * and the like, and of a list in which known skills stand.
 * @param isAsking whether the line stands where things are listed that are asked for
 */
export function phrasesIn(line: string, isAsking: boolean): string[] {
  const lists = listsIn(line)
  if (lists.length > 0) return lists.flatMap((list) => namesAtStart(itemsOf(list))).flatMap(nameOf)
  const items = itemsOf(line.replace(/^[\s•*·–-]+/u, '').replace(/^[^:]{2,30}:\s/u, ''))
  const known = items.filter(isKnown)
  const isList =
    isAsking && line.includes(',') && items.length >= 2 && items.every(isName) && known.length >= items.length / 2
  return isList ? items.flatMap(nameOf) : []
}

/** What stands behind each cue, up to the end of the clause or the next cue. */
function listsIn(line: string): string[] {
  const cues = [...line.matchAll(cue)]
  return cues.map(
    ({ 0: found, index }, at) => line.slice(index + found.length, cues[at + 1]?.index).split(/[.;:]/)[0] ?? '',
  )
}

/** The items up to the first that is no name: with it, the sentence goes on. A single item before it is a part of it. */
function namesAtStart(items: string[]): string[] {
  const end = items.findIndex((item) => !isName(item))
  return end < 0 ? items : end < 2 ? [] : items.slice(0, end)
}

/** Items of a list; what stands in brackets belongs to the item before. */
function itemsOf(list: string): string[] {
  return withoutJoinedSkills(list)
    .replace(/\([^()]*\)/g, ' ')
    .split(/,|\s(?:and\/or|as well as|and|or)\s/iu)
    .map((item) => item.trim().replace(lead, '').replace(/[.!]$/, ''))
    .map((item) => item.replace(tail, '').trim())
    .filter((item) => item !== '')
}

/** A list without the skills whose names have an "and" in them. */
function withoutJoinedSkills(list: string): string {
  const joined = findSkills(list, true).filter(({ quoted }) => quoted.includes(' and '))
  return joined.reduce((rest, { quoted }) => rest.replace(quoted, ' '), list)
}

const isKnown = (item: string) => findSkills(item, true).length > 0

function isName(item: string): boolean {
  const words = foldText(item).split(' ')
  return words.length <= mostWords && /^\p{L}/u.test(item) && !words.some((word) => sentenceWords.has(word))
}

/** The name of a skill for an item that is one, the item for another name, nothing for the rest of a sentence. */
function nameOf(item: string): string[] {
  if (!isName(item)) return []
  const [known, ...others] = findSkills(item, true)
  if (known && others.length === 0 && foldText(known.quoted) === foldText(item)) return [known.name]
  return item.length < 3 ? [] : [item.charAt(0).toUpperCase() + item.slice(1)]
}
