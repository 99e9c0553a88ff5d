import { isPresentVerb } from '../rules/verbs.ts'
import { findSkills } from '../vocabulary/find-skills.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { namesSpokenLanguage } from '../vocabulary/spoken-languages.ts'
import { noWork } from '../vocabulary/work-nouns.ts'

/** Words before the name of a thing. */
const lead =
  /^(?:(?:and|or|als|an?|the|our|effective|direct|overall|strong|solid|good|working|proven|hands-on|basic|advanced|deep|excellent|sound|thorough|broad|relevant|modern|current|various|common|in|of|with|using|both|either|de l['’]|du|des|de|d['’]|der|die|das|den|dem|la|le|les|el|los|las|im|eine[mnrs]?|att|en|ett|god|goda|stor|stort|dokumenterad|tidigare|tidligere|inom|innen|inden for|den g[aä]ngigen|g[aä]ngigen?|idealerweise|knowledge|experience|experienced|familiarity|proficiency|ideally|prefer+ably|particularly|especially|specifically|mainly|primarily|notably|mit|con|com|avec|med|met)(?:\s+|(?<=['’])))+/iu
/** Words behind it. */
const tail =
  /\s+(?:skills?|experience|knowledge|tools?|techniques?|principles|concepts|fundamentals|basics|(?:is|are|would be|wie) .*|(?:an? )?(?:plus|asset)|preferred|required|desirable|desired|etc|(?:zwingend |unbedingt |dringend )?(?:erforderlich|notwendig|vorausgesetzt|wünschenswert|vorhanden|von vorteil)|(?:souhait|exig|appréci)ée?s?|requise?s?)$/iu
/** Words that no name of a thing has: what holds one of them is the rest of a sentence. */
export const sentenceWords = new Set(
  `diesen dieser dieses dich dir ihnen kennst bringst vergleichbaren vergleichbar
   yourself themselves ourselves himself herself itself oneself myself none keine aucun aucune ninguno ninguna nessuno nessuna nenhum nenhuma geen ingen inga brak
   you we they your their his her how know who which that is are be will would can have has had do does to not able more other others
   etc similar related least years year experience work working works team teams people customers clients environment
   environments company companies field fields role roles same different all any each every new large small level levels
   high fast area areas least must should may ability skill skills way ways things this these those it its day week from at on by if as when into during where accredited university college school
   program programs for to about after before during between within without through auf an interesse freude spass lust bereitschaft neue neuer gute guter requires require para pour want daar omdat zodat aby nights weekends
   holidays evenings travel limited including use nature principles concepts wir ihr sie der die das den dem unsere ist sind wird nous vous qui que est sont une votre notre usted que sus oder hier hohe schnell pendant apres avant maintenir sera seront serez etes avez fait font atouts atout cles souhaitee souhaitees appreciees dass um specifically lieu bereich one two three upon alongside vorteil idealerweise insbesondere zusatzlich entsprechender entsprechende ahnlicher ahnliche ar att oss dig deg ditt dina dine skal ska har haft hatt vill vil ikke inte detta dette vara vaere bade arbetet stillingen tjansten rollen liknande lignende tilsvarende andra andre meriterande fordel krav`.split(
    /\s+/,
  ),
)
const mostWords = 4

/** Items of a list; what stands in brackets belongs to the item before. */
export function itemsOf(list: string): string[] {
  return withoutJoinedSkills(list)
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\([^()]*$/, ' ')
    .split(
      /[,;]|\s(?:and\/or|as well as|and|or|und|oder|sowie|et|ou|y|och\/eller|og\/eller|och|og|samt|eller|gärna|gjerne|gerne)\s/iu,
    )
    .map((item) => withoutVerb(item.trim().replace(lead, '').replace(/[.!]$/, '')))
    .map((item) => withoutTail(item))
    .map((item) => item.replace(/[\s/–-]+$/u, ''))
    .filter((item) => item !== '' && !saysNothing(item) && !isAdverb(item) && !isLanguage(item))
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
export const saysNothing = (item: string) =>
  foldText(item)
    .split(' ')
    .every((word) => noWork.has(word) || tooWide.has(word))
/** Words that name nothing unless others stand before them. */
export const tooWide = new Set(
  `belief beliefs feature features challenge challenges focus valuable stack language languages engineer desires allgemein schwerpunkt einsatz
   travail idiomas richtlinien entwicklungen anforderungen rahmenbedingungen technologien aufgabenstellungen themen gebieten encouragement desire accessible
   oral verbal mundlich schriftlich hablado escrito falado parlato scritto gesproken geschreven muntlig skriftlig
   software hardware management system systems tool tools application applications technique techniques method methods law laws technology technologies
   equipment service services operation operations solution solutions product products data information design development
   algorithm algorithms procedure procedures assessment rule rules code codes material materials administrative technical spoken written verbally orally
   vocational nature kanzlei cabinet klinik unternehmen betrieb einer eine wort schrift deutsch english own transport car vehicle passport visa
   references availability shift shifts weekend overtime reisebereitschaft schichtbereitschaft schichtdienst wochenenddienst einsteiger
   quereinsteiger willkommen willingness eligibility authorization age disponibilidad disponibilite mobilite vehiculo permiso
   coordination supervision leadership ausbildung berufsausbildung qualification qualifications certificate certification licence license account accounts culture institutions
   exige exigee requis requise souhaite souhaitee apprecie appreciee obligatoire indispensable erforderlich notwendig wunschenswert zwingend vorhanden modern fit share expand building practices standards structure guidelines artefacts tactics administering interpreting
   assigning architecting maintaining creating contract contracts fixed term permanent ahnliches tal skrift dags`.split(
    /\s+/,
  ),
)

/** A list without the skills whose names have an "and" in them. */
function withoutJoinedSkills(list: string): string {
  if (!list.includes(' and ')) return list
  const joined = findSkills(list, true).filter(({ quoted }) => quoted.includes(' and '))
  return joined.reduce((rest, { quoted }) => rest.replace(quoted, ' '), list)
}

/** Adverbs, which name nothing by themselves; a few nouns end like them. */
export const isAdverb = (item: string) =>
  /^\p{L}{3,}ly$/u.test(item) && !/(?:assembly|supply|family|anomaly|monopoly|italy)$/iu.test(item)

/** Whether an item is a language, which is asked for as such. */
const isLanguage = (item: string) => namesSpokenLanguage(foldText(item))
/** Whether an item names a skill that is known. */
export const isKnown = (item: string) => findSkills(item, true).length > 0

/** Names of trades, which are words of a sentence elsewhere. */
const namesOfTrades = /\bIT\b|\b[Tt]ravel(?= (?:industry|sector|trade|business|agenc(?:y|ies))\b)/gu

/** Whether an item is short and has no word of a sentence. */
export function isName(item: string): boolean {
  const isShort = item.split(/\s+/u).length <= mostWords
  return (
    isShort &&
    /^\p{L}/u.test(item) &&
    !foldText(item.replace(namesOfTrades, ' '))
      .split(' ')
      .some((word) => sentenceWords.has(word))
  )
}

/** The name of a skill for an item that is one, the item for another name, nothing for the rest of a sentence. */
export function nameOf(item: string): string[] {
  if (!isName(item)) return []
  const [known, ...others] = findSkills(item, true)
  if (known && others.length === 0 && foldText(known.quoted) === foldText(item)) return [known.name]
  return item.length < 3 || !/\p{L}{2}/u.test(item) ? [] : [capitalised(item)]
}

/** A name as a report shows it. */
export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
