import { findPhoneNumbersInText } from 'libphonenumber-js'
import { findDates } from '../annotate/find-dates.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { findName } from './find-name.ts'
import type { Section } from './sections.ts'

/** How somebody is reached. */
export interface Contact {
  name: string
  email: string
  phone: string
  links: string[]
  /** How sure they are, in percent. */
  confidence: { name: number; phone: number }
}

const emailPattern = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu
const linkPattern =
  /(?:https?:\/\/|www\.)[^\s<>()|,;]{3,200}|(?<![\p{L}\p{N}@./-])(?:linkedin\.com|github\.com|gitlab\.com|xing\.com|behance\.net|dribbble\.com|medium\.com)\/[^\s<>()|,;]{2,200}/giu

/** How much text is searched for a phone number, from the top and from the bottom. */
const searched = { top: 2_500, bottom: 800 }

/**
 * Reads the contact details; what is not in the text is empty.
 * @param titles what somebody was, which is not what somebody is called
 */
export function parseContact(text: string, sections: Section[], titles: string[]): Contact {
  const written = findEmail(text)
  const { name, confidence } = findName(sections, written, titles)
  const email = wholeEmail(written, text, name)
  const phone = findPhone(text)
  return {
    name,
    email,
    phone: phone.written,
    links: findLinks(text),
    confidence: { name: confidence, phone: phone.confidence },
  }
}

/** The first address; where another ends with it, that one: the first was broken over two lines, and a link has it whole. */
function findEmail(text: string): string {
  if (!text.includes('@')) return ''
  /** Other lines are not searched: it takes long to see that no word of them is an address. */
  const lines = text.split('\n').filter((line) => line.includes('@'))
  const found = lines.flatMap((line) => line.match(emailPattern) ?? []).map((address) => address.replace(/\.$/, ''))
  const [first = ''] = found
  return found.find((address) => address.length > first.length && address.endsWith(first)) ?? first
}

/** The beginning of an address alone in its cell, above the rest: narrow columns break addresses anywhere. */
const beginningAbove = /(?:^|\n)([\p{L}\d][\p{L}\d._-]{2,63})(?: {3}[^\n]*)?\n+$/u

/** An address with its beginning from the line above, if that has a word of the name and what was read has none. */
function wholeEmail(email: string, text: string, name: string): string {
  const at = email === '' ? -1 : text.indexOf(email)
  const beginning = at < 0 ? undefined : beginningAbove.exec(text.slice(Math.max(0, at - longestAbove), at))?.[1]
  if (beginning === undefined) return email
  const words = foldText(name)
    .split(' ')
    .filter((word) => word.length > 2)
  const has = (part: string) => words.some((word) => foldText(part).includes(word))
  const local = email.slice(0, email.indexOf('@'))
  const isWritten = beginning === beginning.toLowerCase() && !has(local)
  return isWritten && has(beginning) ? beginning + email : email
}

/** Characters above an address that are searched for its beginning. */
const longestAbove = 160

/** Links in a text, each once, as written. */
function findLinks(text: string): string[] {
  return [...new Set((text.match(linkPattern) ?? []).map((link) => link.replace(/[.)\]]+$/, '')))].slice(0, 20)
}

/** Figures as phone numbers have them, with the signs between. */
const figures =
  /(?:(?<![\d\p{L}./])|(?<=\p{Ll})(?=[+(]))[+(]{0,2}\d[\d\s().\-–/]{5,24}\d(?:(?![\d\p{L}])|(?=https?:|www\.))/gu
const mostCandidates = 20
/** A number in groups, such as an invented or an old one, that no numbering plan has. */
const groupedFigures =
  /^(?:\+?\(?\d{2,4}\)?[ .\-/]\d{3}[ .\-/]\d{2,4}(?:[ .\-/]\d{2,4})*|0\d{1,3}\/\d{2,3}(?:[ .]\d{2}){2,3})$/

/** A number without brackets around its country's code and without blanks around its dashes. */
const usualForm = (candidate: string) => candidate.replace(/^\(\+(\d{1,3})\)\s*/, '+$1 ').replace(/\s+-\s+/g, '-')
const isUnusual = (candidate: string) => usualForm(candidate) !== candidate && isInternational(usualForm(candidate))

/** A number with a country's code is one, allocated or not; it has at most 15 figures (ITU-T E.164). */
function isInternational(candidate: string): boolean {
  const { length } = candidate.replace(/\D/g, '')
  return /^\+[1-9]/.test(candidate) && length >= 9 && length <= 15
}

/** A number with a country's code and nothing but blanks between its figures: where there is no other, it is read as a whole. */
const isPlainInternational = (candidate: string) => /^\+\d+(?: \d+)+$/.test(candidate) && isInternational(candidate)

/** What stands before a phone number wherever it is, such as in a column that is read late. */
const phoneLabel =
  /(?:(?<!\p{L})(?:phone|tel|t[ée]l[ée]phone|mobile|cell|m[oó]vil|telefon|telefoon|telefono|tel[ée]fono|telefone|handy)\.?\s*[:.]?\s*|\n)(?=[+(]{0,2}\d[\d ().\-–/]{7,24}\d\s)/giu
/** Characters of a text that are searched for such a number. */
const searchedForLabels = 30_000

/** The first number that is a phone number, as written; else the first that could be one. */
function findPhone(text: string): FoundPhone {
  if (text.length <= searched.top + searched.bottom) return phoneIn(text)
  const atEnds = phoneIn(`${text.slice(0, searched.top)}\n${text.slice(-searched.bottom)}`)
  if (atEnds.written !== '') return atEnds
  const between = text.slice(searched.top, Math.min(text.length - searched.bottom, searchedForLabels))
  const behindLabels = [...between.matchAll(phoneLabel)].slice(0, mostCandidates)
  return phoneIn(behindLabels.map(({ index, 0: label }) => between.slice(index + label.length).slice(0, 28)).join('\n'))
}

/** A number as written, and how sure it is one, in percent: by a numbering plan, by its country's code, or by its groups alone. */
interface FoundPhone {
  written: string
  confidence: number
}
const sure = { planned: 99, international: 95, grouped: 70 }

function phoneIn(part: string): FoundPhone {
  const candidates = (part.match(figures) ?? []).flatMap((found) => found.split('\n')).map((found) => found.trim())
  const likely = candidates.filter(
    (found) => found.startsWith('+') || (found.replace(/\D/g, '').length >= 9 && findDates(found).length === 0),
  )
  const [first = '', ...others] = likely
  if (others.length === 0 && (isPlainInternational(first) || isUnusual(first))) {
    return { written: first, confidence: sure.international }
  }
  for (const candidate of likely.slice(0, mostCandidates)) {
    for (const country of ['US', 'GB', 'DE'] as const) {
      for (const { startsAt, endsAt } of findPhoneNumbersInText(candidate, country)) {
        const written = candidate.slice(startsAt, endsAt)
        if (written.replace(/\D/g, '').length < 7) continue
        const isOpen = candidate.slice(Math.max(0, startsAt - 1), startsAt) === '('
        return { written: isOpen ? `(${written}` : written, confidence: sure.planned }
      }
    }
  }
  const other = likely.find((candidate) => groupedFigures.test(candidate) || isInternational(usualForm(candidate)))
  return { written: other ?? '', confidence: sure.grouped }
}
