import { nameForm } from '../annotate/east-asian-names.ts'
import { headingKind } from '../annotate/headings.ts'
import { readLabel } from '../annotate/labels.ts'
import { capitalised, nameIn, titled, withoutTitle } from '../annotate/person-name.ts'
import { placeholdersIn } from '../annotate/placeholders.ts'
import { isPlace } from '../annotate/places.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { namesOccupation } from '../vocabulary/occupational-names.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { namesResume } from '../vocabulary/words-for-resume.ts'
import { namedByAddress } from './named-by-address.ts'
import { namedByLabels } from './named-by-labels.ts'
import type { Section } from './sections.ts'

/** A line that reads like a name. */
interface Candidate {
  name: string
  /** Of the line, among those that were looked at. */
  index: number
}

/** How sure a name is, in percent: confirmed by a label or the address, first at the top, or beside an address below it. */
const sure = { confirmed: 99, first: 92, beside: 75 }

/** Where somebody is reached: the e-mail address, empty where there is none, and sites of the web. */
export interface Addresses {
  email: string
  sites: string[]
}

/** Score from which words are what somebody is. */
const sureTitle = 3
/** Maximum number of lines that are searched for the name. */
const most = 40
/** Maximum number of characters of a line that are searched for it. */
const longest = 1_000
/** Lines of each section below the top that may have the name, where columns were read in another order. */
const ofSection = 6

/**
 * Finds the name: the first line at the top that reads like one. A single word counts only on the first line. Below the top, a
 * line counts as a name only if the email address or the line below confirms it.
 * @returns the name, empty for none, and how sure it is, in percent
 * @param addresses of the person, which confirm a name
 * @param titles of the roles: what reads like one of them is none
 */
export function findName(
  sections: Section[],
  { email, sites }: Addresses,
  titles: string[],
): { name: string; confidence: number } {
  const header = belowWordForResume(sections[0]?.lines ?? [])
  const others = sections.slice(1).flatMap(({ kind, lines }) => (kind === 'header' ? lines : lines.slice(0, ofSection)))
  const local = foldText(email.slice(0, email.indexOf('@')))
  const domain = email.slice(email.indexOf('@') + 1)
  const ofSites = foldText([...sites, domain].join(' '))
  const atTop = candidatesIn(header, local, ofSites)
  /** What the first line says and the address confirms is no other person's, such as a reference behind "Name:". */
  const isSure =
    readLabel(header[0] ?? '')?.kind !== 'name' &&
    atTop.some(({ name, index }) => index === 0 && name.includes(' ') && isInAddress(name, local))
  const labelled = isSure ? '' : namedByLabels([...header, ...others].slice(0, most))
  if (labelled !== '') return { name: labelled, confidence: sure.confirmed }
  const all = atTop.length > 0 ? atTop : candidatesIn([...header, ...others], local, ofSites)
  const lines = atTop.length > 0 ? header : [...header, ...others]
  const confirmed =
    all.find(({ name }) => isInAddress(name, local)) ??
    atTop.find(({ name, index }) => index === 0 && isInSites(name, ofSites))
  if (confirmed) confirmed.name = withoutTitle(confirmed.name)
  const isWhole = ({ name, index }: Candidate) => name.includes(' ') || index === 0 || nameForm(name) === 'known'
  const persons = atTop.filter((candidate) => isPerson(candidate.name, titles) && isWhole(candidate))
  const first = likeliest(persons)
  const below = () =>
    all.find(({ name }) => isInSites(name, ofSites)) ??
    beside(all, lines, titles) ??
    belowHeading(sections, titles, lines.length + 1)
  const isFirstLine = first?.index === 0 && /^\p{Lu}\S+ .*\p{Lu}/u.test(first.name)
  const named = confirmed || isFirstLine ? undefined : namedByAddress(sections, local)
  if (named) return { name: named, confidence: sure.confirmed }
  const chosen = confirmed ?? first ?? (persons.length > 0 ? undefined : below())
  const name = chosen
    ? whole(withFirst(chosen, lines, titles, local), nextSaid(lines, chosen.index), local, ofSites)
    : ''
  return { name, confidence: confirmed ? sure.confirmed : first ? sure.first : sure.beside }
}

/** Lines from the first on that says more than that they are a resume. */
function belowWordForResume(lines: string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== '' && !namesResume(line.trim()))
  return first < 0 ? lines : lines.slice(first)
}

/** The next line that says something, right below another or below a blank one. */
const nextSaid = (lines: string[], at: number) => lines.slice(at + 1, at + 3).find((line) => line.trim() !== '') ?? ''

