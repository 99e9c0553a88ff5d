import { countWords } from '../text/words.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { yearsAsked } from './experience-asked.ts'
import type { AskedYears } from './requirement.ts'
import { yearsAskedAbroad } from './years-abroad.ts'

/** Numbers in English words, as they stand before "years". */
const numbers = new Map(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at) => [word, at + 1] as const),
)
const number = `\\d{1,2}|${[...numbers.keys()].join('|')}`
/** "5+ years of experience in X", "2 to 4 years of X experience", "three years' experience as an X". */
const inEnglish = new RegExp(
  `(?<![\\d.,$€£])\\b(${number})\\)?\\s*\\+?\\s*(?:(?:-|–|to|or)\\s*(?:${number})\\s*\\+?\\s*)?(?:-\\s?)?(?:or more |plus |full )?(?:years?|yrs?)\\b['’]?([^.,;:()]{0,120})`,
  'giu',
)
/** How the words for small numbers begin in the eight languages, on folded text. */
const hasNumberWord =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|ein|zwei|drei|vier|funf|sechs|sieben|acht|zehn|une?|deux|trois|quatre|cinq|sept|huit|dix|una|uno|dos|tres|cuatro|cinco|seis|siete|ocho|diez|uma?|dois|quatro|sete|oito|dez|due|tre|quattro|cinque|sei|sette|otto|dieci|een|twee|drie|vijf|zes|zeven|tien|jed|dwa|dwoch|tva|to|fyra|fire|fem|trz|czter|pie|sze|siede|osiem|dzie|ett? ars?\b)/
const mostYears = 30
/** Words for years, as they begin in the eight languages. */
const unit = /ye?a?rs?|jahr|an[ns]|a[nñ]o|jaar|jaren|lat[ a]|lat$|letni|roku|(?<!\p{L})års?(?!\p{L})/iu

/** A number with a word for years, in the other languages. */
const numberOfYears =
  /\d{1,2}\+?(?:\s?(?:-|–|à|a|bis|to)\s?\d{1,2})?\s*(?:jahre?n?|ans|a[nñ]os?|anni|jaar|jaren|lata?|års?)(?!\p{L})/iu

/** Words before what the experience is in. */
const lead =
  /^(?:(?:of|in(?! lieu)|with|as|using|working|work|worked|practical|professional|relevant|related|proven|prior|previous|recent|progressive|progressively|responsible|past|minimum|hands-on|full-time|paid|post-qualification|industry|direct|experience|experiences|the|an?|our|this|similar|comparable|any|fields?|areas?|following|types?|one|job|jobs|employment|work-life|working-life|career|overall|total|combined|solid|strong|commercial|on-the-job|in-house)(?:\s+|$))+/iu
/** Words behind it. */
const tail =
  /\s+(?:experience|background|roles?|positions?|environments?|settings?|jobs?|field|(?:is |are )?(?:required|preferred|desired|desirable|needed|necessary)|in total|or equivalent|or similar)$/iu
const mostWords = 6

/** Words with which years are the age of a company, unless experience is spoken of. */
const isAge =
  /\b(?:our|we|since|history|founded|family|tradition|in a row|old|anniversary|served|serving|(?:for|over) (?:over |more than |almost |nearly )?(?:\d+|the) |tenemos|llevamos|contamos|a[nñ]os de (?:vida|historia)|seit|depuis|existe|abbiamo|temos|anni di storia|anos de hist[oó]ria|bestaat|istniej\p{L}+|od ponad)\b/iu
/** Words with which years are somebody's age. */
const isOfAge =
  /\b(?:seit|depuis|im alter|alter von|jahre alt|aged?|ages|mois|enfants?|de \d+ (?:mois|ans) [aà]|moins de|menos de|maior(?:es)? de|mayor(?:es)? de|anos de idade|años de edad|años cumplidos|jaar oud|lat uko[nń]czonych|kinder\p{L}*|barn|bambini|niños|crianças|(?:under|per|om) (?:ett? )?år(?:et)?)\b/iu
const ofExperience =
  /(?:\bexp[eé]rien|erfahrung|ervaring|\besperienza|experi[eê]ncia|do[sś]wiadczen|erfarenhet|erfaring)/iu

/** That an employer tells of its own experience: "Wir verbinden über 20 Jahre Erfahrung mit …". */
const ofEmployer =
  /\b(?:we|our|wir|unsere?|nous|notre|nos|nosotros|nuestr[ao]s?)\b.{0,80}(?<!\p{L})(?:over|more than|nearly|almost|über|mehr als|rund|fast|plus de|près de|más de|casi)\s+\d{2}\b|^\s*(?:with|mit|avec|con|com|met)\s+(?:over|more than|über|mehr als|plus de|más de|mais de|oltre|più di|ruim|meer dan)\s+\d{2}\b/iu

/** Years that are no experience: the length of a course, or a time that has gone by. */
const otherYears = /\b(?:previous|last|past|next|every|within|first)\s+$/iu
const course =
  /^[\s-]*(?:accredited |full-time )?(?:associate|bachelor|master|college|university|degree|diploma|course|program(?:me)?\b|contract|warranty|old\b|of age|or older|and older)/iu

