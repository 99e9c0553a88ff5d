import { foldText } from '../vocabulary/fold-text.ts'
import { findName } from './find-name.ts'
import { findPhone } from './find-phone.ts'
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
/** What may not stand before a site is looked at behind its name: a pattern that begins with letters is found faster. */
const linkPattern =
  /(?:https?:\/\/|www\.)[^\s<>()|,;]{3,200}|(?:linkedin\.com|github\.com|gitlab\.com|xing\.com|behance\.net|dribbble\.com|medium\.com)(?<=(?<![\p{L}\p{N}@./-])(?:linkedin|github|gitlab|xing|behance|dribbble|medium)\.(?:com|net))\/[^\s<>()|,;]{2,200}/giu

/**
 * Reads the contact details; what is not in the text is empty.
 * @param titles what somebody was, which is not what somebody is called
 */
export function parseContact(text: string, sections: Section[], titles: string[]): Contact {
  const written = findEmail(text)
  const links = findLinks(text)
  const { name, confidence } = findName(sections, { email: written, sites: links }, titles)
  const email = ownEmail(wholeEmail(written, text, name), text, name)
  const phone = findPhone(text)
  return {
    name,
    email,
    phone: phone.written,
    links,
    confidence: { name: confidence, phone: phone.confidence },
  }
}

/** An address that is written out, so that no program finds it: "anna[at]lee.example", "anna.lee (at) lee (dot) example". */
const writtenOut =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}._+-]{1,64}(?: ?[[({<] ?(?:dot|punkt|point|punto|ponto|\.) ?[\])}>] ?[\p{L}\p{N}_-]{1,64}){0,3} ?[[({<] ?(?:at|ät|arobase|arroba|chiocciola|@) ?[\])}>] ?[\p{L}\p{N}-]{1,63}(?:(?:\.| ?[[({<] ?(?:dot|punkt|point|punto|ponto|\.) ?[\])}>] ?)[\p{L}\p{N}-]{1,63}){1,4}/giu
const [atWord, dotWord] = [
  / ?[[({<] ?(?:at|ät|arobase|arroba|chiocciola|@) ?[\])}>] ?/giu,
  / ?[[({<] ?(?:dot|punkt|point|punto|ponto|\.) ?[\])}>] ?/giu,
]
const mayBeWrittenOut = /[[({<] ?(?:at|ät|arobase|arroba|chiocciola|@) ?[\])}>]/iu

/** Lines that may have an address, with addresses as they are used. */
function withAddresses(text: string): string {
  if (!mayBeWrittenOut.test(text)) return text
  return text
    .split('\n')
    .map((line) =>
      line.length <= longestWrittenOut && mayBeWrittenOut.test(line)
        ? line.replace(writtenOut, (address) => address.replace(atWord, '@').replace(dotWord, '.'))
        : line,
    )
    .join('\n')
}

/** Longest line that is searched for an address that is written out, in characters. */
const longestWrittenOut = 300

/** The beginning of an address alone on its line, above the rest: "anna.lee" and "@lee.example" below it. */
const brokenBeforeAt =
  /(?<=(?:^|\n)[ \t]{0,4}[a-z\d][a-z\d._-]{4,63})[ \t]{0,4}\n[ \t]{0,4}(?=@[a-z\d-]{1,63}\.[a-z])/gu

/** What stands right behind an address, with nothing between: a word with a capital, or a site. */
const gluedBehind =
  /(?<=@[\p{L}\p{N}.-]{1,80}\.\p{Ll}{2,6})\p{Lu}.*$|(?<=@[\p{L}\p{N}.-]{1,80}\.(?:com|org|net|edu|info|de|fr|it|es|pt|nl|be|ch|at|uk|io|eu|me|ca|pl|br))(?:(?:www|https?|linkedin|github|gitlab|behance|xing|orcid|twitter|instagram|facebook|medium)(?:\.|$)|[\p{L}\p{N}-]{2,40}\.(?:github|gitlab|netlify|vercel|wordpress|wixsite|carrd)\.).*$|(?<=@(?:gmail|googlemail|hotmail|icloud|live|outlook|protonmail|yahoo)\.com)[\p{L}\p{N}-]{2,40}\..*$/u