/**
 * The name with which a section about the person begins: "Personal Data", and "Anna Lee" below it.
 * @param index of no line of those that were looked at
 */
function belowHeading([, ...others]: Section[], titles: string[], index: number): Candidate | undefined {
  for (const { kind, lines } of others) {
    const name = kind === 'header' ? nameIn(lines.find((line) => line.trim() !== '') ?? '') : ''
    if (name.includes(' ') && isPerson(name, titles) && !isPlace(name) && !isKnownTown(name)) return { name, index }
  }
  return undefined
}

/** Who learns, on folded text. */
const learner =
  /\b(?:student(?:in|e|essa)?|estudiante|etudiante?|estudante|studente|absolvent(?:in)?|graduate|trainee|praktikant(?:in)?|stagiaire)\b/

/** What nobody is called: a greeting, a school, a post office, a firm, and a line whose blanks are lost. */
const noPerson =
  /^(?:dear|respected|sincerely|regards|high school|higher secondary|intermediate|matric(?:ulation)?)(?!\p{L})|\sP\.\s?O\.|\s(?:W\.?L\.?L|L\.?L\.?C|Ltd|Pvt)\.?$|^\p{L}{26,}/iu

/** A first and a last name with an initial between them, which no occupation has: "Anna B. Driver". */
const middleInitial = /^\p{Lu}\p{Ll}+ (?:\p{Lu}\. ?){1,2}\p{Lu}\p{L}+$/u

/** Whether a line may be what somebody is called, rather than what somebody was or a gap of a template. */
export function isPerson(name: string, titles: string[]): boolean {
  const words = foldText(name)
  return (
    (!namesOccupation(name) || middleInitial.test(name)) &&
    !noPerson.test(name) &&
    !learner.test(words) &&
    placeholdersIn(name).length === 0 &&
    !titles.some((title) => ` ${foldText(title)} `.includes(` ${words} `))
  )
}

/** Lines at the top, in which a name may be in small letters if the address has it. */
const topLines = 4
const smallName = /^\p{Ll}[\p{Ll}'’-]+(?: \p{Ll}[\p{Ll}'’-]*){1,4}$/u
/** The same where the family name has capitals alone: "anna LEE". */
const smallBeforeCapitals = /^\p{Ll}{2,}(?:-\p{Ll}{2,})? \p{Lu}{2,}(?:[ -]\p{Lu}{2,})?$/u
/** A line in brackets. */
const inBrackets = /^\(([^()]{3,60})\)$/
/** A name that stands twice on its line, as pages have it that draw it in two sizes. */
const twice = /^(\S+(?: \S+){1,3})\s+\1$/u
/** A name of which the last word alone has lost its capital. */
const smallLast = /^(?:Mrs?\. ?)?(?:\p{Lu}\. ?){0,2}\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2} \p{Ll}{3,}$/u
/** The same of all words behind the first. */
const smallBehindFirst = /^\p{Lu}\p{Ll}+(?: {1,2}\p{Ll}{3,}){1,3}$/u
/** Two names with a full stop between them: "ANNA.LEE". */
const stopBetween = /^(\p{Lu}\p{L}{2,})\.(\p{Lu}\p{L}{2,})$/u
/** Where a page has a blank as a gap too small for one: "AnnaMaria Lee"; short beginnings of names are none: "McLee", "LaToya". */
const lostBlank = /(?<=(?:^|\s)(?!Fitz|Della|Dalla|Abdul)\p{Lu}\p{Ll}{3,})(?=\p{Lu}\p{Ll}{2,})/gu

/** A street with the number of a house: "Mill Road 3", "Molenstraat 12a". */
const street =
  /^\p{Lu}[\p{L}'’.-]*(?: [\p{L}'’.-]+){0,3}(?:(?:stra(?:ß|ss)e|straat|weg|allee|gasse|platz|laan|gatan|vej)|(?<= )(?:Street|Road|Lane|Avenue|Drive|Allee|Weg|Platz|Straße)) \d{1,4} ?[a-z]?(?![\p{L}\d])/iu

/** How somebody is reached, by its label, behind a name: "Anna Lee Tel: 30/555-0100   Email: …". */
const contactBehind =
  /(?<=^\S[^:@\d]{3,60})\s(?:tel(?:efon|efonszám|éfono|efone|éphone|efono|ephone|efoonnummer)?|phone|mobile?|mobil|handy|cell|gsm|e-?mail|mail|adresse?|address|direcci[oó]n|indirizzo|adres|c[ií]m|lakc[ií]m|lakhely|wohnort|born|geboren|née?)\.?\s{0,2}:.*$/iu