/** A time within which something happens, and the length of a contract, on folded text. */
const otherTime =
  /\b(?:innerhalb (?:von |der )?|binnen |in den (?:nachsten|letzten|kommenden) |in de (?:komende|afgelopen) |inom |de senaste |de kommande |dans les |au cours des |d ici |en los (?:ultimos|proximos) |en menos de |entro |negli ultimi |nei prossimi |dentro de |nos (?:ultimos|proximos) |w ciagu |przez ostatnie )(?:\p{L}+ |\d+ )?(?:jahre?n?|jaar|jaren|ar|ans|anos?|anni|lat|lata)\b|\bin (?:\p{L}+|\d+) jaar tijd\b|\b(?:befristet|vertrag|looptijd|laufzeit|projektdauer|duree|duracion|duracao|durata|varaktighet|contrat|cdd|contrato|contratto|umow\p{L}+|tidsbegr\p{L}+|tidsbestemt|kontrakt) (?:\p{L}+ ){0,3}(?:\d+|\p{L}+) (?:jahre?n?|jaar|ar|ans|anos?|anni|lat|lata)\b|\b(?:jahre?|jaar|ar|ans|anos?|anni|lata?) befristet\b/u
/** Labels of how long something goes on. */
const ofDuration =
  /^\W*(?:contract|duration|term|length|period|project|assignment|warranty|dauer|laufzeit|vertrag\p{L}*|befristung|dur[ée]e|contrat|duraci[óo]n|contrato|dura[çc][ãa]o|durata|contratto|duur|looptijd|varaktighet|varighet|varighed|okres|umowa)\b[^:]{0,30}:?\s*$/iu
