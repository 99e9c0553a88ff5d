import { openerOf } from '../rules/verbs.ts'
import { countWords } from '../text/words.ts'
import { nounByVerb } from '../vocabulary/duty-verbs.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { isAdverb, isKnown, isName, itemsOf, nameOf, saysNothing } from './asked-items.ts'
import { activitiesIn, heldRolesIn, namesBefore } from './experience-names.ts'
import { namedListsIn } from './named-lists.ts'

/** Words after which things that somebody has to know are listed. */
const cue =
  /\b(?:experienced?|expertise|knowledge|familiar(?:ity)?|proficien(?:cy|t)|skilled|competen(?:ce|cy|t)|background|trained|understanding|command|versed|exposure|confident|comfortable|adept|conversant)\s+(?:in|of|with|using|to|applying)\s+(?:the following\W+)?|(?<!\p{L})(?:interest(?:ed)?\s+in|passion(?:ate)?\s+(?:for|about)|enthusias(?:m|tic)\s+(?:for|about)|appetite\s+for)\s+|(?<!\p{L})experience\s+(?:(?!working\s)\p{L}{3,15}ing(?:\s+(?:and|or|&)\s+\p{L}{3,15}ing)?(?:\s+(?:with|on|in|for|up|out))?|working (?:with|on|in))\s+|(?<!\p{L})(?:such as|including(?: but not limited to)?|e\.g\.,?|for example|z\.\s?B\.|tels? que)\s+/giu
