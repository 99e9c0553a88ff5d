import { longPattern } from '../text/long-pattern.ts'
import { countWords } from '../text/words.ts'
import type { About } from './about.ts'
import { partAbroad } from './headings-abroad.ts'
import { setsCondition } from './headings-by-form.ts'
import { aboutOf } from './listed-headings.ts'
import type { Part } from './part.ts'

const preferredHeading = longPattern(
  String.raw`^(?:
    preferred|advantageous|beneficial|extra points|great if|it (?:s|is|would be) (?:a )?(?:bonus|plus|great)|
    (?:nice|good|great|cool|useful|helpful|awesome|lovely|bonus|also good|also nice|also great) to haves?|bonus|plus|pluses|
    desirable|desired|optional|extra credit|it would be great|von vorteil|wunschenswert|atouts?|les plus|(?:les? )?petits? plus|
    deseable|se valora|desejavel|diferenciais|gradito|costituisce|pre|pluspunten|mile widziane|dodatkowym atutem
  )\b`,
  '',
)
const requiredHeading = longPattern(
  String.raw`^(?:
    require\w*|must\b|minimum|basic qualif\w*|qualif\w*|what (?:\p{L}+ ){1,3}(?:do|will|should|must) you (?:need|have|bring)|
    what you|what we (?:need|look|are looking|re looking|expect|require)|who we (?:re|are) looking|you (?:have|bring|will)|
    you (?:are|re|ll)(?: \p{L}+){0,2}$|you fit\b|you (?:might|may|could|would) (?:be|fit|thrive|love|enjoy)\b|
    you (?:are|re|ll be) (?:an? |the |our )?(?:good|great|perfect|right|ideal|strong) (?:fit|match|candidate|person)\b|
    what (?:s|is) (?:the job|needed|required)|in this (?:role|position|job)|to (?:succeed|be successful)|(?:the )?ideal candidate|
    role$|poste$|job$|candidates?\b|open to(?: eligibility)?|eligibility(?: criteria)?$|intended audience|target audience$|
    person specification|accountabilit\w*|abilities|credentials|background\b|(?:position|role|general) (?:overview|purpose)|
    keywords\b|schlagworte\b|mots cles\b|overview\b|summary\b|tasks\b|day to day|your (?:profile|skills|background)|
    (?:key|essential|primary|main|core|job|position|other|additional|candidate|technical|educational?|professional|general|typical|day to day) (?:\w+ and )?(?:responsib\w*|duties|dut\w*|functions|requirements|qualif\w*|skills|summary|description|knowledge|experience|tasks)|
    about you|we are looking|the successful|who you are|skills|responsib\w*|duties|the role|
    about (?:the|this) (?:role|job|position)|anforderungen|(?:unsere )?erwartungen(?: an (?:sie|dich|euch))?$|
    (?:ihr|dein|das|euer) profil|
    (?:fachliche|personliche)[nsr]? (?:profil|anforderungen|voraussetzungen|kompetenz\w*|kenntnisse|fahigkeiten|eignung)|
    qualifikation\w*|voraussetzungen|(?:ihre|deine) (?:qualifikation\w*|kompetenzen|tatigkeit\w*|mission)|
    (?:uber )?diese qualifikationen|uber diese|hier bringen|was (?:sie|du) mitbring\w*|
    was wir (?:erwarten|von ihnen|uns wunschen|suchen)|(?:das )?erwarten wir|wir erwarten|
    was (?:\p{L}+ ){1,4}von (?:dir|ihnen|euch) erwartet|was bringen sie|das solltest du|tatigkeit\w*|kenntnisse\b|das bringen|
    (?:das|was) (?:bringst|bringen) (?:du|sie)|(?:das|was) (?:du|sie) (?:\p{L}+ ){0,3}mitbring\w*|profil|
    (?:(?:ihre|deine|eure|unsere|die) )?(?:aufgaben\w*|hauptaufgaben)|(?:das|was) (?:sie|dich|euch) (?:bei uns )?erwartet|
    das erwartet (?:sie|dich)|missions?|vos missions|votre (?:profil|mission)|competences|savoir\b|savoir faire|
    description du poste|formation\b|requisitos|requerimientos|perfil\b|responsabilidades|conocimientos\b|formacion\b|experiencia\b|
    que buscamos|tus funciones|funciones|requisiti|cosa cerchiamo|eisen|functie eisen|wat vragen|wymagania|obowiazki|
    czego oczekujemy
  )\b`,
  'u',
)
/** Headings of which each word could also begin what is asked for: "Experience and education", but not "Experience with Go". */
const fieldHeading =
  /^(?:education|experience|knowledge|competenc\w*|licen[cs]es|(?:essential |required )?certific\w*)(?: (?:and|required|requirements?|qualif\w*|skills|training|education|experience|knowledge|licen[cs]es|certific\w*))*$/