/** A stroke and an address of e-mail behind a name: "Anna Lee / anna@example.com". */
const addressBehind = /(?<=^\p{Lu}[^/@\d]{3,60})\s\/\s\S+@.*$/u

/** Further first names in brackets: "Anna (Maria Lena) Lee". */
const furtherNames = /(?<=^\p{Lu}\p{L}+) \(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*\)(?= \p{Lu}\p{L}+$)/u

/** A sign that is no letter, or an icon that was read as one, behind a name: "Anna Lee ?". */
const signBehind = /(?<=\p{L})\s[?!•·|*]$/u

/** A name, a colon, and what somebody is: "ANNA LEE: Bridge Engineer". */
const nameAndTitle = /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3}):\s+(\p{L}.{2,80})$/u

/** A line without what somebody is behind the colon behind a name. */
function beforeColon(line: string): string {
  const [, name = '', title = ''] = nameAndTitle.exec(line) ?? []
  return name !== '' && titleScore(title) >= sureTitle && titleScore(name) <= 0 && !headingKind(name) ? name : line
}

function candidatesIn(lines: string[], local: string, sites: string): Candidate[] {
  return lines.slice(0, most).flatMap((whole, index) => {
    const given = whole.slice(0, longest)
    const isTop = index < topLines
    const line = isTop
      ? beforeColon(
          given
            .replace(inBrackets, '$1')
            .replace(twice, '$1')
            .replace(contactBehind, '')
            .replace(addressBehind, '')
            .replace(furtherNames, '')
            .replace(signBehind, ''),
        ).replace(stopBetween, '$1 $2')
      : given.replace(inBrackets, '$1')
    const isFirst = index === 0 && !namesOccupation(line)
    const mayBeSmall = smallName.test(line) || (isFirst && (smallLast.test(line) || smallBehindFirst.test(line)))
    const isAbove = index === 0 && /@|\d{4}/.test(lines[1] ?? '') && smallName.test(line) && !namesOccupation(line)
    const isHalfSmall = isFirst && smallBeforeCapitals.test(line)
    const isSmall = isTop && mayBeSmall && (isAbove || isConfirmed(capitalised(line), local, sites))
    const written = isHalfSmall ? titled(line.toUpperCase()) : isSmall ? capitalised(line) : line
    const isOfPlace = (isPlace(line) && !(isTop && withInitial.test(line))) || street.test(line)
    const name = isOfPlace ? '' : nameIn(written)
    const read = isTop
      ? apart(line, `${local} ${sites}`) || ofTwoCells(line, local) || beforeTitle(line, local, sites) || name
      : name
    return isInitials(read) || smallWithin.test(read)
      ? []
      : [{ name: isTop ? read.replace(lostBlank, ' ') : read, index }]
  })
}

/** An initial, which no town has: "Anna B. Lee, MD" is no place in Maryland. */
const withInitial = /(?:^|\s)\p{Lu}\. ?\p{Lu}/u

/** Small words between two others, as no name has them. */
const smallWithin = /\s(?:in|of|at|for|to|the|and|with|from|on|und|für|mit|im|zu[mr]|et|pour|avec|para|con|per|voor)\s/u

/** Whether a text is empty, or two Latin letters, as in a logo. */
const isInitials = (name: string) => /^\p{Script=Latin}{0,2}$/u.test(name)

/** Whether an address has a word of a name, or a site has all of them. */
const isConfirmed = (name: string, local: string, sites: string) =>
  isInAddress(name, local) || name.split(' ').every((word) => sites.includes(foldText(word)))

/** Whether sites have a name with or without blanks between its words. */
const hasWhole = (sites: string, name: string) =>
  sites.includes(foldText(name)) || sites.split(' ').some((word) => word.startsWith(foldText(name).replaceAll(' ', '')))

/** Whether the sites have every word of a name of several. */
const isInSites = (name: string, sites: string) =>
  name.includes(' ') &&
  (!namesOccupation(name) || (hasWhole(sites, name) && !namesOccupation(name.split(' ')[0] ?? ''))) &&
  name.split(' ').every((word) => sites.includes(foldText(word)))

/** A first and a last name with a dot between them, as the address has them: "anna.lee". */
const dotted = /^(\p{Ll}{2,})\.(\p{Ll}{2,})$/u

