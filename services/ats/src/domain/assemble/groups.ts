import { isPlace } from '../annotate/places.ts'
import type { Item } from '../decode/features.ts'
import type { Base, Label } from '../decode/labels.ts'
import { separators } from '../text/separators.ts'
import { isShortForm } from '../text/short-forms.ts'
import { isUnfinished } from '../text/unfinished.ts'
import { namesField } from '../vocabulary/field-words.ts'
import { ownAccount } from '../vocabulary/own-account.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { namesUnit } from '../vocabulary/unit-words.ts'

/** The cells of one role, or of one course, with their labels. */
export interface Group {
  items: Item[]
  labels: Label[]
  /** How sure each label is, in percent. */
  confidences: number[]
}

/** The cells of a section by what begins with them; cells before the first are left out. */
export function groupsOf({ items, labels, confidences }: Group): Group[] {
  const groups: Group[] = []
  for (const [index, item] of items.entries()) {
    const label = labels[index] as Label
    if (label.begins) groups.push({ items: [], labels: [], confidences: [] })
    groups.at(-1)?.items.push(item)
    groups.at(-1)?.labels.push(label)
    groups.at(-1)?.confidences.push(confidences[index] ?? 0)
  }
  return groups
    .map(withNamesOfShortForms)
    .map(withNamesBehindShortForms)
    .map(withTownsBeforeCountries)
    .map(withFieldsBeforeTitles)
    .map(withSecondTitles)
}

/** Below how much certainty, in percent, and from which score on an employer may be a second title. */
const second = { unsure: 50, title: 4 }

/** The labels of a title with another one behind its stroke, or behind its comma in small letters, that was read as the employer: "Welder / Crane Operator". */
function withSecondTitles({ items, labels, confidences }: Group): Group {
  const at = labels.findIndex(({ base }) => base === 'EMPLOYER')
  const [title, name] = [items[at - 1], items[at]]
  const isBehind = name && title?.at === name.at && labels[at - 1]?.base === 'TITLE' && isListed(name)
  const isUnsure = (confidences[at] ?? 0) < second.unsure && employerScore(name?.cell.text ?? '') <= 0
  const areTitles = isBehind && [title, name].every(({ cell }) => titleScore(cell.text) >= second.title)
  if (!isUnsure || !areTitles) return { items, labels, confidences }
  const named = labels.map((label, index): Label => (index === at ? { ...label, base: 'TITLE_MORE' } : label))
  return { items, labels: named, confidences }
}

const isListed = ({ cell: { text }, separator }: Item) =>
  separator === slash || (separator === comma && /^\p{Ll}/u.test(text))

/** The labels of a title with the field before its stroke, which is a part of it: "Web / Desktop Developer". */
function withFieldsBeforeTitles({ items, labels, confidences }: Group): Group {
  const at = labels.findIndex(({ base }) => base === 'TITLE')
  const [field, title] = [items[at - 1], items[at]]
  const isOne = field && title?.at === field.at && title.separator === slash && labels[at - 1]?.base === 'OTHER'
  if (!isOne || !namesField(field.cell.text)) return { items, labels, confidences }
  const named = labels.map((label, index): Label => {
    if (index === at - 1) return { ...label, base: 'TITLE' }
    return index === at ? { ...label, base: 'TITLE_MORE' } : label
  })
  return { items, labels: named, confidences }
}

/** The labels of an employer whose short form alone was read as one, with the name before it: "Red Mill Works (RMW)". */
function withNamesOfShortForms({ items, labels, confidences }: Group): Group {
  const at = labels.findIndex(({ base }) => base === 'EMPLOYER')
  const [name, short] = [items[at - 1], items[at]]
  const isOne = name && short?.at === name.at && short.separator === bracket && !name.cell.range
  if (!isOne || !isShortForm(short.cell.text, name.cell.text)) return { items, labels, confidences }
  const named = labels.map((label, index): Label => {
    if (index === at - 1) return { ...label, base: 'EMPLOYER' }
    return index === at ? { ...label, base: 'EMPLOYER_MORE' } : label
  })
  return { items, labels: named, confidences }
}

