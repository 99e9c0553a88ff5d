import type { Cell, Line } from '../text/cells.ts'
import { countWords } from '../text/words.ts'
import { bases, labels } from './labels.ts'

/** Maximum number of words of a list item that can name a role. */
const longestItem = 6
/** Maximum number of words of running text that can be a name. */
const longestName = 14
/** Maximum length, in characters, of a text whose words are counted. */
const longestCounted = 120

const [, , , OTHER, DATE, WORK] = bases.map((_base, index) => index) as number[]
/** The base of each label. */
export const baseOf = labels.map(({ base }) => bases.indexOf(base))

/** Labels of each kind of cell, where a role may begin and where not. */
export const sets = Object.fromEntries(
  (['dates', 'names', 'work', 'running text'] as const).map((kind) => {
    const has = (base: number) =>
      kind === 'dates'
        ? base === DATE || base === OTHER || base === WORK
        : base === WORK || (kind === 'names' && base !== DATE) || (kind === 'running text' && base === OTHER)
    const all = labels.flatMap((_label, index) => (has(baseOf[index] ?? 0) ? [index] : []))
    return [kind, { first: all, inside: all.filter((label) => !labels[label]?.begins) }]
  }),
) as Record<'dates' | 'names' | 'work' | 'running text', { first: number[]; inside: number[] }>

/**
 * Which labels a cell may have at all: dates are no names, items and running text are work.
 * @param spot index of the cell within its line
 * @param mayName whether it may be a name, of a list's item
 */
export function allowedFor(cell: Cell, line: Line, spot: number, mayName: boolean): number[] {
  const set = sets[kindOf(cell, line, mayName)]
  return spot === 0 ? set.first : set.inside
}

function kindOf({ text, range }: Cell, { isItem, isWhole }: Line, mayName: boolean): keyof typeof sets {
  if (range) return 'dates'
  if (!isWhole) return 'names'
  const words = wordsIn(text)
  if (isItem && (words > longestItem || !mayName)) return 'work'
  if (words > longestName) return 'running text'
  return 'names'
}

function wordsIn(text: string): number {
  return text.length > longestCounted ? Number.POSITIVE_INFINITY : countWords(text)
}
