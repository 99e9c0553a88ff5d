import { headingKind } from '../annotate/headings.ts'
import { readLabel } from '../annotate/labels.ts'
import { nameIn, titled, withoutTitle } from '../annotate/person-name.ts'
import { placeholdersIn } from '../annotate/placeholders.ts'
import { isPlace } from '../annotate/places.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { namesOccupation } from '../vocabulary/occupational-names.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import type { Section } from './sections.ts'

/** A line that reads like a name. */
interface Candidate {
  name: string
  /** Of the line, among those that were looked at. */
  index: number
}

/** How sure a name is, in percent: confirmed by a label or the address, first at the top, or beside an address below it. */
const sure = { confirmed: 99, first: 92, beside: 75 }

/** Maximum number of lines that are searched for the name. */
const most = 40
/** Lines of each section below the top that may have the name, where columns were read in another order. */
const ofSection = 6

/**
 * Finds the name: the first line at the top that reads like one. A single word counts only on the first line. Below the top, a
 * line counts as a name only if the email address or the line below confirms it.
 * @returns the name, empty for none, and how sure it is, in percent
 * @param email empty where there is none
 * @param titles of the roles: what reads like one of them is none
 */
export function findName(sections: Section[], email: string, titles: string[]): { name: string; confidence: number } {
  const header = sections[0]?.lines ?? []
  const others = sections.slice(1).flatMap(({ kind, lines }) => (kind === 'header' ? lines : lines.slice(0, ofSection)))
  const labelled = [...header, ...others]
    .slice(0, most)
    .map(nameBehindLabel)
    .find((name) => name !== '')
  if (labelled) return { name: labelled, confidence: sure.confirmed }
  const local = foldText(email.slice(0, email.indexOf('@')))
  const atTop = candidatesIn(header, local)
  const all = atTop.length > 0 ? atTop : candidatesIn([...header, ...others], local)
  const lines = atTop.length > 0 ? header : [...header, ...others]
  const confirmed = all.find(({ name }) => isInAddress(name, local))
  if (confirmed) confirmed.name = withoutTitle(confirmed.name)
  const persons = atTop.filter(({ name, index }) => isPerson(name, titles) && (name.includes(' ') || index === 0))
  const first = likeliest(persons)
  const chosen = confirmed ?? first ?? (persons.length > 0 ? undefined : beside(all, lines, titles))
  const name = chosen ? whole(chosen, lines[chosen.index + 1] ?? '') : ''
  return { name, confidence: confirmed ? sure.confirmed : first ? sure.first : sure.beside }
}

/** Whether a line may be what somebody is called, rather than what somebody was or a gap of a template. */
export function isPerson(name: string, titles: string[]): boolean {
  const words = foldText(name)
  return (
    !namesOccupation(name) &&
    placeholdersIn(name).length === 0 &&
    !titles.some((title) => ` ${foldText(title)} `.includes(` ${words} `))
  )
}

/** Lines at the top, in which a name may be in small letters if the address has it. */
const topLines = 4
const smallName = /^\p{Ll}[\p{Ll}'’-]+(?: \p{Ll}[\p{Ll}'’-]*){1,3}$/u
const capitalised = (line: string) => line.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())

function candidatesIn(lines: string[], local: string): Candidate[] {
  return lines.slice(0, most).flatMap((line, index) => {
    const isSmall = index < topLines && smallName.test(line) && isInAddress(capitalised(line), local)
    const name = isPlace(line) ? '' : nameIn(isSmall ? capitalised(line) : line)
    return name ? [{ name, index }] : []
  })
}

/** Whether an e-mail address has a word of a name. */
function isInAddress(name: string, local: string): boolean {
  return name
    .split(/\s+/)
    .filter((word) => word.length > 2 && !/^\p{Ll}/u.test(word) && !namesOccupation(word))
    .some((word) => local.replaceAll(' ', '').includes(foldText(word)))
}

/** People are called Cook and Banks: the first is the name, unless it reads like a role and a line right below does not. */
function likeliest([top, ...later]: Candidate[]): Candidate | undefined {
  if (!top || !readsLikeRole(top.name)) return top
  return later.find(({ name, index }) => index <= top.index + 2 && name.includes(' ') && !readsLikeRole(name)) ?? top
}

/** A name with the way to reach somebody, or with what somebody is, on the line below it. */
function beside(candidates: Candidate[], lines: string[], titles: string[]): Candidate | undefined {
  return candidates.find(({ name, index }) => {
    const below = lines[index + 1] ?? ''
    const isBeside = /@|\+?\d[\d ().-]{7,}\d/.test(below) || titleScore(below) > 2
    return isBeside && name.includes(' ') && isPerson(name, titles) && !readsLikeRole(name)
  })
}

/** A name with its rest on the next line: "ANNA", "LEE". */
function whole({ name }: Candidate, next: string): string {
  const isSplit =
    !name.includes(' ') &&
    /^[\p{Lu}][\p{L}'’-]+$/u.test(next.trim()) &&
    !headingKind(next) &&
    !isKnownTown(next) &&
    !isPlace(next)
  return isSplit ? `${name} ${titled(next.trim())}` : name
}

/** "Name   Anna Lee", "First name(s) / Surname(s): Anna Lee", "Name, Vorname: Lee, Anna", as forms have it. */
function nameBehindLabel(line: string): string {
  const { kind, value } = readLabel(line) ?? {}
  return kind === 'name' ? nameIn((value ?? '').replace(/^([\p{L}'’-]+), ([\p{L}'’-]+)$/u, '$2 $1')) : ''
}

function readsLikeRole(name: string): boolean {
  return titleScore(name) > 2 || employerScore(name) > 1 || isPlace(name)
}
