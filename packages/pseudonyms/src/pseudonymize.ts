import { randomBytes } from 'node:crypto'
import { postalAddress } from './postal-address.ts'
import { type Kind, kinds, type Restoring, restorerOf } from './restore.ts'

/**
 * What is known of who a resume is about: of each, every way in which it is written. Every text is searched for each of them, and each
 * name is half a dozen things to search for: whoever takes them from texts of callers bounds how many there are.
 */
export interface KnownPerson {
  names: string[]
  emails: string[]
  phones: string[]
  links: string[]
}

/** Texts that say nothing of who somebody is and how to reach them. */
export interface Pseudonyms extends Restoring {
  /** The texts in their order, with `[NAME_1]`, `[EMAIL_1]`, `[PHONE_1]`, `[LINK_1]` and `[ADDRESS_1]` for what was in them. */
  texts: string[]
}

/** Whatever stands around an at sign, also where a line's end has cut the rest off. */
const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,252}[\p{L}\p{N}])?/gu

/** With a protocol or `www.`; a host with a path, as people write their profiles. */
const link =
  /(?:https?:\/\/|\bwww\.)[^\s<>()|,;"]{3,300}|(?<![\p{L}\p{N}@.\-_/])(?:[\p{L}\p{N}-]{1,63}\.){1,4}[a-z]{2,12}\/[\p{L}\p{N}~@_][^\s<>()|,;"]{0,300}/gu

/** The lines of a resume's head, where hosts stand by themselves. */
const headLength = 400
const bareHost = /(?<![\p{L}\p{N}@.\-_/])[a-z0-9-]{2,63}\.(?:[a-z0-9-]{2,63}\.){0,2}[a-z]{2,12}(?![\p{L}\p{N}@/\-_])/gu

/** Hosts in the rest: those with the person's name in them are the person's. */
const anyHost =
  /(?<![\p{L}\p{N}@.\-_/])[\p{L}\p{N}-]{2,63}\.(?:[\p{L}\p{N}-]{2,63}\.){0,2}[a-z]{2,12}(?![\p{L}\p{N}@/\-_])/giu