/** Headings of what the company is. */
const companyHeading = longPattern(
  String.raw`^(?:
    about (?!you|the|this|your|what)\p{L}+(?: \p{L}+){0,2}$|
    about (?:us|the (?:company|organi[sz]ation|team|firm|school|hospital)|our \p{L}+)$|who we are|societe$|entreprise$|
    our (?:company|story|mission|values|culture|history|team)$|
    (?:company|organi[sz]ation|firm) (?:description|overview|profile|background|info\w*|summary)$|the company$|uber uns|
    unsere? (?:produkte?|kunden)$|our (?:products?|clients|customers)$|wer wir sind|das sind wir|das unternehmen$|a propos|
    qui sommes nous|l entreprise$|notre (?:entreprise|societe|groupe|etablissement)$|
    presentation (?:de (?:l entreprise|la societe|l etablissement)|du groupe)$|sobre (?:nosotros|nos|a empresa)|quienes somos|
    chi siamo|over ons|o nas|o firmie
  )\b`,
  'u',
)
/** Headings of pay, benefits, equal treatment and applying. */
const otherHeading = longPattern(
  String.raw`^(?:
    required submissions|application (?:procedures?|deadline|process|instructions|information|closing)|additional information$|
    labels$|click to apply|physical (?:demands|requirements|abilities|activities)|working conditions|
    what (?:will )?(?:you|they|we) (?:ll |will |can )?(?:get|receive|enjoy|offer|provide|find (?:with|at|here))|what s in it|
    what (?:it s|it is|life is) like|(?:our|the) (?:hiring|recruitment|interview|selection) process$|place of (?:employment|work)$|
    in return|perks|why (?:\p{L}+$|join|work|choose|apply|us\b)|what we offer|we offer|equal (?:opportunity|employment)|
    how to apply|privacy|neugierig|bewerbung\b|jetzt bewerben|darauf konnen|(?:ihre|deine) (?:vorteile|benefits)|
    (?:was )?wir (?:ihnen |dir )?(?:ausserdem )?bieten|was wir (?:ihnen |dir )?bieten|unsere leistungen|wir bieten|das bieten wir|
    unser angebot|nous offrons|nous vous offrons|ce que nous (?:vous )?offrons|ce que nous proposons|nos avantages|avantages|
    ofrecemos|que ofrecemos|beneficios|oferecemos|offriamo|cosa offriamo|wij bieden|wat bieden|oferujemy|
    (?:unser \p{L}+ )?bietet (?:dir|ihnen|euch)|unser \p{L}+ bietet|pourquoi (?:nous )?rejoindre|who are (?!you|we looking)
  )\b`,
  'u',
)
/** The same, of words that begin duties, too: "Contact", but not "Contact suppliers". */
const otherHeadingAlone = longPattern(
  String.raw`^(?:
    contact(?: (?:us|person|info\w*|details))?|(?:\p{L}+ (?:and )?){0,3}(?:benefits|perks)|
    benefits (?:and|include|package|offered|summary)\b.*|diversity(?: (?:and|equity|inclusion|statement))*|
    compensation(?: (?:and|package|range|details|info\w*))*|salary(?: (?:and benefits|range|package|details))?|wages?|rate|
    (?:hourly |starting )?pay(?: (?:rate|range))?|hours|(?:work(?:ing)? )?(?:hours|schedule|shifts?)|location|
    work (?:location|environment)|(?:job|employment|contract) types?|contract (?:length|renewal|duration)|
    additional (?:compensation|pay)|working days|benefit conditions|pay frequency|this job is|full time opportunity|work remotely|
    company s \p{L}+|rewards|disclaimer|instructions|submissions?|(?:for )?further details.*|about the (?:area|benefits)|
    start date(?: (?:and )?time)?|(?:closing|opening|issue|posting|published|posted)(?: (?:date|on|at))?|deadline|duration|term|
    (?:job |position |duty )?(?:location|station)|
    (?:post|position|job|vacancy|requisition|reference|announcement|ref) (?:number|id|code|no|ref)|ref(?:erence)?|category|
    department(?: location)?|remuneration(?: (?:and )?salary)?|industry|remuneration|salaire|conditions salariales|contracts?|
    contrat|type de contrat|lieu(?: de travail)?|horaires(?: de travail)?|(?:votre |le )?(?:parcours|processus) (?:de )?recrutement|
    gehalt|vergutung|arbeitszeit|arbeitsort|standort|beginn|eintrittstermin|befristung|kontakt(?:daten)?|ansprechpartner\w*
  )$`,
  'u',
)
/** Headings below which each line names a skill. */
export const skillHeading =
  /\b(?:skills?|keywords|schlagworte|mots cles|technolog\w+|tools|tech stack|competenc\w+|kenntnisse|kompetenzen|competences|conocimientos|habilidades|competenze)\b/
/** Headings below which each line tells of the work. */
export const dutyHeading =
  /\b(?:responsib\w*|dut(?:y|ies)|functions|tasks|accountabilit\w*|what you (?:ll|will)|you will|\w*aufgaben\w*|\w*tatigkeit\w*|erwartet (?:sie|dich)|missions?|activites|funciones|responsabilidades)\b/