/** The label of an address with a hyphen for its colon: "Email id-anna@lee.example". */
const labelBefore = /((?<!\p{L})(?:e-?mail(?: ?(?:id|address))?|mail id))\s?-(?=[\p{L}\p{N}._%+]{2,64}@)/giu

/** An address broken behind a dot, as in narrow columns: "anna@mail." and "example" below it. */
const brokenBehindDot = /(@[\p{L}\p{N}-]{1,63}\.)[ \t]{0,4}\n[ \t]{0,4}(?=[a-z]{2,7}(?:\s|$))/gu

/**
 * The first address; where another ends with it, or begins with all but its end, that one: the first was broken over two lines, and a
 * link has it whole. A link that was written wrongly has more before it: "mailto%20anna@lee.example".
 */
function findEmail(given: string): string {
  const written = withAddresses(given)
  if (!written.includes('@')) return ''
  const joined = written.replace(labelBefore, '$1 ').replace(brokenBehindDot, '$1')
  const text = /\n[ \t]{0,4}@/.test(joined) ? joined.replace(brokenBeforeAt, '') : joined
  /** Other lines are not searched: it takes long to see that no word of them is an address. */
  const lines = text.split('\n').filter((line) => line.includes('@'))
  const found = lines
    .flatMap((line) => line.match(emailPattern) ?? [])
    .map((address) => address.replace(/\.$/, '').replace(gluedBefore, '').replace(gluedBehind, ''))
  const [first = ''] = found
  const isLonger = (address: string) => !address.includes('%') && address.length > first.length
  const isWhole = (address: string) =>
    address.endsWith(first) || (address.startsWith(first) && endOfDomain.test(address.slice(first.length)))
  return found.find((address) => isLonger(address) && isWhole(address)) ?? first
}

/** What a narrow column may break off the end of an address: "anna@lee.co" and "m". */
const endOfDomain = /^(?:[a-z]{1,3}|[a-z]*\.[a-z]{2,4})$/

/** A letter of Chinese, Japanese, or Korean that divides an address from what stands before it: "555-0100 丨anna@lee.example". */
const gluedBefore = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{1,6}(?=[a-z\d])/iu

/** Lines at the top in which an address is one's own, whatever it says. */
const topLines = 10

/** Somebody's own address: the one with a word of the name, where the first has none and stands far below, as those of other people do. */
function ownEmail(email: string, text: string, name: string): string {
  const words = foldText(name)
    .split(' ')
    .filter((word) => word.length > 3)
  const isOwn = (address: string) =>
    words.some((word) => foldText(address.slice(0, address.indexOf('@'))).includes(word))
  if (email === '' || words.length === 0 || isOwn(email)) return email
  const lines = text.split('\n')
  if (lines.slice(0, topLines).some((line) => line.includes(email))) return email
  return lines.flatMap((line) => (line.includes('@') ? (line.match(emailPattern) ?? []) : [])).find(isOwn) ?? email
}

/** The beginning of an address alone in its cell, above the rest: narrow columns break addresses anywhere. */
const beginningAbove = /(?:^|\n)([a-zA-Z\d][a-zA-Z\d._-]{2,63})(?: {3}[^\n]*)?\n+$/u

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
  const isSite = beginning.startsWith('www.') || beginning.endsWith(email.slice(email.indexOf('@') + 1))
  const isWritten = beginning === beginning.toLowerCase() && !has(local) && !isSite
  return isWritten && has(beginning) ? beginning + email : email
}

/** Characters above an address that are searched for its beginning. */
const longestAbove = 160

/** Links in a text, each once, as written. */
function findLinks(text: string): string[] {
  return [...new Set((text.match(linkPattern) ?? []).map((link) => link.replace(/[.)\]]+$/, '')))].slice(0, 20)
}
