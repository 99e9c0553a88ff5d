import type { Cell, Line } from '../text/cells.ts'
import { splitAtBlanks } from '../text/words.ts'
import { memoize } from '../vocabulary/memoize.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { namesSuperior } from '../vocabulary/superiors.ts'
import { isKnownTown } from '../vocabulary/towns.ts'
import { type CellKind, cellKind, cellKinds } from './cell-kinds.ts'
import type { DateRange } from './dates.ts'
import { isPlace, isTownOfState } from './places.ts'

/** What a cell shows by itself. */
export interface Evidence {
  /** How much it reads like a title, 0 to 6. */
  title: number
  /** How much it reads like an employer, 0 to 5. */
  employer: number
  /** Index in {@link placeSigns}. */
  place: number
  /** Index in {@link cellKinds}. */
  kind: number
  /** Index in {@link wordCounts}. */
  words: number
  /** Index in {@link shapes}. */
  shape: number
}

/** How sure a cell is a place. */
export const placeSigns = ['no', 'like a name', 'behind its name', 'town', 'region'] as const
/** Minimum number of words of each class of lengths. */
export const wordCounts = [1, 2, 3, 4, 6, 9] as const
/** How a cell is written. */
export const shapes = ['other', 'capitals', 'names', 'small start', 'figures', 'stop', 'few capitals'] as const

/** Highest scores that are told apart. */
export const mostEvidence = { title: 6, employer: 5 }

/** What a cell shows by itself. */
export function evidenceOf(cell: Cell, line: Line): Evidence {
  const { title, employer } = scoresOf(cell.text)
  return new EvidenceOfCell(cell, line, title, employer, kindOfWork)
}

/** Whom somebody worked for names no employer, as little as a part of one does. */
function kindOfWork(cell: Cell, { isItem, isWhole }: Line): CellKind {
  const kind = kindOf(cell, isItem, isWhole)
  return kind === 'plain' && namesSuperior(cell.text) ? 'unit' : kind
}

/**
 * What a cell shows, all but its scores looked for when somebody asks: most lines of a resume tell of the work, and nobody asks what else those
 * show.
 */
export class EvidenceOfCell implements Evidence {
  readonly title: number
  readonly employer: number
  readonly #cell: Cell
  readonly #line: Line
  readonly #kindOf: (cell: Cell, line: Line) => CellKind
  #kind: number | undefined
  #form: Pick<Evidence, 'place' | 'words' | 'shape'> | undefined

  /** @param kindOf the kind of a cell, for such a section */
  constructor(cell: Cell, line: Line, title: number, employer: number, kindOf: (cell: Cell, line: Line) => CellKind) {
    this.#cell = cell
    this.#line = line
    this.title = title
    this.employer = employer
    this.#kindOf = kindOf
  }

  get kind(): number {
    this.#kind ??= cellKinds.indexOf(this.#kindOf(this.#cell, this.#line))
    return this.#kind
  }

  get place(): number {
    return this.#shown.place
  }

  get words(): number {
    return this.#shown.words
  }

  get shape(): number {
    return this.#shown.shape
  }