/** Figures as numbers to call have them; which of them are, is decided by {@link isPhone}. */
const figures = /(?<![\p{L}\p{N}./])\+?\(?\d[\d ().\-–/\t\u00a0]{5,24}\d(?![\p{L}\p{N}])/gu

/** Words as people name their profiles. */
const handle = /[\p{L}\p{N}][\p{L}\p{M}\p{N}._@-]{2,80}/gu

/** Names that are months, too: alone they are taken for those. */
const months = new Set(['April', 'May', 'June', 'August'])

/**
 * Replaces personal data in texts, the same everywhere: what is known of the person, and whatever looks like it.
 * @param holdsDate whether a text has a date in it: figures that are dates are no numbers to call
 */
export function pseudonymize(given: string[], person: KnownPerson, holdsDate: (text: string) => boolean): Pseudonyms {
  const mark = markNotIn(given)
  const placeholders = new Map<string, string>()
  const values = new Map<string, string>()
  const counts: Record<Kind, number> = { NAME: 0, EMAIL: 0, PHONE: 0, LINK: 0, ADDRESS: 0 }
  const placeholderFor = (kind: Kind, value: string) => {
    const known = placeholders.get(`${kind} ${value}`)
    if (known) return known
    counts[kind] += 1
    const placeholder = `[${mark}${kind}_${counts[kind]}]`
    placeholders.set(`${kind} ${value}`, placeholder)
    values.set(`${kind}_${counts[kind]}`, value)
    return placeholder
  }
  const isOwn = ownWords(person.names)
  const links = person.links.flatMap(literally)
  const emails = person.emails.flatMap(literally)
  const phones = person.phones.flatMap(literally)
  const names = namePatterns(person.names)
  const hide = (text: string) => {
    let hidden = text
    const replace = (kind: Kind, pattern: RegExp, isMeant = (_found: string) => true) => {
      hidden = hidden.replace(pattern, (found) => (isMeant(found) ? placeholderFor(kind, found) : found))
    }
    const replaceWords = (kind: Kind, patterns: RegExp[]) => {
      for (const pattern of patterns) hidden = replaceWhole(hidden, pattern, (found) => placeholderFor(kind, found))
    }
    replaceWords('LINK', links)
    replace('LINK', link)
    replaceWords('EMAIL', emails)
    replace('EMAIL', email)
    replaceWords('PHONE', phones)
    replace('PHONE', figures, (found) => isPhone(found, holdsDate))
    replace('ADDRESS', postalAddress)
    const head = hidden.slice(0, headLength)
    hidden = head.replace(bareHost, (found) => placeholderFor('LINK', found)) + hidden.slice(headLength)
    replace('LINK', anyHost, isOwn)
    replaceWords('NAME', names)
    replace('NAME', handle, isOwn)
    return hidden
  }
  return { texts: given.map(hide), ...restorerOf(mark, values) }
}

const anyPlaceholder = new RegExp(`(?:${kinds.join('|')})_`, 'i')

/** A prefix that makes placeholders of ours differ from what somebody has written like one. */
function markNotIn(texts: string[]): string {
  const alike = texts.filter((text) => anyPlaceholder.test(text)).map((text) => text.toUpperCase())
  let mark = ''
  while (alike.some((text) => kinds.some((kind) => text.includes(`${mark}${kind}_`)))) {
    mark = randomBytes(4).toString('hex').toUpperCase()
  }
  return mark
}

function isPhone(found: string, holdsDate: (text: string) => boolean): boolean {
  const digits = found.replace(/\D/g, '').length
  if (digits < 7 || digits > 15) return false
  return /^(?:\+|\(|00)/.test(found) || (digits >= 9 && !holdsDate(found))
}

/** Tells words that are made of a person's name: `jane-doe`, `jane.doe99`, `janedoe`, with or without accents. */
function ownWords(names: string[]): (word: string) => boolean {
  const own = new Set(names.flatMap((name) => folded(name).split(/[^\p{L}]+/u)).filter((part) => part.length > 3))
  if (own.size === 0) return () => false
  return (word) => {
    const lower = folded(word)
    const parts = lower.split(/[^\p{L}]+/u)
    return (
      (parts.length > 1 && parts.some((part) => own.has(part))) ||
      [...own].filter((part) => lower.includes(part)).length > 1
    )
  }
}

function folded(text: string): string {
  const lower = text.toLowerCase()
  return /[^\p{ASCII}]/u.test(lower) ? lower.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l') : lower
}

/** Every way in which names stand in a text: whole in any case and order, then each part as names are written. */
function namePatterns(names: string[]): RegExp[] {
  const wholes = names
    .map((name) => name.split(/\s+/).filter((part) => part !== ''))
    .filter((parts) => parts.length > 0)
  const parts = new Set(wholes.flat().filter((part) => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(part) && !months.has(part)))
  return [
    ...wholes.map((name) => new RegExp(name.map(escaped).join(isUnspaced(name.join('')) ? '\\s*' : '\\s+'), 'giu')),
    ...wholes.flatMap((name) =>
      name.length < 2
        ? []
        : [new RegExp(`${escaped(name.at(-1) ?? '')},\\s*${name.slice(0, -1).map(escaped).join('\\s+')}`, 'giu')],
    ),
    ...[...parts].map((part) => new RegExp(`${escaped(part)}|${escaped(part.toUpperCase())}`, 'gu')),
  ]
}

/** Longer than any way to reach somebody: servers refuse longer links. Patterns of tens of thousands of characters are an error. */
const longestWay = 2_000

/** Finds a value as it stands, in any case; nothing, when the value is too short to be told from other text, or no way to reach anybody. */
function literally(value: string): RegExp[] {
  return value.length < 4 || value.length > longestWay ? [] : [new RegExp(escaped(value), 'giu')]
}

/** Whether words of a text's writing follow each other without blanks, as in Chinese, Japanese, Korean and Thai. */
export function isUnspaced(text: string): boolean {
  return /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}·・]+$/u.test(
    text.replace(/\s/gu, ''),
  )
}

const wordBefore = /[\p{L}\p{N}_]$/u
const wordBehind = /^[\p{L}\p{N}_]/u

/**
 * Replaces what a pattern finds where no word goes on at either end, or where nobody can tell. That is asked of each find: classes of letters in
 * patterns that are made for one request take longer to compile than all the rest takes.
 */
function replaceWhole(text: string, pattern: RegExp, replacementOf: (found: string) => string): string {
  let replaced = ''
  let done = 0
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [found] = match
    const end = match.index + found.length
    const isWhole =
      isUnspaced(found) ||
      (!wordBefore.test(text.slice(Math.max(done, match.index - 2), match.index)) &&
        !wordBehind.test(text.slice(end, end + 2)))
    if (isWhole) {
      replaced += text.slice(done, match.index) + replacementOf(found)
      done = end
    } else pattern.lastIndex = match.index + 1
  }
  return done === 0 ? text : replaced + text.slice(done)
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