/** A short form of an organization. */
const letters = /^\p{Lu}{3,8}$/u

/** The labels of an employer that is a short form, with the name of an organization behind its dash: "RMW - Institute of Bridges". */
function withNamesBehindShortForms({ items, labels, confidences }: Group): Group {
  const at = labels.findIndex(({ base }) => base === 'EMPLOYER')
  const [short, name] = [items[at], items[at + 1]]
  const isOne = short && name?.at === short.at && name.separator === dash && !name.cell.range
  const isLong = isOne && letters.test(short.cell.text) && isNameOf(short.cell.text, name.cell.text)
  if (!isLong || labels[at + 1]?.begins) return { items, labels, confidences }
  const named = labels.map((label, index): Label => (index === at + 1 ? { ...label, base: 'EMPLOYER_MORE' } : label))
  return { items, labels: named, confidences }
}

/** Most words of a town. */
const longestTown = 5
/** What is a short form rather than a town in capitals. */
const shortLetters = /^\p{Lu}{2,5}$/u

/** The labels of an employer behind which a town on no list stands before its country: "Red Mill – Aldmoor de la Mar, Spain". */
function withTownsBeforeCountries(group: Group): Group {
  const { items, labels } = group
  const at = labels.findLastIndex(({ base }) => base === 'EMPLOYER_MORE')
  const [town, country] = [items[at], items[at + 1]]
  const isBefore = country?.at === town?.at && labels[at + 1]?.base === 'PLACE' && country?.separator === comma
  if (!town || !isBefore || !isPlace(country.cell.text) || !mayBeTown(town)) return group
  const placed = labels.map((label, index): Label => (index === at ? { ...label, base: 'PLACE' } : label))
  return { ...group, labels: placed }
}

/** Whether what stands behind a dash or a comma may be a town: a few words with capitals that name nothing else. */
function mayBeTown({ cell: { text }, separator }: Item): boolean {
  const isApart = separator === dash || separator === comma
  const isNamed = employerScore(text) > 0 || titleScore(text) > 0 || namesSchool(text) || namesUnit(text)
  const isLike = /^\p{Lu}[\p{L}’' .-]+$/u.test(text) && !shortLetters.test(text)
  return isApart && !isNamed && isLike && text.split(' ').length <= longestTown
}

/** Whether a name says what a short form stands for, or names an organization, and nothing else. */
function isNameOf(short: string, name: string): boolean {
  if (isShortForm(short, name)) return titleScore(short) <= 0
  const isNamed = employerScore(name) > 0 || namesSchool(name) || namesUnit(name)
  return isNamed && titleScore(name) <= 0 && name.includes(' ') && !isPlace(name)
}

/** Two letters at least, or a figure and a capital, as in "3M": the number of a page is no name. */
const hasLetters = /\p{L}.*\p{L}|\p{Lo}|\d\p{Lu}|\p{Lu}\d/u
/** What closes a bracket in which a name ended: ")", ", part-time)". */
const restOfBracket = /^(?:, [\p{L} ,-]{2,30})?\s*\)/u

/** Score from which a text reads like a title. */
const sureTitle = 3

/** A name goes on behind a comma or a dash, but what stands behind a bar is another thing, such as what a firm says of itself. */
const endsName = new Set([separators.indexOf('bar')])
const dash = separators.indexOf('dash')
const bracket = separators.indexOf('bracket')
const slash = separators.indexOf('slash')
const comma = separators.indexOf('comma')

/** Whether a cell tells of an employer behind a dash, in small letters: "Iron Works - bridges for all"; or of work on one's own account. */
const tellsOf = (base: Base, { cell, separator }: Item, name: string) =>
  separator === dash &&
  /^\p{Ll}[\p{Ll} -]/u.test(cell.text) &&
  (base === 'EMPLOYER' || ownAccount.test(name) || /^(?:\S+ ){2}\S/.test(cell.text))

