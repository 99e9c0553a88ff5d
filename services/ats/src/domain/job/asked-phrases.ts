import { isPresentVerb } from '../rules/verbs.ts'
import { countWords } from '../text/words.ts'
import { findSkills } from '../vocabulary/find-skills.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { namesSpokenLanguage } from '../vocabulary/spoken-languages.ts'
import { noWork } from '../vocabulary/work-nouns.ts'
import { namedListsIn } from './named-lists.ts'

/** Words after which things that somebody has to know are listed. */
const cue =
  /\b(?:experienced?|expertise|knowledge|familiar(?:ity)?|proficien(?:cy|t)|skilled|competen(?:ce|cy|t)|background|trained|understanding|command|versed|exposure|confident|comfortable|adept|conversant)\s+(?:in|of|with|using|to|applying)\s+(?:the following\W+)?|(?<!\p{L})(?:such as|including(?: but not limited to)?|e\.g\.,?|for example|z\.\s?B\.|tels? que)\s+/giu
/** The same in German, French, Spanish, and Italian. */
const foreignCue =
  /(?:(?:(?:berufs)?erfahrung(?:en)?|kenntnisse|umgang|verständnis|wissen)\s+(?:als|in den bereichen|im bereich|in der|in den|mit|in|im|der|von)|(?:connaissances?|ma[iî]trise|exp[eé]rience|pratique)\s+(?:des|de la|de l['’]|du|de|en|dans|sur)|(?:conocimientos?|experiencia|manejo|dominio)\s+(?:de|en|con|del)|(?:conoscenza|esperienza|padronanza)\s+(?:di|del|della|in|con))\s+/giu
/** What cues begin with, on folded text, where it is found sooner. */
const hasCue =
  /\b(?:experienc|expertise|knowledge|familiar|proficien|skilled|competen|background|trained|understanding|command|versed|exposure|confident|comfortable|adept|conversant|such as|including|e g\b|for example|z b\b|tels? que|(?:berufs)?erfahrung|kenntnisse|umgang|verstandnis|wissen|connaissance|maitrise|pratique|conocimiento|manejo|dominio|conoscenza|esperienza|padronanza)/
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
   holidays evenings travel limited including use nature principles concepts wir ihr sie der die das den dem unsere ist sind wird nous vous qui que est sont une votre notre usted que sus sera seront serez etes avez fait font atouts atout cles souhaitee souhaitees appreciees dass um specifically bereich one two three`.split(
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
  return [
    ...new Set([
      ...listedIn(line, isAsking, isSkillList),
      ...namedListsIn(line).flatMap(nameOf),
      ...bracketedIn(line),
      ...beforeCue(line),
      ...rolesIn(line),
    ]),
  ]
}

/** Lists of at least two in brackets, which are kinds or parts of what stands before: "boilers (gas, oil)". */
const bracketed = /\(([^()]{4,160},[^()]{3,160})\)?/gu

function bracketedIn(line: string): string[] {
  return [...line.matchAll(bracketed)].flatMap(([, inner = '']) => {
    const items = itemsOf(
      inner
        .replace(/^(?:i\.\s?e|e\.\s?g|z\.\s?B|ex|insb)\.?:?,?\s/iu, '')
        .replace(/\s?(?:etc|usw)\b.*$/iu, '')
        .replace(/\.$/u, ''),
    )
    return items.length >= 2 && items.every(isName) ? items.flatMap(nameOf) : []
  })
}

/** What a line asks for in a list. */
function listedIn(line: string, isAsking: boolean, isSkillList: boolean): string[] {
  const lists = listsIn(line)
  if (lists.length > 0) return lists.flatMap((list) => namesAtStart(itemsOf(list))).flatMap(nameOf)
  const mayList = isSkillList || (isAsking && line.includes(','))
  if (!mayList) return []
  const items = itemsOf(line.replace(/^[\s•*·–-]+/u, '').replace(/^[^:]{2,30}:\s/u, ''))
  if (!items.every(isName)) return []
  if (isSkillList) return items.flatMap(nameOf)
  return items.length >= 2 && items.filter(isKnown).length >= items.length / 2 ? items.flatMap(nameOf) : []
}

/** Words that say how well something is known, or that it is asked for. */
const howWell = new Set(
  `strong solid good excellent proven previous prior relevant similar basic advanced deep sound thorough broad working practical hands-on technical
   industry professional related general demonstrated demonstrable extensive significant substantial recent progressive minimum some
   specific expert current necessary essential required preferred desirable ideal same post equivalent considerable exceptional great
   effective outstanding superior proficient analytical organizational organisational fundamental in-depth direct real life-long lived own
   management people personal key core required key business user customer employee best hard soft many full-time paid`.split(
    /\s+/,
  ),
)
/** What is asked for stands before this: "emergency power experience". */
const behindName =
  /\s(?:experience|background|knowledge|skills)(?=\s*(?:$|[,.;)]|\b(?:a must|an? (?:plus|asset)|(?:is |are )?(?:required|preferred|essential|desirable|desired|necessary)|and|or)\b))/giu
/** How far back a name may begin, in characters. */
const longestBefore = 60
const lastWords = /(?:[\p{L}\d][\p{L}\d/&’'-]*\s+){0,3}[\p{L}\d][\p{L}\d/&’'-]*$/u

/** Names that stand before "experience" and the like, back to a word that belongs to no name. */
function beforeCue(line: string): string[] {
  if (!hasCue.test(foldText(line)) && !line.includes('skills')) return []
  return [...line.matchAll(behindName)].flatMap(({ index }) => {
    const before = lastWords.exec(line.slice(Math.max(0, index - longestBefore), index))?.[0] ?? ''
    const words = before.split(/\s+/u)
    const name = words.slice(words.findLastIndex(isNoName) + 1).join(' ')
    return name === '' || countWords(name) > 3 || tooWide.has(foldText(name)) ? [] : nameOf(name)
  })
}

function isNoName(word: string): boolean {
  const folded = foldText(word)
  return howWell.has(folded) || sentenceWords.has(folded) || noWork.has(folded) || /\d|['’]/.test(word)
}

/** Roles that somebody has held: "experienced care assistant", "experience as a baker". */
const heldRole = /\bexperienced? (?:working )?(?:as an? )?((?:\p{L}+ ){0,2}\p{L}+)/giu

function rolesIn(line: string): string[] {
  return [...line.matchAll(heldRole)].flatMap(([, given = '']) => {
    const words = given.split(' ')
    const end = words.findLastIndex((_, at) => titleScore(words.slice(0, at + 1).join(' ')) > 1)
    const name = words.slice(0, end + 1).join(' ')
    return name !== '' && isName(name) && !words.slice(0, end + 1).some((word) => noWork.has(word.toLowerCase()))
      ? [capitalised(name)]
      : []
  })
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** What stands behind each cue, up to the end of the clause or the next cue. */
function listsIn(line: string): string[] {
  if (!hasCue.test(foldText(line))) return []
  const english = [...line.matchAll(cue)]
  const foreign = englishWords.some((word) => line.includes(word)) ? [] : [...line.matchAll(foreignCue)]
  const cues = foreign.length > 0 ? [...english, ...foreign].sort((one, other) => one.index - other.index) : english
  return cues.map(
    ({ 0: found, index }, at) =>
      line.slice(index + found.length, cues[at + 1]?.index).split(/[;:)]|\.(?!\p{Ll})/u)[0] ?? '',
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
    .replace(/\([^()]*$/, ' ')
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
  if (!list.includes(' and ')) return list
  const joined = findSkills(list, true).filter(({ quoted }) => quoted.includes(' and '))
  return joined.reduce((rest, { quoted }) => rest.replace(quoted, ' '), list)
}

/** Whether an item is a language, which is asked for as such. */
const isLanguage = (item: string) => namesSpokenLanguage(foldText(item))
const isKnown = (item: string) => findSkills(item, true).length > 0

function isName(item: string): boolean {
  const words = item.split(/\s+/u).map(foldText)
  return words.length <= mostWords && /^\p{L}/u.test(item) && !words.some((word) => sentenceWords.has(word))
}

/** The name of a skill for an item that is one, the item for another name, nothing for the rest of a sentence. */
function nameOf(item: string): string[] {
  if (!isName(item)) return []
  const [known, ...others] = findSkills(item, true)
  if (known && others.length === 0 && foldText(known.quoted) === foldText(item)) return [known.name]
  return item.length < 3 || !/\p{L}{2}/u.test(item) ? [] : [item.charAt(0).toUpperCase() + item.slice(1)]
}
