import { lineKind } from '../annotate/line-kinds.ts'
import { separators } from '../text/separators.ts'
import { countWords } from '../text/words.ts'
import { datesOfHeader } from './allowed.ts'
import type { Item } from './features.ts'
import type { Label } from './labels.ts'
import { stepsTo } from './steps.ts'

/** From how many headers with a line of one form on, and from which share of the lines of that form, every such line is one of a header. */
const shown = { headers: 2, share: 0.5 }

/** Most words of a cell beside dates for it to name something. */
const longestName = 8

const newLine = separators.indexOf('line')

/** The form of a line with dates in one of its cells: how many there are, which one it is, and how it begins. Undefined for other lines. */
function formOf(items: Item[], at: number): string | undefined {
  const { cell, line, spot, separator } = items[at] as Item
  if (!cell.range || line.isItem || line.cells.length < 2) return undefined
  const isAlone = line.cells.every(({ range }, other) => other === spot || range === undefined)
  const areNames = line.cells.every(
    ({ text, range }) => range !== undefined || (lineKind(text) === 'name' && countWords(text) <= longestName),
  )
  if (!isAlone || !areNames) return undefined
  const first = items[at - spot]?.separator ?? 0
  return [line.cells.length, spot, spot === 0 ? 0 : separator, first < newLine].join(' ')
}

/**
 * The cells of a section of which the headers of several roles have a line of one form: other lines of that form are of headers as well,
 * where their dates were taken for work.
 * @param labels what the cells were read as
 * @returns undefined where nothing is to be read anew
 */
export function withHeadersAlike(items: Item[], labels: Label[]): Item[] | undefined {
  const byForm = new Map<string, { headers: number; work: number[] }>()
  for (const at of items.keys()) {
    const form = formOf(items, at)
    if (form === undefined) continue
    const found = byForm.get(form) ?? { headers: 0, work: [] }
    byForm.set(form, found)
    if (labels[at]?.base === 'DATE') found.headers++
    else found.work.push(at)
  }
  const others = new Set(
    [...byForm.values()].flatMap(({ headers, work }) =>
      headers >= shown.headers && headers >= shown.share * (headers + work.length) ? work : [],
    ),
  )
  if (others.size === 0) return undefined
  return items.map((item, at) => {
    if (!others.has(at)) return item
    const allowed = item.spot === 0 ? datesOfHeader.first : datesOfHeader.inside
    return { ...item, allowed, steps: stepsTo(allowed, item.separator) }
  })
}
