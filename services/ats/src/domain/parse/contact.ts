import { findPhoneNumbersInText } from 'libphonenumber-js'
import { findDates } from '../annotate/find-dates.ts'
import { headingKind } from '../annotate/headings.ts'
import { readLabel } from '../annotate/labels.ts'
import { nameIn, titled } from '../annotate/person-name.ts'
import { isPlace } from '../annotate/places.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import type { Section } from './sections.ts'

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
const figures =
  /(?:(?<![\d\p{L}./])|(?<=\p{Ll})(?=[+(]))[+(]{0,2}\d[\d\s().\-–/]{5,24}\d(?:(?![\d\p{L}])|(?=https?:|www\.))/gu
const mostCandidates = 20
/** A number in groups, such as an invented or an old one, that no numbering plan has. */
const groupedFigures = /^\+?\(?\d{2,4}\)?[ .\-/]\d{3}[ .\-/]\d{2,4}(?:[ .\-/]\d{2,4})*$/

/** A number with a country's code is one, allocated or not; it has at most 15 figures (ITU-T E.164). */
function isInternational(candidate: string): boolean {
  const { length } = candidate.replace(/\D/g, '')
  return /^\+[1-9]/.test(candidate) && length >= 9 && length <= 15
}

/** A number with a country's code and nothing but blanks between its figures: where there is no other, it is read as a whole. */
const isPlainInternational = (candidate: string) => /^\+\d+(?: \d+)+$/.test(candidate) && isInternational(candidate)

/** The first number that is a phone number, as written; else the first that could be one. */
function findPhone(text: string): string {
  const ends = text.length > searched.top + searched.bottom
  const part = ends ? `${text.slice(0, searched.top)}\n${text.slice(-searched.bottom)}` : text
  const candidates = (part.match(figures) ?? []).flatMap((found) => found.split('\n')).map((found) => found.trim())
  const likely = candidates.filter(
    (found) => found.startsWith('+') || (found.replace(/\D/g, '').length >= 9 && findDates(found).length === 0),
  )
  const [first = '', ...others] = likely
  if (others.length === 0 && isPlainInternational(first)) return first
  for (const candidate of likely.slice(0, mostCandidates)) {
    for (const country of ['US', 'GB', 'DE'] as const) {
      for (const { startsAt, endsAt } of findPhoneNumbersInText(candidate, country)) {
        const written = candidate.slice(startsAt, endsAt)
        if (written.replace(/\D/g, '').length < 7) continue
        return candidate.slice(Math.max(0, startsAt - 1), startsAt) === '(' ? `(${written}` : written
      }
    }
  }
  return likely.find((candidate) => groupedFigures.test(candidate) || isInternational(candidate)) ?? ''
}

/** The name: the first line of the top that reads like one. */
function findName(sections: Section[], email: string): string {
  const header = sections[0]?.lines ?? []
  const others = sections.slice(1).flatMap(({ lines }) => lines.slice(0, 6))
  const labelled = [...header, ...others]
    .slice(0, 40)
    .map(nameBehindLabel)
    .find((name) => name !== '')
  if (labelled) return labelled
  const top = header.some((line) => nameIn(line)) ? header : [...header, ...others]
  const candidates = top.slice(0, 40).flatMap((line, index) => {
    const name = nameIn(line)
    return name ? [{ name, index }] : []
  })
  const local = email.slice(0, email.indexOf('@')).toLowerCase()
  const confirmed = candidates.find(({ name }) =>
    name
      .split(/\s+/)
      .filter((word) => word.length > 2 && !/^\p{Ll}/u.test(word))
      .some((word) => local.includes(word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))),
  )
  const [first, ...later] = candidates
  /** People are called Cook and Banks: what reads like a role is the name, unless a line right below reads more like one. */
  const better =
    first && readsLikeRole(first.name)
      ? later.find((other) => other.index <= first.index + 2 && isLikelier(other.name))
      : undefined
  const chosen = confirmed ?? better ?? first
  if (!chosen) return ''
  const next = top[chosen.index + 1] ?? ''
  const isSplit =
    !chosen.name.includes(' ') &&
    /^[\p{Lu}][\p{L}'’-]+$/u.test(next.trim()) &&
    !headingKind(next) &&
    !isKnownTown(next) &&
    !isPlace(next)
  return isSplit ? `${chosen.name} ${titled(next.trim())}` : chosen.name
}

/** "Name   Anna Lee", "First name(s) / Surname(s): Anna Lee", as forms have it. */
function nameBehindLabel(line: string): string {
  const { kind, value } = readLabel(line) ?? {}
  return kind === 'name' ? nameIn(value ?? '') : ''
}

function readsLikeRole(name: string): boolean {
  return titleScore(name) > 2 || employerScore(name) > 1 || isPlace(name)
}

const isLikelier = (name: string) => name.includes(' ') && !readsLikeRole(name)
