import { isDuration } from '../annotate/cell-kinds.ts'
import { labelKind } from '../annotate/labels.ts'
import { isPlace } from '../annotate/places.ts'
import { isDateAlone } from '../annotate/whole-dates.ts'
import type { Cell, Line } from '../text/cells.ts'
import { countWords } from '../text/words.ts'
import { bases, labels } from './labels.ts'

/** Maximum number of words of a list item that can name a role. */
const longestItem = 6
/** Maximum number of words of running text that can be a name. */
const longestName = 14
/** Maximum length, in characters, of a text whose words are counted. */
const longestCounted = 120

const [, , PLACE, OTHER, DATE, WORK] = bases.map((_base, index) => index) as number[]
/** The base of each label. */
export const baseOf = labels.map(({ base }) => bases.indexOf(base))

/** Which bases each kind of cell may have. */
const basesOf = {
  dates: (base: number) => base === DATE || base === OTHER || base === WORK,
  names: (base: number) => base !== DATE,
  addresses: (base: number) => base === PLACE || base === OTHER || base === WORK,
  work: (base: number) => base === WORK,
  'running text': (base: number) => base === OTHER || base === WORK,
}

/** Labels of each kind of cell, where a role may begin and where not. */
export const sets = Object.fromEntries(
  Object.entries(basesOf).map(([kind, has]) => {
    const all = labels.flatMap((_label, index) => (has(baseOf[index] ?? 0) ? [index] : []))
    return [kind, { first: all, inside: all.filter((label) => !labels[label]?.begins) }]
  }),
) as Record<keyof typeof basesOf, { first: number[]; inside: number[] }>

const ofDates = labels.flatMap(({ base }, index) => (base === 'DATE' ? [index] : []))
/** The labels of dates that are a part of a header, whatever else speaks for them. */
export const datesOfHeader = { first: ofDates, inside: ofDates.filter((label) => !labels[label]?.begins) }

/** The one label of dates with which a role begins, whatever else speaks for them. */
export const begunByDates = labels.flatMap(({ base, begins }, index) => (begins && base === 'DATE' ? [index] : []))

/** The labels of names with which a role begins, whatever else speaks for them. */
export const begunByNames = labels.flatMap(({ base, begins }, index) =>
  begins && (base === 'TITLE' || base === 'EMPLOYER') ? [index] : [],
)

/**
 * Which labels a cell may have at all: dates and addresses are no names, items and running text are work.
 * @param spot index of the cell within its line
 * @param mayName whether it may be a name, of a list's item
 */
export function allowedFor(cell: Cell, line: Line, spot: number, mayName: boolean): number[] {
  const set = sets[kindOf(cell, line, mayName)]
  return spot === 0 ? set.first : set.inside
}

function kindOf({ text, range }: Cell, { isItem, isWhole, cells }: Line, mayName: boolean): keyof typeof sets {
  /** Of "2015 – 2016, May 2018 – June 2019", what stands behind the comma is another date. */
  if (range || isDateAlone(text)) return 'dates'
  if (isAddress(text) || isPostal(cells[0]?.text ?? '') || isOfContact(cells)) return 'addresses'
  if (!isWhole) return 'names'
  const words = wordsIn(text)
  if (isItem && (words > longestItem || !mayName)) return 'work'
  if (words > longestName) return 'running text'
  return 'names'
}

/** Links, e-mail addresses, and numbers of telephones, which name nothing, as lengths of time do not. */
const addresses = /^(?:(?:https?:\/\/|www\.)\S+|[^\s@]+@[^\s@]+\.\p{L}{2,}|\+?[\d\s()./-]{9,})$/u

const isAddress = (text: string) => text.length <= longestCounted && (addresses.test(text) || isDuration(text))

/** A box at a post office, in English. */
const postBox = /^P\.? ?O\.? ?Box(?!\p{L})/iu

/** Whether a line begins with a town and its postcode, or with a box at a post office: "12345 Aldmoor, Mill Road 3", "P.O. Box 20". */
const isPostal = (first: string) => (/^\d{5} /.test(first) && isPlace(first)) || postBox.test(first)

/** Whether a line is the address of an employer with its label, as a Europass has it: "Address: Mill Road 3, Aldmoor". */
const isOfContact = ([label, value]: Cell[]) => value !== undefined && labelKind(label?.text ?? '') === 'contact'

function wordsIn(text: string): number {
  return text.length > longestCounted ? Number.POSITIVE_INFINITY : countWords(text)
}
