import { isPresentVerb } from '../rules/verbs.ts'
import { findSkills } from '../vocabulary/find-skills.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { namesSpokenLanguage } from '../vocabulary/spoken-languages.ts'
import { noWork } from '../vocabulary/work-nouns.ts'

/** Words after which things that somebody has to know are listed. */
const cue =
  /\b(?:experienced?|expertise|knowledge|familiar(?:ity)?|proficien(?:cy|t)|skilled|competen(?:ce|cy|t)|background|trained|understanding|command)\s+(?:in|of|with|using)\s+|(?<!\p{L})(?:such as|e\.g\.,?|for example|z\.\s?B\.|tels? que)\s+/giu
/** The same in German, French, Spanish, and Italian. */
const foreignCue =
  /(?:(?:erfahrung(?:en)?|kenntnisse|umgang)\s+(?:in den bereichen|im bereich|in der|in den|mit|in|im|der|von)|(?:connaissances?|ma[iî]trise|exp[eé]rience|pratique)\s+(?:des|de la|de l['’]|du|de|en|dans|sur)|(?:conocimientos?|experiencia|manejo|dominio)\s+(?:de|en|con|del)|(?:conoscenza|esperienza|padronanza)\s+(?:di|del|della|in|con))\s+/giu
/** Words by which a line is told to be English. */
const englishWords = [' the ', ' of ', ' and ', ' with ', ' to ']
/** Words before the name of a thing. */
const lead =
  /^(?:(?:an?|the|our|strong|solid|good|working|proven|hands-on|basic|advanced|deep|excellent|sound|thorough|broad|relevant|modern|current|various|common|in|of|with|using|both|either|de l['’]|du|des|de|d['’]|der|die|das|den|dem|la|le|les|el|los|las|im|eine[mnrs]?|den g[aä]ngigen|g[aä]ngigen?|idealerweise|knowledge|experience|experienced|familiarity|proficiency|ideally)(?:\s+|(?<=['’])))+/iu
/** Words behind it. */
const tail =
  /\s+(?:skills?|experience|knowledge|tools?|techniques?|(?:is|are|would be) .*|(?:an? )?(?:plus|asset)|preferred|required|desirable|desired|etc)$/iu
/** Words that no name of a thing has: what holds one of them is the rest of a sentence. */
const sentenceWords = new Set(
  `you we they your their his her who which that is are be will would can have has had do does to not able more other others
   etc similar related least years year experience work working works team teams people customers clients environment
   environments company companies field fields role roles same different all any each every new large small level levels
   high fast area areas least must should may ability skill skills way ways things this these those it its day week from at on by if as when into during where accredited university college school
   program programs for to about after before during between within without through auf an interesse freude spass lust bereitschaft neue neuer gute guter requires require nights weekends
   holidays evenings travel limited including use nature principles concepts wir ihr sie der die das den dem unsere ist sind wird nous vous qui que est sont une votre notre usted que sus`.split(
    /\s+/,
  ),
)
const mostWords = 4

/**
 * What a line asks for in its own words, because no vocabulary has it: the items of what is listed behind "experience with"
 * and the like, and of a list in which known skills stand.
 * @param isAsking whether the line stands where things are listed that are asked for
 * @param isSkillList whether it stands in a list of skills, in which every short item is one
 */
export function phrasesIn(line: string, isAsking: boolean, isSkillList = false): string[] {
  const lists = listsIn(line)
  if (lists.length > 0) return lists.flatMap((list) => namesAtStart(itemsOf(list))).flatMap(nameOf)
  const mayList = isSkillList || (isAsking && line.includes(','))
  if (!mayList) return []
  const items = itemsOf(line.replace(/^[\s•*·–-]+/u, '').replace(/^[^:]{2,30}:\s/u, ''))
  const known = items.filter(isKnown)
  const isList =
    isAsking && line.includes(',') && items.length >= 2 && items.every(isName) && known.length >= items.length / 2
  if (isSkillList && items.every(isName)) return items.flatMap(nameOf)
  return isList ? items.flatMap(nameOf) : []
}

/** What stands behind each cue, up to the end of the clause or the next cue. */
function listsIn(line: string): string[] {
  const english = [...line.matchAll(cue)]
  const foreign = englishWords.some((word) => line.includes(word)) ? [] : [...line.matchAll(foreignCue)]
  const cues = foreign.length > 0 ? [...english, ...foreign].sort((one, other) => one.index - other.index) : english
  return cues.map(
    ({ 0: found, index }, at) => line.slice(index + found.length, cues[at + 1]?.index).split(/[.;:)]/)[0] ?? '',
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
    .split(/[,;]|\s(?:and\/or|as well as|and|or|und|oder|sowie|et|ou|y)\s/iu)
    .map((item) => withoutVerb(item.trim().replace(lead, '').replace(/[.!]$/, '')))
    .map((item) => withoutTail(item))
    .map((item) => item.replace(/[\s/–-]+$/u, ''))
    .filter((item) => item !== '' && !saysNothing(item) && !isLanguage(item))
}

/** An item without the words behind its name; "knife skills" are no knives. */
function withoutTail(item: string): string {
  const name = item.replace(tail, '').trim()
  return /\sskills$/iu.test(item) && !name.includes(' ') && !isKnown(name) ? item : name
}

/** An item without the verb that it begins with: "manage general accounting". */
const withoutVerb = (item: string) => {
  const end = item.indexOf(' ')
  const first = end < 0 ? '' : item.slice(0, end).toLowerCase()
  return noWork.has(first) && isPresentVerb(first) ? item.slice(end + 1) : item
}

/** Whether an item is made of words only that no name of work holds: "local", "state". */
const saysNothing = (item: string) =>
  foldText(item)
    .split(' ')
    .every((word) => noWork.has(word) || tooWide.has(word))
/** Words that name nothing unless others stand before them. */
const tooWide = new Set(
  `software hardware management system systems tool tools technique techniques method methods law laws technology technologies
   equipment service services operation operations solution solutions product products data information design development
   algorithm algorithms procedure procedures assessment rule rules code codes material materials administrative technical
   vocational nature kanzlei cabinet klinik unternehmen betrieb einer eine wort schrift deutsch english own transport car vehicle passport visa
   references availability shift shifts weekend overtime reisebereitschaft schichtbereitschaft schichtdienst wochenenddienst einsteiger
   quereinsteiger willkommen willingness eligibility authorization age disponibilidad disponibilite mobilite vehiculo permiso
   ausbildung berufsausbildung qualification qualifications certificate certification licence license account accounts culture institutions
   exige exigee requis requise souhaite souhaitee apprecie appreciee obligatoire indispensable erforderlich notwendig wunschenswert zwingend vorhanden`.split(
    /\s+/,
  ),
)

/** A list without the skills whose names have an "and" in them. */
function withoutJoinedSkills(list: string): string {
  const joined = findSkills(list, true).filter(({ quoted }) => quoted.includes(' and '))
  return joined.reduce((rest, { quoted }) => rest.replace(quoted, ' '), list)
}

/** Whether an item is a language, which is asked for as such. */
const isLanguage = (item: string) => namesSpokenLanguage(foldText(item))
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
