import { findPhoneNumbersInText } from 'libphonenumber-js'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { findDates } from './dates.ts'
import { isPlace } from './places.ts'
import { headingKind, type Section } from './sections.ts'

/** How somebody is reached. */
export interface Contact {
  name: string
  email: string
  phone: string
  links: string[]
}

const emailPattern = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/u
const linkPattern =
  /(?:https?:\/\/|www\.)[^\s<>()|,;]{3,200}|(?<![\p{L}\p{N}@./-])(?:linkedin\.com|github\.com|gitlab\.com|xing\.com|behance\.net|dribbble\.com|medium\.com)\/[^\s<>()|,;]{2,200}/giu

/** Title and degree words around a name. */
const honorifics = /^(?:dr|prof|mr|mrs|ms|mx|herr|frau|ing|dipl|mag)\.?(?:\s|-ing\.?\s|$)/iu
const postNominals =
  /,?\s+(?:ph\.?d\.?|m\.?d\.?|mba|rn|bsn|msn|cpa|pmp|esq\.?|jr\.?|sr\.?|ii|iii|m\.?sc\.?|b\.?sc\.?)$/iu

/** How much text is searched for a phone number, from the top and from the bottom. */
const searched = { top: 2_500, bottom: 800 }

/** Reads the contact details; what is not in the text is empty. */
export function parseContact(text: string, sections: Section[]): Contact {
  const email = emailPattern.exec(text)?.[0].replace(/\.$/, '') ?? ''
  return { name: findName(sections, email), email, phone: findPhone(text), links: findLinks(text) }
}

/** Links in a text, each once, as written. */
function findLinks(text: string): string[] {
  return [...new Set((text.match(linkPattern) ?? []).map((link) => link.replace(/[.)\]]+$/, '')))].slice(0, 20)
}

