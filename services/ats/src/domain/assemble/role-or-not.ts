import { lineKind } from '../annotate/line-kinds.ts'
import { isPlace } from '../annotate/places.ts'
import { isUnfinished } from '../text/unfinished.ts'
import { countWords } from '../text/words.ts'
import { namesBreak, namesRetraining } from '../vocabulary/career-breaks.ts'
import { findSkills } from '../vocabulary/find-skills.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { isSite } from '../vocabulary/site-names.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { type Found, isSpan, within } from './found.ts'
import { isOwnAccount } from './role-names.ts'

/** Most words of a title that stands alone, and score from which it reads like one. */
const [mostWords, sureTitle] = [6, 3]

/** Whether a header is that of an employer above several roles, with or without the whole time there. */
export function isHead({ title, employer, work, range }: Found, next: Found | undefined): boolean {
  if (title !== '' || employer === '' || work.length > 0 || !next) return false
  return next.employer === '' && (range === undefined || (next.range !== undefined && within(next.range, range)))
}

/**
 * Dates without a name or any work are no role, nor is a time without work ("Parental leave"); where others have dates, neither is a name
 * without, unless it is surely a title and begins a block. An address and the date of printing, as they stand at the foot of a page, are none.
 */
export function isRole(role: Found, isDated: boolean): boolean {
  const { title, employer, range, work, lines } = role
  if ((title === '' && employer === '') || isThesis(title)) return false
  if (isAmount(title) || namesBreak(title) || (titleScore(title) <= 0 && namesBreak(employer))) return false
  if (employer === '' && work.length === 0 && isSite(title)) return false
  if (isSigned(role) || (isDated && !range && (lines[0]?.trimEnd().endsWith(':') || labelled.test(title)))) return false
  if (range || (isOwnAccount(role) && work.length > 0)) return true
  const isSure = titleScore(title) >= sureTitle && !role.isItem
  if (isDated && employer === '')
    return isSure && (!role.isBelow || role.isListed) && work.length > 0 && countWords(title) <= mostWords
  return isDated
    ? titleScore(title) > 0 &&
        (work.length > 0 || (isSure && !role.isBelow)) &&
        !isListOfSkills(`${title},${employer}`) &&
        lineKind(lines[0] ?? '') !== 'prose' &&
        !isUnfinished(employer)
    : work.length > 0 || (title !== '' && employer !== '')
}

/** What somebody wrote to finish studies, with the words before and behind it: "Doctoral Dissertation", "Undergraduate Diploma Thesis". */
const thesis =
  /^(?:(?:doctoral|ph\.?d\.?|master['’]?s?|bachelor['’]?s?|diploma|undergraduate|graduate|honou?rs|senior|final|m\.?sc\.?|b\.?sc\.?)[\s-]+){1,3}(?:dissertation|thesis)(?:\s?[-–/]\s?(?:dissertation|thesis|project))?$|^(?:master|bachelor|diplom|doktor|abschluss|studien)arbeit$|^(?:tesis|tese|tesi|thèse|mémoire|praca)\s(?:de\s|di\s)?(?:doctorad?o|doctoral|doctorat|grado|maestr[ií]a|mestrado|dottorato|laurea|máster|master|fin d['’]études|doktorska|magisterska|licencjacka|inżynierska)$/iu
/** Whether a title is what somebody wrote to finish studies: "Doctoral Dissertation". */
export const isThesis = (title: string): boolean => thesis.test(title)

/**
 * How long somebody helped, which is said of no role: "25 hours of tutoring", "2 years volunteering", "40 Stunden Nachhilfe". Hours of each
 * week are terms of work.
 */
const amount =
  /^\d{1,4}\s?\+?\s(?:(?:hours|hrs|stunden|heures|horas|hores|ore|uren|uur|godzin|timer|timmar|tuntia|hodin|hodín|óra|часов|годин|saat|jam)(?!\p{L}|\s?\/|\s(?:per|each|every|an?|pro|die|par|por|alla|all[ae]|w|i|om|în|viikossa|в|на|týdně|tjedno)(?!\p{L})|\swee?k)\s|(?:(?:years?|months?|weeks?|jahre?|monate|ans|années|mois|años|meses|anos|anni|mesi|jaar|jaren|maanden|lata?|miesięcy|år|måneder|månader|vuotta)\s(?:of\s|als\s|de\s|di\s|d['’])?(?:volunteer|ehrenamt|freiwillig|bénévol|voluntari|volontari|vrijwillig|wolontari|frivillig|volontär|vapaaehtois)))/iu

/** Whether a text says first how many hours or years of help somebody gave. */
export const isAmount = (text: string): boolean => amount.test(text)

/** What was done, behind a word for that, where a title was read: "Positions filled: welders, fitters". */
const labelled = /^\p{L}[\p{L} ]{2,30}:\s/u

/** Whether a line only says where and when a resume was signed: "12.05.2019, Sandhill". */
const isSigned = ({ title, employer, range, work }: Found): boolean =>
  title === '' &&
  work.length === 0 &&
  range !== undefined &&
  !isSpan(range) &&
  (isPlace(employer) || isKnownTown(employer))

/** Whether each of several names is that of a program or skill, though one is like a title: "Adobe Illustrator, Adobe Photoshop". */
function isListOfSkills(names: string): boolean {
  const parts = names.split(',')
  return parts.length > 1 && parts.every((part) => findSkills(part, true).length > 0)
}

/** Whether a time was one of training, as its header says, or, without a title, what stands below that. */
export function isRetraining({ title, header, work }: Found): boolean {
  return [...header, title === '' ? (work[0] ?? '') : ''].some(namesRetraining)
}