const fields =
  /^(?:domaines?|secteurs?|bereichs?|umfeld|branche|sector|[áa]reas?|campo|rubro|settore|ambito|setor|gebied|vakgebied|omr[åa]det?|bransch(?:en)?|bran[żz]y|obszarze)\s+(?:(?:de la|del|della|der|von|van|d[aeiou]|des)\s+|d['’])?/iu

/** Words before what experience is in, in the other languages. */
const experienceIn =
  /^(?:\p{L}+\s+)?(?:(?:berufs)?erfahrung(?:en)?|kenntnisse|exp[ée]riences?|connaissances?|ma[îi]trise|experi[eê]ncias?|conocimientos?|conhecimentos?|esperienza|conoscenz[ae]|(?:werk)?ervaring|kennis|erfarenhet|erfaring|do[śs]wiadczenie|znajomo[śs][ćc])\s+(?:(?:professionn?elle|profesional|profissional|laboral|professionale|zawodowe)\s+)?(?:(?:de la|du|des|de|en|dans|als|in der|im|in|mit|con|como|come|nel|em|com|met|als|van|inom|som|av|i|med|w|z)\s+|d['’]|nell['’])/iu
/** Names of the field itself. */
const ofField =
  /^(?:(?:work|job|total|minimum|relevant|years of|required|professional|general)?\s*experience(?: required)?|years|(?:berufs)?erfahrung|exp[ée]rience(?: professionnelle| requise| souhait[ée]e)?|a[ñn]os(?: de experiencia)?|experi[êe]ncia(?: laboral| profesional| profissional| m[ií]nima| requerida)?|esperienza(?: richiesta| professionale)?|(?:werk)?ervaring|erfarenhet|erfaring|do[śs]wiadczenie(?: zawodowe)?)$/iu
const longestBefore = 120
/** The end of what is said before years in brackets, or behind a colon or a dash. */
const beforeYears =
  /([^.;:()•–]{3,80}?)\s*(?:[:–]|\((?:[^()]{0,60}\)\s*\()?)\s*(?:(?:at least|minimum|min\.?|over|more than|au moins|mindestens|mind\.|al menos|m[ií]nimo|pelo menos|almeno|minimaal|minst|co najmniej)\s+)?$/iu
/** What may stand behind them. */
const nothingBehind = /^\s*\)?\s*(?:\((?:required|preferred)\))?\s*[.;,)]?\s*$/iu

/** What stands before the years where nothing stands behind them: "Glazing (5 years)", "Erfahrung mit Öfen: 3 Jahre". */
function topicBefore(line: string, from: number, to: number): string {
  if (!nothingBehind.test(line.slice(to))) return ''
  const said = beforeYears.exec(line.slice(Math.max(0, from - longestBefore), from))?.[1]?.replace(/^[\s•*·–-]+/u, '')
  const topic = said === undefined || ofField.test(said) ? '' : topicOf(said.replace(experienceIn, ''))
  return countWords(topic) > mostWordsBefore ? '' : topic
}
const mostWordsBefore = 4

/** The answer of a form: "cabinet making: 2 years (Required)". */
const answer = /^\s*(?:[-–•*·]\s+)?([^:\d]{2,60}):\s*(\d{1,2})\+? years?\s*(?:\(\p{L}+\))?\s*$/iu

/** The years of experience that a line asks for, each with what they are asked in. */
export function yearsIn(line: string): AskedYears[] {
  if (ofEmployer.test(line)) return []
  const found = yearsInWestern(line)
  return found.length > 0 ? found : yearsAskedAbroad(line)
}

function yearsInWestern(line: string): AskedYears[] {
  if (!(/\d/.test(line) || hasNumberWord.test(foldText(line))) || !unit.test(line)) return []
  const [, topic = '', written = ''] = answer.exec(line) ?? []
  if (ofDuration.test(topic)) return []
  if (topic !== '' && Number(written) > 0) return [{ years: Number(written), in: topicOf(topic) }]
  const matches = [...line.matchAll(inEnglish)]
  const found = matches.flatMap(({ 0: whole, 1: written = '', 2: rest = '', index }): AskedYears[] => {
    const years = numbers.get(written.toLowerCase()) ?? Number(written)
    const isOther = course.test(rest) || otherYears.test(line.slice(Math.max(0, index - 12), index))
    const ends = index + whole.length
    const before = topicOf(rest) === '' ? topicBefore(line, index, ends - rest.length) : ''
    if (ofDuration.test(line.slice(0, index))) return []
    return years === 0 || years > mostYears || isOther ? [] : [{ years, in: topicOf(rest) || before }]
  })
  if (matches.length > 0 && found.length === 0) return []
  if (found.length > 0) return isAge.test(line) && !ofExperience.test(line) ? [] : found
  if ((isOfAge.test(line) || isAge.test(line)) && !ofExperience.test(line)) return []
  const years = yearsAsked(line)
  if (years === 0 || (otherTime.test(foldText(line)) && !ofExperience.test(line))) return []
  const behind = topicOf(abroad.exec(line)?.[1] ?? '')
  const { index = 0, 0: whole = '' } = numberOfYears.exec(line) ?? {}
  return [{ years, in: behind === '' && whole !== '' ? topicBefore(line, index, index + whole.length) : behind }]
}

/** Words before what experience is in, in the other seven languages. */
const before =
  'sur|en|dans|comme|en tant que|in|im|als|mit|nell[oae]|nel|nei|come|con|em|com|como|met|w|we|z|ze|jako|na stanowisku|av|inom|som|från|af|fra|inden for|inden|innen|innenfor|med'
const experience =
  '(?:exp[eé]rience|(?:berufs)?erfahrung|experiencia|esperienza|experi[eê]ncia|(?:werk)?ervaring|do[sś]wiadczenia|(?:\\p{L}{0,9})(?:erfarenhet|erfaring))'
const articles = String.raw`(?:(?:une?|les?|la|las|de|des|du|de[rmn]|einem?|einer|uma?|el|los|het|een)\s+)*`
/** Places that are said to be like this one, which say nothing of what the experience is in. */
const samePlace = String.raw`(?:\p{L}+\s+(?:similaire|comparable|[eé]quivalent|similar|simile|analog)|(?:poste|puesto|ruolo|cargo|vergleichbar|fonction|ähnlich|similaire|similar|stanowisku|podobn|vergelijkbar|gelijk|soortgelijk))`
/** What experience is in, in the other seven languages: "5 Jahre Erfahrung in", "2 ans minimum dans", "tres años de experiencia en". */
const abroad = new RegExp(
  String.raw`(?:ans|jahre?n?|a[nñ]os?|anni|jaar|jaren|lata?|års?)\s+(?:relevant\p{L}*\s+)?(?:minimum\s+|m[ií]nimo\s+)?(?:(?:d['’]\s?|d[ei]\s+)?(?:relevante\s+)?${experience}\s+(?:(?:professionn?[ae]l|profi?ss?ional|profesional|zawodoweg)\p{L}*\s+)?)?(?:${before})\s+(?!${articles}${samePlace})${articles}([^.,;:()]{3,60})`,
  'iu',
)

function topicOf(rest: string): string {
  let topic = rest.trim().replace(lead, '').replace(fields, '')
  for (let before = ''; before !== topic; ) {
    before = topic
    topic = topic.replace(tail, '').trim()
  }
  topic =
    topic.split(/\s+(?:and (?:have|know|be|an?|the|strong|good)|who|that|is|are|plus|including|samt)\s/iu)[0] ?? ''
  const [before = ''] = topic.split(/\s+experience(?:with|in|as|of|and)?\b/iu)
  if (before !== '') topic = before
  if (countWords(topic) > mostWords)
    topic = topic.split(/\s+(?:for|with|to|on|at|within|in|such as|across)\s/iu)[0] ?? ''
  if (countWords(topic) > mostWords) topic = topic.split(/\s+(?:of|and|or|y|e|et|und|oraz)\s/iu)[0] ?? ''
  if (/^(?:[^\p{L}]|(?:in lieu|to|including|and|or|but|not|from|who|that|is|are)\b)/iu.test(topic)) return ''
  topic = topic
    .replace(/^(?:for|at|with) (?:an? |the )?/iu, '')
    .replace(/(?:\s+(?:of|in|with|for|a|an|the|and|or))+$/iu, '')
  const words = foldText(topic).split(' ')
  return words.length > mostWords ||
    /^(?:|experience|field|role|position|required|preferred|work|or more)$/.test(words.join(' '))
    ? ''
    : topic
}