/** Figures as phone numbers have them, with the signs between. */
const figures = /(?<![\d\p{L}./])[+(]{0,2}\d[\d\s().\-–/]{5,24}\d(?![\d\p{L}])/gu
const mostCandidates = 20

/** The first number that is a phone number, as written; else the first that could be one. */
function findPhone(text: string): string {
  const ends = text.length > searched.top + searched.bottom
  const part = ends ? `${text.slice(0, searched.top)}\n${text.slice(-searched.bottom)}` : text
  const candidates = (part.match(figures) ?? []).flatMap((found) => found.split('\n')).map((found) => found.trim())
  const likely = candidates.filter(
    (found) => found.startsWith('+') || (found.replace(/\D/g, '').length >= 9 && findDates(found).length === 0),
  )
  for (const candidate of likely.slice(0, mostCandidates)) {
    for (const country of ['US', 'GB', 'DE'] as const) {
      for (const { startsAt, endsAt } of findPhoneNumbersInText(candidate, country)) {
        const written = candidate.slice(startsAt, endsAt)
        if (written.replace(/\D/g, '').length < 7) continue
        return candidate.slice(Math.max(0, startsAt - 1), startsAt) === '(' ? `(${written}` : written
      }
    }
  }
  return (
    likely.find((candidate) => /^\+?\(?\d{2,4}\)?[ .\-/]\d{3}[ .\-/]\d{2,4}(?:[ .\-/]\d{2,4})*$/.test(candidate)) ?? ''
  )
}

/** The name: the first line of the top that reads like one. */
function findName(sections: Section[], email: string): string {
  const header = sections[0]?.lines ?? []
  const others = sections.slice(1).flatMap(({ lines }) => lines.slice(0, 6))
  const top = header.some((line) => nameIn(line)) ? header : [...header, ...others]
  const candidates = top.slice(0, 40).flatMap((line, index) => {
    const name = nameIn(line)
    return name ? [{ name, index }] : []
  })
  const local = email.slice(0, email.indexOf('@')).toLowerCase()
  const confirmed = candidates.find(({ name }) =>
    name
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.length > 2 && local.includes(word.normalize('NFD').replace(/\p{M}/gu, ''))),
  )
  const [first, ...later] = candidates
  /** People are called Cook and Banks: what reads like a post is the name, unless a line right below reads more like one. */
  const better =
    first && readsLikePost(first.name)
      ? later.find((other) => other.index <= first.index + 2 && isLikelier(other.name))
      : undefined
  const chosen = confirmed ?? better ?? first
  if (!chosen) return ''
  const next = top[chosen.index + 1] ?? ''
  const isSplit = !chosen.name.includes(' ') && /^[\p{Lu}][\p{L}'’-]+$/u.test(next.trim()) && !headingKind(next)
  return isSplit ? `${chosen.name} ${titled(next.trim())}` : chosen.name
}

function readsLikePost(name: string): boolean {
  return titleScore(name) > 2 || employerScore(name) > 1 || isPlace(name)
}

const isLikelier = (name: string) => name.includes(' ') && !readsLikePost(name)

/** The name in a line; empty when the line is something else. */
function nameIn(raw: string): string {
  const isSpaced = /^(?:\p{L} {1,5}){2,}\p{L}$/u.test(raw.trim())
  let line = isSpaced
    ? joinSpacedLetters(raw.trim())
    : (raw.replace(/^#+\s*/, '').split(/\s[|•·–—-]\s|\s{3,}|\t/)[0] ?? '').replace(/[*_]/g, '').trim()
  /** «Anna Lee, Welder»: what follows the comma is a title or degree. */
  const [first = '', second = ''] = line.split(/,\s+/)
  if (second !== '' && (first.includes(' ') || titleScore(second) > 0 || second.length <= 6)) line = first
  /** «Anna Lee 12 Mill Lane»: the address begins with its number. */
  line = line.replace(/^(\S+ \S+(?: \S+){0,2}?) \d.*$/u, '$1')
  line = line.replace(/^(?:resume|résumé|cv|curriculum vitae|lebenslauf) (?:of|von|de|di|van) /iu, '')
  line = line.replace(/^(?:name|nom|nombre|nome|naam|imie i nazwisko)\s*:\s*/iu, '')
  while (honorifics.test(line)) line = line.replace(honorifics, '').trim()
  while (postNominals.test(line)) line = line.replace(postNominals, '').trim()
  if (
    line.length < 2 ||
    line.length > 60 ||
    headingKind(line) ||
    /[@\d:/\\]|www\.|curriculum|resume|résumé|lebenslauf|bewerbung|życiorys|updated|^(?:cv|vita|vitae|name|sample|example)$/iu.test(
      line,
    )
  )
    return ''
  const words = line.split(/\s+/)
  const isLatin = /\p{Script=Latin}/u.test(line)
  if (words.length > 6 || (isLatin && words.length < 2 && !/^\p{Lu}[\p{L}'’-]+$/u.test(line))) return ''
  const nameWord = /^(?:\p{Lu}\.?|[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]*)$/u
  /** «de», «van der», «bint»: short words with small letters before a last name. */
  const particle = /^(?:\p{Ll}{1,5}|d['’]\p{Lu}\p{L}+|['’]t)$/u
  const isName = words.every((word, index) => nameWord.test(word) || (index < words.length - 1 && particle.test(word)))
  return isName ? titled(line) : ''
}

/** `A N N A   L E E` as «ANNA LEE»: single blanks stand between letters, longer ones between words. */
function joinSpacedLetters(line: string): string {
  return line
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
}

/** A name in capitals as people write it. */
function titled(name: string): string {
  if (name !== name.toUpperCase() || name === name.toLowerCase()) return name
  return name
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_match, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/(?<= )(?:Van|Der|Den|De|Von|Zu|Di|Da|Do|Dos|Del|Della|La|Bin|Bint|Ibn|Y|E)(?= )/g, (word) =>
      word.toLowerCase(),
    )
}
