import { separators } from '../text/separators.ts'
import { countWords } from '../text/words.ts'
import { begunByNames, datesOfHeader } from './allowed.ts'
import type { Item } from './features.ts'
import type { Label } from './labels.ts'
import { stepsTo } from './steps.ts'

/** From how many roles on with dates alone below their names, and from which share of all such lines, every such line belongs to a role. */
const shown = { roles: 2, share: 0.3 }

/** Most words of a line above dates for it to name something. */
const longestName = 8
/** Most cells of the two lines above dates. */
const mostAbove = 12

const [blank, newLine] = [separators.indexOf('blank'), separators.indexOf('line')]

/** Whether a line may name something: a few words that begin with a capital or in quotation marks, and are no sentence. */
const isName = (text: string) =>
  countWords(text) <= longestName && /^["'“„«‘]?[\p{Lu}\d]/u.test(text) && !/[.;:!?]$/u.test(text)

/** Index of the first cell of the name, on one line or two and apart from what stands above it, below which a line of dates alone stands. */
function nameAbove(items: Item[], at: number): number | undefined {
  const { cell, line, separator } = items[at] as Item
  if (!cell.range || line.isItem || line.cells.length > 1 || separator !== newLine) return undefined
  for (let from = at - 1, lines = 0; from >= Math.max(0, at - mostAbove); from--) {
    const above = items[from] as Item
    if (above.spot > 0) continue
    const { isItem, text } = above.line
    if (isItem || !isName(text) || ++lines > 2) return undefined
    if (above.separator <= blank) return from
  }
  return undefined
}

/**
 * The cells of a section in which dates stand alone below the names of several roles, where they were taken for work below others: all are roles.
 * @param labels what the cells were read as
 * @returns undefined where nothing is to be read anew
 */
export function withDatesBelowNames(items: Item[], labels: Label[]): Item[] | undefined {
  const blocks = items.flatMap((_item, at) => {
    const name = nameAbove(items, at)
    return name === undefined ? [] : [{ name, at, isRole: labels[at]?.base === 'DATE' && labels[name]?.begins }]
  })
  const roles = blocks.filter(({ isRole }) => isRole).length
  if (roles === blocks.length || roles < shown.roles || roles < shown.share * blocks.length) return undefined
  const allowed = new Map<number, number[]>(
    blocks.flatMap(({ name, at }): [number, number[]][] => [
      [name, begunByNames],
      [at, datesOfHeader.inside],
    ]),
  )
  return items.map((item, at) => {
    const among = allowed.get(at)
    return among ? { ...item, allowed: among, steps: stepsTo(among, item.separator) } : item
  })
}