/** Headings below which short items are asked for. */
export const askHeading = longPattern(
  String.raw`\b(?:
    require\w*|qualif\w*|criteria|desirable|preferred|(?:nice|good|great) to haves?|profil\w*|anforderungen|voraussetzungen|
    mitbring\w*|requisitos|requisiti|requerimientos|perfil|wymagania|eisen|expectations|
    we (?:re )?(?:are )?(?:expect|look(?:ing)? for|need|seek|want)|you (?:bring|have|need|are)|(?:we|ideal|successful) candidate|
    erwarten|erwartungen|wunschen|(?:sie|du) mit|uberzeug\w*|punkten|suchen|brauch\w+|attend\w+|attentes|recherch\w+|esperamos|
    buscamos|pedimos|necesitamos|procuramos|cerchiamo|aspettiamo|verwacht\w*|vragen|zoeken|zoek|forvanta\w*|soker|soger|forventer|
    oczek\w+|szukamy
  )\b`,
  '',
)
/** Whether a line stands behind a bullet. */
export const isItem = (line: string) => /^\s*[-–•*·+]\s/u.test(line)
/** An item of few words behind a bullet: "• Cannulation and suturing". */
export const isShortItem = (line: string) => isItem(line) && countWords(line) <= 5 && !/\d/.test(line)

/** Maximum length of a heading, in characters, and of one that ends in a colon. */
const longestHeading = 60
const longestWithColon = 140

/** The part of a line that may be a heading, and what stands behind it on the same line: "Preferred: pastry skills". */
export function headOf(line: string): [head: string, rest: string] {
  const trimmed = line.trim()
  const text = /[:–-]$/u.test(trimmed)
    ? trimmed.replace(/(?<![\s:–-])[\s:–-]+$/u, (end) => (end.includes(':') ? ':' : ''))
    : trimmed
  const colon = text.indexOf(':')
  if (colon === text.length - 1 && colon > 0 && colon <= longestWithColon) return [text.slice(0, colon), '']
  if (colon > 0 && colon <= longestHeading) return [text.slice(0, colon), text.slice(colon + 1).trim()]
  return text.length <= longestHeading ? [text, ''] : ['', '']
}

/** Words before what a heading is about: "Le profil", "Your role". */
const article =
  /^(?:the|our|your|das|die|der|ihre?|deine?|unsere?|le|la|les|l|votre|vos|notre|nos|el|los|las|tu|tus|ton|ta|tes|mon|il tuo|le tue) (?=\p{L}{3})/u

/** Words behind what a heading is about: "Desirable for the role". */
const forTheJob =
  / (?:for|in) (?:the|this|our) (?:role|position|job|post|opportunity)$| (?:fur|in) (?:die|diese|der|dieser) (?:stelle|position|rolle)$| (?:pour|dans) (?:le|ce) poste$| para (?:el|este|o) (?:puesto|cargo|rol)$| para a (?:vaga|funcao|posicao)$| per (?:il ruolo|la posizione)$| voor de(?:ze)? (?:functie|rol)$| for (?:tjansten|rollen|jobbet|stillingen)$| na (?:to )?stanowisk[oau]$/

/** What the words of a heading begin; undefined where they are none. @param words folded */
export function partOf(words: string): Part | undefined {
  const short = words.replace(article, '').replace(forTheJob, '')
  return partFrom(words) ?? (short === words ? undefined : partFrom(short))
}

/** The part that a heading begins which is about something. */
export const partAbout = (about: About | undefined): Part | undefined =>
  about === 'duties' || about === 'asks' ? 'required' : about

function partFrom(words: string): Part | undefined {
  const listed = aboutOf(words)
  if (listed) return partAbout(listed)
  if (preferredHeading.test(words)) return 'preferred'
  if (setsCondition(words)) return 'required'
  if (companyHeading.test(words)) return 'company'
  if (otherHeading.test(words) || otherHeadingAlone.test(words)) return 'other'
  return requiredHeading.test(words) || fieldHeading.test(words) ? 'required' : partAbroad(words)
}

/** Words anywhere in a line that ends in a colon, by which it heads a list. */
const listHeads: [Part, RegExp][] = [
  [
    'other',
    /\b(?:can offer|we offer|offers? you|in return|benefits|bieten|bietet|offrons|avantages|ofrecemos|bieden|offriamo|oferecemos|oferujemy)\b/,
  ],
  ['preferred', /\b(?:nice to have|preferred|desirable|von vorteil|wunschenswert|souhaitee?s?)\b/],
  [
    'required',
    /\b(?:responsib\w+|dut(?:y|ies)|requirements|qualifications|need|must|able to|responsible for|\w*aufgaben\w*|\w*tatigkeit\w*|erwart\w+|wunschen uns|bringen|mitbringen|missions?|profil|recherche\w*|competences|role|position)\b/,
  ],
]

/** Whether such a line speaks of what is asked for in plain words. @param words folded */
export const isPlainAsk = (words: string): boolean =>
  /\b(?:responsib\w+|dut(?:y|ies)|requirements|qualifications|\w*aufgaben\w*|missions|profil)\b/.test(words)

/** What a line heads that ends in a colon. @param words folded */
export const partOfList = (words: string): Part | undefined => listHeads.find(([, pattern]) => pattern.test(words))?.[0]