  get #shown(): Pick<Evidence, 'place' | 'words' | 'shape'> {
    this.#form ??= this.#formInPlace()
    return this.#form
  }

  #formInPlace(): Pick<Evidence, 'place' | 'words' | 'shape'> {
    const named = this.title + this.employer
    const { place, words, shape } = formOf(this.#cell.text)
    const alone = named > 0 && place === likeName ? 0 : place
    return { place: placeWithin(this.#cell, this.#line, alone, named), words, shape }
  }
}

const country = /^\s*\(([^()]{2,30})\)/u

/**
 * How sure a cell is a place by what stands behind it, too: a name between a comma and a country in brackets, as a Europass has it, is
 * a town, unless it reads like the name of something else: "Red Mill, Aldmoor (Spain)".
 * @param alone how sure it is by itself
 * @param named how much it reads like the name of something else
 */
function placeWithin(cell: Cell, { text }: Line, alone: number, named: number): number {
  if (cell.separator !== 'comma' || text[cell.to] !== ' ' || named > 0) return alone
  const behind = country.exec(text.slice(cell.to, cell.to + longestCountry))?.[1]
  return behind !== undefined && isPlace(behind) ? Math.max(alone, placeSigns.indexOf('town')) : alone
}

/** Characters behind a cell that are searched for a country. */
const longestCountry = 36

/** Whether a time is a single date, of which nothing tells whether something began or ended then. */
export const isPoint = ({ start, end, current }: DateRange): boolean => start === end && !current

/**
 * The kind of a cell: a date, running text, or what its form says. A date behind a wide gap stands where others have a span, and is read as
 * one, but not that of an item, which may be a project.
 */
export function kindOf({ text, range, separator }: Cell, isItem: boolean, isWhole: boolean): CellKind {
  if (range) return isPoint(range) && (isItem || separator !== 'gap') ? 'date' : 'range'
  const kind = cellKind(text)
  if (!isWhole || kind === 'label of work') return kind
  return isItem ? 'item' : 'prose'
}

/** Longest cell that is looked into, in characters. */
export const longestCell = 200

/** How much a text reads like a title, and like an employer. */
function scoresOf(text: string): Pick<Evidence, 'title' | 'employer'> {
  if (text.length > longestCell) return { title: 0, employer: 0 }
  return {
    title: Math.min(titleScore(text), mostEvidence.title),
    employer: Math.min(employerScore(text), mostEvidence.employer),
  }
}

const likeName = placeSigns.indexOf('like a name')

/** What any cell shows: how long it is, how it is written, and whether it is a place; "like a name" is one that is named like something else, too. */
function formOf(text: string): Pick<Evidence, 'place' | 'words' | 'shape'> {
  return text.length > longestCell ? { place: 0, words: wordCounts.length - 1, shape: 0 } : formOfText(text)
}

const formOfText = memoize((text) => {
  const words = splitAtBlanks(text)
  const count = wordCounts.findLastIndex((least) => words.length >= least)
  return { place: placeSign(text, words), words: count, shape: shapeOf(text, words) }
})

/** How many towns end and hardly any employer does: "Middlesbrough", "Pembroke", "Bad Homburg", "Issy-les-Moulineaux". */
const townEnd =
  /^(?:\p{Lu}\p{Ll}{2,}(?:brook|brooke|broke|borough|brough|burgh|bury|shire|chester|minster|mouth|combe|hausen|ingen|kirchen|stedt|hofen|weiler|büttel|münde)|Bad \p{Lu}\p{Ll}+|\p{Lu}[\p{L}-]+-(?:sur|sous|en|lès|les|aux|am|an-der|ob-der)-\p{Lu}\p{L}+|\p{Lu}\p{Ll}+ (?:am|an der|im) \p{Lu}\p{Ll}+)$/u

function placeSign(text: string, words: string[]): number {
  if (isPlace(text) || /^(?:[A-Z]{2}|[A-Z]{2} \d{5})$/.test(text)) return 4
  if (isKnownTown(text) || townEnd.test(text) || isTownOfState(text)) return 3
  if (words.length > 1 && isKnownTown(words.at(-1) ?? '')) return 2
  return words.length <= 3 && /^\p{Lu}\p{Ll}/u.test(text) && !/\d/.test(text) ? likeName : 0
}

const small =
  /^(?:of|the|and|for|in|at|de|la|le|les|du|des|et|y|e|el|del|di|da|do|von|der|die|das|und|für|van|het|en|i|w|&)$/u

function shapeOf(text: string, words: string[]): number {
  if (/[.!]$/.test(text) && words.length >= 4) return 5
  if (text === text.toUpperCase() && /\p{Lu}{2}/u.test(text)) return 1
  if (/^\p{Ll}/u.test(text)) return 3
  if (/\d/.test(text)) return 4
  const named = words.filter((word) => /\p{L}/u.test(word) && !small.test(word))
  const capitals = named.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word)).length
  if (capitals === named.length) return 2
  return capitals * 2 <= named.length ? 6 : 0
}