/** The same in German, French, Spanish, Italian, and the Nordic languages. */
const foreignCue =
  /(?:(?:(?:berufs)?erfahrung(?:en)?|kenntnisse|umgang|verständnis|wissen)\s+(?:als|in den bereichen|im bereich (?:von|der|des)|im bereich|in der|in den|mit|in|im|der|von)|(?:connaissances?|ma[iî]trise|exp[eé]rience|pratique)(?:\s+\p{L}{4,}(?:ées?|tives?|ante|ente|aire|elle|elles|ides?|bles?|onnes?))?\s+(?:des|de la|de l['’]|du|de|en|dans|sur)|(?:conocimientos?|experiencia|manejo|dominio)(?:\s+\p{L}{4,}(?:ad[oa]s?|id[oa]s?|ables?|ibles?|os|as|ente|ia))?\s+(?:de|en|con|del)|(?:conoscenza|esperienza|padronanza)(?:\s+\p{L}{4,}(?:at[ao]|it[ao]|ale|ennale|ata|ita|ica|iva))?\s+(?:di|del|della|in|con|nel|nello|nella|nell['’])|(?:int[ée]r[êe]t|go[ûu]t|passion|app[ée]tence|attrait|passionn[ée]e?s?)\s+(?:pour|par)(?:\s+l[ea]s?|\s+l['’])?|(?:inter[ée]s|pasi[óo]n|vocaci[óo]n|apasionad[oa]s?|sensibilidad)\s+(?:por|en)(?:\s+(?:el|las?|los))?|(?:interesse|passione)\s+per(?:\s+(?:il|l[ao]|i|gli|le))?|(?:interesse|passie|affiniteit)\s+(?:in|voor|met)|(?:Interesse|Begeisterung|Leidenschaft|Affinit[äa]t)\s+(?:an|am|für|zu|zum|zur)|(?:\p{L}{0,9}erfarenhet(?:er)?|\p{L}{0,9}erfaring(?:er)?|jobbat|arbetat|jobbet|arbejdet|arbeidet|kunskap(?:er)?|kundskaber|kunnskap(?:er)?|viden|kännedom|kendskab|kjennskap|intresse|interesse|förståelse|forståelse|kompetens|kompetence|kompetanse|vana|bakgrund|baggrund|bakgrunn|utbildad|uddannet|utdannet|insikt|indsigt|innsikt|förtrogen|ansvar|ansvarig)\s+(?:av|inom|från|som|om|i|för|med|af|fra|inden\s+for|inden|innen|innenfor|til)(?:\s+(?:att|å|at)\s+(?:arbeta|jobba|jobbe|arbeide|arbejde)\s+(?:med|i|på|inom|som|inden\s+for|innen))?(?:\s+(?:arbete|arbejde|arbeid)\s+(?:med|inom|av|i|inden\s+for|innen))?)\s+/giu
/** What cues begin with, on folded text, where it is found sooner. */
const hasCue =
  /\b(?:experienc|expertise|knowledge|familiar|proficien|skilled|competen|background|trained|understanding|command|versed|exposure|confident|comfortable|adept|conversant|interest|passion|enthusias|appetite|such as|including|e g\b|for example|z b\b|tels? que|(?:berufs)?erfahrung|kenntnisse|umgang|verstandnis|wissen|connaissance|maitrise|pratique|conocimiento|manejo|dominio|conoscenza|esperienza|padronanza|\w*erfarenhet|\w*erfaring|jobb[ae]t|arbe[tjid]+[ae]t|kunskap|kundskab|kunnskap|viden|kannedom|kendskab|kjennskap|intresse|interesse|forstaelse|kompeten|kompetan|vana|bakgr|baggr|interes|interet|gout|passi|appetence|attrait|pasion|vocacion|apasionad|sensibilidad|affinit|begeisterung|leidenschaft|utbildad|uddannet|utdannet|ins[ik]+t|indsigt|innsikt|fortrogen|ansvar)/
/** Words by which a line is told to be English. */
const englishWords = [' the ', ' of ', ' and ', ' with ', ' to ']
/**
 * What a line asks for in its own words, because no vocabulary has it: the items of what is listed behind "experience with"
 * and the like, and of a list in which known skills stand.
 * @param isAsking whether the line stands where things are listed that are asked for
 * @param isSkillList whether it stands in a list of skills, in which every short item is one
 */
export function phrasesIn(line: string, isAsking: boolean, isSkillList = false): string[] {
  const names = new Set([
    ...listedIn(line, isAsking, isSkillList),
    ...namedListsIn(line).flatMap(nameOf),
    ...bracketedIn(line),
    ...namesBefore(line),
    ...heldRolesIn(line),
  ])
  const activities = activitiesIn(line)
  const said = new Set(activities.map((activity) => activity.split(' ').at(-1)?.toLowerCase()))
  const others = [...names].filter((name) => !said.has(name.toLowerCase()))
  return others.length > 0 ? others : activities
}

/** What a line lists by the signs of a list alone: names that are written as such, and kinds of something in brackets. */
export const listedBySigns = (line: string): string[] => [
  ...new Set([...namedListsIn(line).flatMap(nameOf), ...bracketedIn(line)]),
]

/** What is no skill, though kinds of it are listed in brackets: "industries (mining, milling)". */
const ofPlaces =
  /(?:industr(?:y|ies)|sectors?|markets|branches|branchen|secteurs|sectores|settori|setores|sectoren|countries|locations|offices|länder|pays|países)\s*$/iu
const longestHead = 20

/** Lists of at least two in brackets, which are kinds or parts of what stands before: "boilers (gas, oil)". */
const bracketed = /\(([^()]{4,160},[^()]{3,160})\)?/gu

function bracketedIn(line: string): string[] {
  if (!line.includes('(')) return []
  return [...line.matchAll(bracketed)].flatMap(({ 1: inner = '', index }) => {
    if (ofPlaces.test(line.slice(Math.max(0, index - longestHead), index))) return []
    const items = itemsOf(
      inner
        .replace(/^(?:i\.?\s?e|e\.?\s?g|z\.\s?B|ex|insb)\.?:?,?\s/iu, '')
        .replace(/\s?(?:etc|usw)\b.*$/iu, '')
        .replace(/\.$/u, ''),
    )
    const names = items.filter(isName)
    return names.length >= 2 && names.length >= items.length / 2 ? names.flatMap(nameOf) : []
  })
}

/** Most words of an item, with those between two. */
const mostWordsOfItem = 6

/** What a line asks for in a list. */
function listedIn(line: string, isAsking: boolean, isSkillList: boolean): string[] {
  const lists = listsIn(line)
  if (lists.length > 0) {
    return lists
      .flatMap((list) => withoutLoneDoing((list.isWhole ? namesAmong : namesAtStart)(itemsOf(list.text))))
      .flatMap(nameOf)
  }
  const mayList = isSkillList || (isAsking && line.includes(','))
  if (!mayList || !(isSkillList || isKnown(line))) return []
  if (countWords(line) > mostWordsOfItem * line.split(/,|\s(?:and|or|und|oder|et|ou)\s/u).length) return []
  const items = itemsOf(line.replace(/^[\s•*·–-]+/u, '').replace(/^[^:]{2,30}:\s/u, ''))
  if (!items.every(isName) || nounByVerb.has(openerOf(line.replace(/^[\s•*·–-]+/u, '')))) return []
  if (isSkillList) return items.flatMap(nameOf)
  return items.length >= 2 && items.filter(isKnown).length >= items.length / 2 ? items.flatMap(nameOf) : []
}

/** What is done in a word, in English and German, and what is done to something. */
const loneDoing = /^(?:\p{L}{3,}ing|\p{Lu}\p{Ll}{2,}(?:[^aeiou\W]en|eln|ern))$/u
const doingTo = /^(?:\p{L}{3,}ing\s\S|\p{Lu}\p{Ll}{2,}(?:en|eln|ern)\s(?:von|der|des|einer|eines)\s)/u

/** Items without those that only share what a later one is done to: "processing and reviewing claims" is no processing. */
const withoutLoneDoing = (items: string[]): string[] => {
  const last = items.findLastIndex((item) => doingTo.test(item))
  return items.filter((item, at) => at > last || !loneDoing.test(item) || isKnown(item))
}

/** Whom examples are of that nobody has to know: "companies such as Iron Works", "Kunden wie Sandhill". */
const ofFirms =
  /(?:compan(?:y|ies)|firms|brands|clients?|customers|partners|investors|organi[sz]ations|startups|start-ups|employers|entreprises|clients|marques)[\s,(]*$/iu
/** How examples are begun. */
const beginsExamples = /^(?:such as|including|e\.g|for example|tels? que)/iu

/** What stands behind each cue, up to the end of the clause or the next cue. */
function listsIn(line: string): { text: string; isWhole: boolean }[] {
  if (!hasCue.test(foldText(line))) return []
  const english = [...line.matchAll(cue)].filter(
    ({ 0: found, index }) => !(beginsExamples.test(found) && ofFirms.test(line.slice(Math.max(0, index - 30), index))),
  )
  const foreign = englishWords.some((word) => line.includes(word)) ? [] : [...line.matchAll(foreignCue)]
  const cues = foreign.length > 0 ? [...english, ...foreign].sort((one, other) => one.index - other.index) : english
  return cues.map(({ 0: found, index }, at) => {
    const clause = line.slice(index + found.length, cues[at + 1]?.index)
    const list = listBehindColon(found, clause)
    const text = (list ?? clause).split(
      /[;:)]|\.(?!\p{Ll})|,?\s(?:and|or)\s(?:any )?(?:other|similar|related|equivalent)\b/u,
    )[0]
    return { text: text ?? '', isWhole: list !== undefined }
  })
}

/** The list of "one of the following helps: glazes, kilns; clay", which is "glazes, kilns, clay". */
function listBehindColon(cue: string, clause: string): string | undefined {
  const told = /following\W*$/iu.test(cue) ? `following ${clause}` : clause
  const [, list] = /^[^.;:()]{0,40}\bfollowing\b[^.;:()]{0,60}:\s+(.+)$/su.exec(told) ?? []
  return list?.replaceAll(';', ',')
}

/** The items of a whole list that are names, if most are. */
function namesAmong(items: string[]): string[] {
  const names = items.filter(isName)
  return names.length >= items.length / 2 ? names : namesAtStart(items)
}

/** The items up to the first that is no name, and what stands before a preposition in it: with it, the sentence goes on. */
function namesAtStart(items: string[]): string[] {
  const end = items.findIndex((item) => !isName(item))
  if (end < 0) return items
  const before = (items[end] ?? '').split(goesOn)[0]?.trim() ?? ''
  const start =
    before !== items[end] && before !== '' && isName(before) && !isAdverb(before) && !saysNothing(before)
      ? [before]
      : []
  return end + start.length < 1 || (end === 1 && start.length === 0) ? [] : [...items.slice(0, end), ...start]
}
/** Where the name of a thing ends and the sentence goes on. */
const goesOn =
  /\s(?:within|for|in|on|from|at|to|across|through|that|which|who|as|during|by|with|using|when|into|dans|pour|avec|afin|sur|für|aus|bei|mit|rund um|anhand|innerhalb|gemäß|inom|från|hos|på|till|för|inden|innen|til|ved|vid|fra|enligt|där|hvor|samt|mot)\s/iu
