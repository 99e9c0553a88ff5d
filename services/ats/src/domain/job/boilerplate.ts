import { longPattern } from '../text/long-pattern.ts'
import { nounByVerb } from '../vocabulary/duty-verbs.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { namesGiven } from './benefits.ts'

/** Where a passage about the employer, pay, or applying begins; it ends with its sentence. */
const passages = longPattern(
  String.raw`\b(?:
    (?:we|our company|the company) (?:also )?(?:offers?|provides?|values? diversity|welcomes?)\b|
    (?:(?:check|see) us out|follow|find|like|visit|call|contact|email|join) (?:us|our (?:website|page|team on))\b|to apply\b|
    (?:please )?(?:send|submit|upload|e-?mail) (?:us )?(?:your|an?) (?:resume|cv|application|cover letter)|
    apply (?:now|today|online|at|via|through)\b|(?:all |qualified )?applicants (?:will|are)\b|
    (?:is|are|as) an equal (?:opportunity|employment)|equal (?:opportunity|employment) |without regard to\b|benefits include\b|
    (?:salary|pay|compensation)(?: range)?\s?:|
    (?:contract (?:duration|type|length)|employment type|job type|(?:job )?location|working hours|schedule|closing date|start(?:ing)? date|reports to|contact(?: person)?|phone|industry)\s?:|
    (?:this )?(?:vacancy|post|advert) (?:may|will) close\b|applications (?:have|received)|get in touch\b|recruitment process\b|
    (?:our|the|online) (?:online )?recruit(?:ment|ing) (?:system|office|team|agency|portal|page|department|partner)|
    site (?:de )?recrutement|rekrutacja (?:zdalna|online)|(?:kontrakt|umowa|faktura)[^.!?]{0,12}\bB2B\b|
    \d+\s?(?:zł|pln|eur|€|£|chf)\s?(?:netto|brutto|brut|net|gross|per|pro|par|\/|\+)|processus de recrutement\b|let me know\b|
    late applications\b|(?:if|when|once) (?:you are|you['’]re) (?:invited|selected|shortlisted|offered|interested|successful)\b|
    (?:pre-?employment )?drug (?:screen\w*|test\w*)|in return\b|
    (?:please )?(?:clearly )?(?:mention|quote|state|indicate) (?:in your|that you|the (?:reference|vacancy|url|job (?:number|code|title))|reference)|
    to place an? (?:free )?(?:job )?posting\b|(?:only|all) short-?listed\b|
    unabhängig von (?:\p{L}+ ){0,3}(?:geschlecht|herkunft|alter|nationalität|religion)|
    if you have an? (?:active )?[^.!?]{0,80}\bprofile\b|
    (?:interested in|want to|like to|love to|curious to) (?:learn|know|hear|read|find out)(?:ing)? (?:a (?:bit|little) )?more\b|
    (?:learn|find out|read) more about (?:us|our|the (?:team|company|role|job))\b|mehr (?:über uns )?(?:erfahren|wissen)\b|
    en savoir plus\b|saber m[aá]is\b|saber más\b|saperne di pi[uù]|meer (?:weten|informatie)\b|(?:veta|läsa) mer\b|
    dowiedzieć się więcej
  )[^.!?]*`,
  'giu',
)

/** A word of each passage, on folded text, where it is found sooner. */
const ofPassage =
  /\b(?:we|company|us|apply|send|submit|upload|e ?mail|applicants|equal|regard|benefits|salary|pay|compensation|contract|type|location|hours|schedule|date|reports|contact|phone|industry|touch|know|more|mehr|plus|mas|mais|piu|meer|mer|wiecej|invited|selected|shortlisted|offered|interested|successful|drug|return|profile|vacancy|post|posting|listed|short|mention|quote|state|indicate|advert|applications|recruitment|recruiting|unabhangig|recrutement|rekrutacja|b2b|zl|pln|eur|chf|netto|brutto|brut|net|gross)\b|[€£]/

function withoutPassages(sentence: string): string {
  const rest = ofPassage.test(foldText(sentence)) ? sentence.replace(passages, ' ') : sentence
  return rest.includes(':') ? rest.replace(handles, ' ') : rest
}

/** Where somebody can be found: "Twitter: @name", "GitHub: name". */
const handles =
  /\b(?:twitter|github|gitlab|linkedin|facebook|instagram|youtube|skype|whatsapp|tiktok)\b[\s*_]{0,4}:[\s*_|]{0,4}(?:https?:\/\/|@|www\.|\p{Ll}[\p{L}\d._-]*\s*$)\S*/gimu

/** Whether a word is an address of mail or of the web, also in brackets. */
function isAddress(word: string): boolean {
  const at = word.indexOf('@')
  return word.includes('://') || /^\W?www\./iu.test(word) || (at > 0 && word.indexOf('.', at) > at + 1)
}