/** A first and a last name whose blank a page has as a gap too small for one, if the addresses have both: "AnnaExample". */
function apart(line: string, addresses: string): string {
  const words =
    (/^(\p{Lu}\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u.exec(line.trim()) ?? dotted.exec(line.trim()))?.slice(1) ?? []
  return words.length > 0 && words.every((word) => addresses.includes(foldText(word)))
    ? capitalised(words.join(' '))
    : ''
}

/** A first and a last name with a wide gap between them, if the address has a word of the last one: "ANNA   LEE-KESTWICK". */
function ofTwoCells(line: string, local: string): string {
  const cells = line.trim().split(/\s{3,}/)
  const [first = '', last = ''] = cells.map((cell) => nameIn(cell))
  if (cells.length !== 2 || first === '' || last === '' || titleScore(last) > 0) return ''
  return isInAddress(last, local) ? nameIn(`${first} ${last}`) : ''
}

/**
 * A name that an address confirms, before what somebody is and looks for: "Anna Lee Welder available from May"; one that only
 * sites confirm, before an occupation of several words: "Anna Lee Kernel Engineer".
 */
function beforeTitle(line: string, local: string, sites: string): string {
  const [, name = '', rest = '', next = ''] =
    /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}?) ((\p{L}+)(?=\s).*)/u.exec(line) ?? []
  const isTold = titleScore(next) > 0 || (/^\p{Ll}/u.test(rest) && titleScore(rest) > 0)
  if (isTold && isInAddress(name, local)) return nameIn(line) || nameIn(name)
  return namesOccupation(rest) && isInSites(name, sites) ? nameIn(name) : ''
}

/** Whether an e-mail address has a word of a name. */
function isInAddress(name: string, local: string): boolean {
  if (isInitialAndLast(name, local)) return true
  return name
    .split(/[\s-]+/)
    .filter((word) => word.length > 2 && !/^\p{Ll}/u.test(word) && !namesOccupation(word))
    .some((word) => local.replaceAll(' ', '').includes(foldText(word)))
}

/** Whether an address is the first letter of a name and its last word, which may be a trade in some language: "astolar". */
function isInitialAndLast(name: string, local: string): boolean {
  const words = foldText(name).split(' ')
  const written = `${words[0]?.charAt(0)}${words.at(-1)}`
  return words.length > 1 && (local.replaceAll(' ', '') === written || local.split(' ').includes(written))
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

/** Two first names. */
const firstNames = /^\p{Lu}\p{Ll}{2,20} \p{Lu}\p{Ll}{2,20}$/u

/**
 * A last name alone with the first name alone on the line above it: "Anna", "LEE"; or two of each, if the address begins as the first one does
 * and has a last one: "Anna Maria", "Lee Sands", "amsands@…".
 */
function withFirst({ name, index }: Candidate, lines: string[], titles: string[], local: string): Candidate {
  const above = lines[index - 1]?.trim() ?? ''
  const areTwo =
    index === 1 &&
    firstNames.test(above) &&
    firstNames.test(name) &&
    isInAddress(name, local) &&
    foldText(above).charAt(0) === local.charAt(0)
  const isOne = !name.includes(' ') && /^\p{Lu}\p{L}{2,20}(?:-\p{Lu}\p{L}{1,20})?$/u.test(above)
  const mayBeFirst = areTwo || (index <= topLines && isOne)
  const first = mayBeFirst && !isPlace(above) && !isKnownTown(above) ? nameIn(above) : ''
  return first !== '' && titleScore(first) === 0 && isPerson(first, titles)
    ? { name: `${first} ${name}`, index }
    : { name, index }
}

/** A name with its rest on the next line: "ANNA", "LEE"; behind or of several words, a rest of which the address has one. */
function whole({ name }: Candidate, next: string, local: string, sites: string): string {
  const rest = next.trim()
  const isAddressed = /^\p{Lu}[\p{L}'’-]{2,}$/u.test(rest) && local.replaceAll(' ', '').includes(foldText(rest))
  if (!/^\p{Lu}[\p{L}'’ -]+$/u.test(rest) || (nameIn(rest) === '' && !isAddressed)) return name
  const words = rest.split(/[ -]/)
  const inAddress = words.filter((word) => word.length > 3 && local.replaceAll(' ', '').includes(foldText(word)))
  if (name.includes(' ') && (inAddress.length === 0 || words.some((word) => foldText(name).includes(foldText(word)))))
    return name
  const isRest = rest.includes(' ') ? words.length <= 6 && inAddress.length > 0 && !namesOccupation(rest) : true
  /** People are called as towns are. */
  const isTown = (isKnownTown(rest) || isPlace(rest)) && !isAddressed && !sites.includes(foldText(rest))
  return isRest && !headingKind(rest) && !isTown ? `${name} ${titled(rest)}` : name
}

function readsLikeRole(name: string): boolean {
  return titleScore(name) > 2 || employerScore(name) > 1 || isPlace(name)
}
