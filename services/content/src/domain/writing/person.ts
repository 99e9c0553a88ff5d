import { profileLimits } from '@resume/proto/limits/documents'
import { isUnspaced, type KnownPerson } from '@resume/pseudonyms/pseudonymize'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import type { WritingInput } from './request.ts'

/** What is known of the person from elsewhere. */
export interface KnownSources {
  /** The caller's account. */
  account: { name: string; email: string }
  /** `content` of the document that the text is for. */
  document: Record<string, unknown> | undefined
}

const nameWord = "\\p{Lu}(?:[\\p{L}\\p{M}'’.-]{1,30}|\\.)"
const nameLine = new RegExp(`^${nameWord}(?: (?:van|von|de|der|da|di|la|bin|al) ?)?(?: ${nameWord}){1,3}$`, 'u')
/** A name in capitals. */
const capitals = /^\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’.-]+){1,3}$/u
/** In a line with an email address, a phone number or a link. */
const contact = /@|https?:|www\.|linkedin|github|\+\d|\(\d{3}|\d{3}[ .-]\d{3}|\d{7}|\|/i
/** Where a text says whose name it is. */
const introduction = new RegExp(
  `(?:^|[\\s"(])(?:[Nn]ame:|[Mm]y name is|[Ii]ch heiße|[Jj]e m['’]appelle|[Mm]e llamo|[Mm]i chiamo) ?(${nameWord}(?: ${nameWord}){0,3})`,
  'gu',
)
/** The name below the last words of a letter. */
const signature = new RegExp(
  `(?:[Ss]incerely|[Rr]egards|[Ff]aithfully|[Cc]heers|[Gg]rüßen?|[Cc]ordialement|[Ss]aludos)[,.!]?\\s{1,6}(${nameWord}(?: ${nameWord}){1,3})[ \\t]*$`,
  'gmu',
)

/**
 * Most names that a text may have where it says that they are names. Every text is searched for each of them, in all its forms, on the thread
 * that serves everybody: a hundred names take up to 0.3 seconds, and texts have room for thousands. Twenty pages of letters have a few, a
 * resume as YAML, where `name:` stands before employers and projects too, has twenty.
 */
const mostNamed = 50

/** Most links of a document, which are searched for in the same way: as many as a list of a profile has items. */
const mostLinks = profileLimits.listItems

/**
 * Who texts are about: what the account and a document say, and names where texts have them.
 * @throws AppError `validation_failed` for more names or links than are searched for. To leave some of them out would send them to the AI,
 * and a text without the parts that have them would not be the one that the caller asked for.
 */
export function personOf({ text, context }: WritingInput, { account, document }: KnownSources): KnownPerson {
  const basics = objectOf(document?.basics)
  const links = texts(Array.isArray(document?.links) ? document.links.map((link) => objectOf(link).url) : [])
  const named = { text: namesOf(namesIn(text)), context: namesOf(namesIn(context)) }
  requireFew(named, links)
  return {
    names: namesOf([account.name, basics.fullName, basics.name, ...named.text, ...named.context]),
    emails: texts([account.email, basics.email]),
    phones: texts([basics.phone]),
    links: texts([basics.url, ...links]),
  }
}

function requireFew(names: Record<'text' | 'context', string[]>, links: string[]): void {
  const faults = Object.entries(names).flatMap(([field, named]) =>
    named.length > mostNamed
      ? [{ path: `input.${field}`, message: `must have at most ${mostNamed} names of people` }]
      : [],
  )
  if (links.length > mostLinks) {
    faults.push({ path: 'documentId', message: `must be a document with at most ${mostLinks} links` })
  }
  if (faults.length > 0) throw invalidFields(...faults)
}

/** Names in the head of a resume, in a signature, and where a text says whose they are. */
function namesIn(text: string): string[] {
  const head = text
    .slice(0, 1_000)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const [first = ''] = head
  const hasContact = head.slice(1, 5).some((line) => contact.test(line))
  const lead = first.split(/[|,•]/)[0]?.trim() ?? ''
  const isName = nameLine.test(lead) || capitals.test(lead)
  const leading = isName && (hasContact || contact.test(first)) ? [lead] : []
  return [
    ...leading,
    ...[introduction, signature].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([, name = '']) => name.replace(/\.$/, '')),
    ),
  ]
}

/** Values that are names. One word alone is as likely any other word, unless names are written as one. */
function namesOf(values: unknown[]): string[] {
  return texts(values).filter(
    (name) => name.length <= 120 && (/^\S+(?:\s+\S+){1,7}$/u.test(name) || (name.length > 1 && isUnspaced(name))),
  )
}

function texts(values: unknown[]): string[] {
  return [...new Set(values.filter((value) => typeof value === 'string').map((value) => value.trim()))].filter(
    (value) => value !== '',
  )
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
