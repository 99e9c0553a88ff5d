import { nounByVerb } from '../vocabulary/duty-verbs.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { namesGiven } from './benefits.ts'

/** Where a passage about the employer, pay, or applying begins; it ends with its sentence. */
const passages =
  /\b(?:(?:we|our company|the company) (?:also )?(?:offers?|provides?|values? diversity|welcomes?)\b|(?:(?:check|see) us out|follow|find|like|visit|call|contact|email|join) (?:us|our (?:website|page|team on))\b|to apply\b|(?:please )?(?:send|submit|upload|e-?mail) (?:us )?(?:your|an?) (?:resume|cv|application|cover letter)|apply (?:now|today|online|at|via|through)\b|(?:all |qualified )?applicants (?:will|are)\b|(?:is|are|as) an equal (?:opportunity|employment)|equal (?:opportunity|employment) |without regard to\b|benefits include\b|(?:salary|pay|compensation)(?: range)?\s?:|(?:contract (?:duration|type|length)|employment type|job type|(?:job )?location|working hours|schedule|closing date|start(?:ing)? date|reports to|contact(?: person)?|phone|industry)\s?:|(?:this )?(?:vacancy|post|advert) (?:may|will) close\b|applications (?:have|received)|get in touch\b|recruitment process\b|(?:our|the|online) (?:online )?recruit(?:ment|ing) (?:system|office|team|agency|portal|page|department|partner)|site (?:de )?recrutement|rekrutacja (?:zdalna|online)|(?:kontrakt|umowa|faktura)[^.!?]{0,12}\bB2B\b|\d+\s?(?:zł|pln|eur|€|£|chf)\s?(?:netto|brutto|brut|net|gross|per|pro|par|\/|\+)|processus de recrutement\b|let me know\b|late applications\b|(?:if|when|once) (?:you are|you['’]re) (?:invited|selected|shortlisted|offered|interested|successful)\b|(?:pre-?employment )?drug (?:screen\w*|test\w*)|in return\b|(?:please )?(?:clearly )?(?:mention|quote|state|indicate) (?:in your|that you|the (?:reference|vacancy|url|job (?:number|code|title))|reference)|to place an? (?:free )?(?:job )?posting\b|(?:only|all) short-?listed\b|unabhängig von (?:\p{L}+ ){0,3}(?:geschlecht|herkunft|alter|nationalität|religion)|if you have an? (?:active )?[^.!?]{0,80}\bprofile\b)[^.!?]*/giu

/** A word of each passage, on folded text, where it is found sooner. */
const ofPassage =
  /\b(?:we|company|us|apply|send|submit|upload|e ?mail|applicants|equal|regard|benefits|salary|pay|compensation|contract|type|location|hours|schedule|date|reports|contact|phone|industry|touch|know|invited|selected|shortlisted|offered|interested|successful|drug|return|profile|vacancy|post|posting|listed|short|mention|quote|state|indicate|advert|applications|recruitment|recruiting|unabhangig|recrutement|rekrutacja|b2b|zl|pln|eur|chf|netto|brutto|brut|net|gross)\b|[€£]/

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