/** The text from the first cell of a name to its last, as written. */
export function nameIn({ items, labels }: Group, base: Base, more: Base): string {
  const from = labels.findIndex((label) => label.base === base)
  const first = items[from]
  if (!first) return ''
  let to = from
  for (let next = items[to + 1]; next && labels[to + 1]?.base === more; next = items[to + 1]) {
    const isOther = endsName.has(next.separator) && !(base === 'TITLE' && titleScore(next.cell.text) >= sureTitle)
    if (next.at !== first.at || isOther || tellsOf(base, next, first.cell.text)) break
    to++
  }
  const { text } = first.line
  const end = items[to]?.cell.to ?? first.cell.to
  const name = text.slice(first.cell.from, end)
  if (!hasLetters.test(name)) return ''
  if (end === text.length && isUnfinished(name))
    return withoutHalfBracket(`${name}${restBelow(items[to + 1], first.at)}`)
  const isOpen = name.lastIndexOf('(') > name.lastIndexOf(')')
  return withoutHalfBracket(
    `${inOneCell(name, base)}${isOpen ? (restOfBracket.exec(text.slice(end))?.[0] ?? '') : shortFormOf(name, text.slice(end))}`,
  )
}

/** Longest rest of a name on the line below it, in characters. */
const longestRest = 40

/** What a name goes on with that ends where none does: the words that are alone on the line below, "Sandhill" below "University of". */
function restBelow(next: Item | undefined, at: number): string {
  const isRest = next?.at === at + 1 && next.line.cells.length === 1 && !next.line.isItem && !next.cell.range
  return isRest && next.cell.text.length <= longestRest && /^\p{Lu}[\p{L} .'’-]*$/u.test(next.cell.text)
    ? ` ${next.cell.text}`
    : ''
}

/** Of a name with a wide gap in it, the piece that reads most like one. */
function inOneCell(name: string, base: Base): string {
  const score = base === 'TITLE' ? titleScore : employerScore
  const [first = '', ...others] = name.split(/[,;:]?\s{3,}/u)
  return others.reduce((best, piece) => (score(piece) > score(best) ? piece : best), first)
}

const shortBehind = /^ \(([\p{L}.-]{2,16})\)/u

/** The short form in brackets behind a name, with the brackets; nothing if there is none. */
function shortFormOf(name: string, behind: string): string {
  const [written = '', word = ''] = shortBehind.exec(behind) ?? []
  return isShortForm(word, name) ? written : ''
}

/** A name without the sign or word that stands before employers, and without a bracket that begins or ends elsewhere: "Intern] Welder", "Iron Works [steel". */
function withoutHalfBracket(name: string): string {
  return withoutOpenBracket(name.replace(/^[^[\]]*\]\s*(?=.*\p{L}{2})/u, ''))
    .replace(/^[+&.,;:/–—-]\s+/u, '')
    .replace(/^(?:@|at|bei|beim|chez|presso|bij|en|em|na|no|w)\s+(?=\p{Lu})/u, '')
    .replace(/, (?:located|ubicad[ao]|situé|sit[ao]|based)(?: (?:in|en|à|a) .*)?$/u, '')
    .replace(/^[^()]*\)[\s,;:–-]*(?=\p{L}.*\p{L})/u, '')
    .trim()
}

/** A name up to a square bracket that nothing closes, if words stand before it. */
function withoutOpenBracket(name: string): string {
  const open = name.lastIndexOf('[')
  if (open < 0 || name.includes(']', open)) return name
  const before = name.slice(0, open).trimEnd()
  return /\p{L}/u.test(before) ? before : name
}

/** How sure a name of a group is, in percent; 100 where it has none. */
export function confidenceOf({ labels, confidences }: Group, base: Base): number {
  return confidences[labels.findIndex((label) => label.base === base)] ?? 100
}

/** The number of the line that a header begins in, which may have a mark before it; -1 where none has it as it is. */
export function lineOfHeader(lines: string[], [first = '']: string[]): number {
  const text = first.trim()
  return text === '' ? -1 : lines.findIndex((line) => line.includes(text))
}

/** The lines of the header of a group, as written. */
export function headerLinesOf({ items, labels }: Group): string[] {
  const header = items.filter((_item, at) => labels[at]?.base !== 'WORK')
  return [...new Set(header.map(({ line }) => line))].map(({ text }) => text)
}