/** A sentence without addresses, whose words name nothing: "jobs@example.org". */
function withoutAddresses(sentence: string): string {
  if (!/@|:\/\/|www\./iu.test(sentence)) return sentence
  return sentence
    .split(' ')
    .filter((word) => !isAddress(word))
    .join(' ')
}

/** A sum of money, in signs or words of currencies. */
const sum = String.raw`(?:[€£$]\s?\d[\d.,']{0,14}\s?k?|(?<![\d.,'])\d(?:[\d.,']| (?=\d{3})){0,14}\s?(?:k\s?)?(?:€|£|\$|k?eur(?:os?)?|usd|gbp|chf|pln|zł|sek|dkk|nok|kr|kč|dollars?|pounds?|zlotych)(?!\p{L}))`
const time =
  'hour|hr|day|week|month|year|annum|heure|jour|semaine|mois|an|stunde|tag|woche|monat|jahr|hora|dia|día|semana|mes|mês|año|ano|ora|giorno|settimana|mese|anno|uur|dag|maand|jaar|timme|månad|år|time|måned|h|m|godz|miesiąc|mies|rok'
const pay =
  'salary|wages?|pay|compensation|gross|net|per annum|p\\.a\\.|salaire|r[ée]mun[ée]ration|brut|net|annuel|mensuel|horaire|gehalt|lohn|verg[üu]tung|entgelt|brutto|netto|j[äa]hrlich|monatlich|salario|sueldo|bruto|neto|anual(?:es)?|mensual(?:es)?|sal[áa]rio|mensal|stipendio|retribuzione|ral|lord[oi]|nett[oi]|salaris|l[öø]nn?|wynagrodzenie|stawka'
/** A sum with another one, for a time, or beside a word for pay. */
const ofPay = new RegExp(
  String.raw`${sum}\s?(?:-|–|to|à|a|bis|do|tot|till|til|und|and|et|y|e)\s?${sum}|${sum}[^.;:()]{0,15}(?:/|per|pro|par|por|al|all['’]|a la|je|na|i|pr\.?|an?|the|sur \d+)\s?(?:${time})(?!\p{L})|(?<!\p{L})(?:${pay})(?!\p{L})[^.;()]{0,40}${sum}|${sum}[^.;()]{0,20}(?<!\p{L})(?:${pay})(?!\p{L})`,
  'iu',
)
/** What somebody answers for in money. */
const ofBudget =
  /budget|revenue|turnover|sales|quota|portfolio|spend|contracts? (?:of|worth)|projects? (?:of|worth)|umsatz|auftrag|chiffre|ventas|compras|presupuesto|fatturato|vendite|acquisti|orçamento|vendas|omzet|inkoop|bud[żz]et|sprzeda|omsättning|inköp/iu
/** A number at which somebody is called. */
const phone =
  /(?<!\p{L})(?:tel|telephone|phone|fax|mobile|mob|cell|telefon|t[ée]l(?:[ée]phone)?|tel[ée]fono|telefone|telefoon|telefono|whatsapp)\.?\s*(?:(?:no|nr|number|nummer)\.?\s*)?:?\s*\+?[\d(][\d\s()/.-]{5,}/iu

/** Whether a sentence tells what is paid, or where somebody is called. */
const tellsPayOrPhone = (sentence: string) =>
  /\d/.test(sentence) && ((ofPay.test(sentence) && !ofBudget.test(sentence)) || phone.test(sentence))

/** Words with which a sentence asks for something. */
const asking =
  /\b(?:experience|knowledge|required?|requires|must|degree|proficien\w+|familiar\w*|licen[cs]e|certifi\w+|skills?|ability|you will|responsible|erfahrung|kenntnisse|exp[eé]rience)\b/iu

/** What an employer is, in a sentence about it: "Acme is a leading design firm", "Acme, a maker of tools". */
const employer =
  /(?:\b(?:is|are|as)|,)\s+(?:an?|the|one of)\s+(?:[\p{L}’'&/-]+\s+){0,5}(?:firms?|compan(?:y|ies)|providers?|leaders?|organi[sz]ations?|agency|startup|start-up|consultancy|manufacturers?|suppliers?|retailers?|universit(?:y|ies)|charity|distributors?)\b/iu

/**
 * A sentence without what is about the employer, pay, equal treatment and applying, and without addresses. What the rest of it asks for stays.
 */
export function withoutBoilerplate(sentence: string): string {
  if (tellsPayOrPhone(sentence)) return ''
  const rest = withoutAddresses(withoutPassages(sentence))
  if (employer.test(rest) && !asking.test(rest)) return ''
  if (!namesGiven(foldText(rest)) || beginsWithVerb(rest)) return rest
  return asking.test(rest)
    ? rest
        .split(/,|\band\b/iu)
        .filter((part) => !namesGiven(foldText(part)))
        .join(',')
    : ''
}

/** Whether a sentence begins with a verb of a duty: "Administer dental plans". */
const beginsWithVerb = (sentence: string) =>
  nounByVerb.has((/^[\s•*·–-]*(\p{L}+)/u.exec(sentence)?.[1] ?? '').toLowerCase())
