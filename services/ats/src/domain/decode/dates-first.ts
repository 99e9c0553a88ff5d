import { lineKind } from '../annotate/line-kinds.ts'
import { separators } from '../text/separators.ts'
import { begunByDates } from './allowed.ts'
import type { Item } from './features.ts'
import type { Label } from './labels.ts'
import { stepsTo } from './steps.ts'

/** From how many roles on that begin with their dates, and from which share of all, every line that begins with dates begins one. */
const shown = { roles: 3, share: 0.7 }

const newLine = separators.indexOf('line')

/** Whether a cell is the dates that a line begins with, before something that is no running text. */
const beginsLine = ({ cell, line, spot, separator }: Item) =>
  cell.range !== undefined && spot === 0 && separator <= newLine && lineKind(line.cells[1]?.text ?? '') === 'name'

/**
 * The cells of a section of which most roles begin with a line of dates: so do those whose dates were taken for something else.
 * @param labels what the cells were read as
 * @returns undefined where nothing is to be read anew
 */
export function withDatesFirst(items: Item[], labels: Label[]): Item[] | undefined {
  const begun = labels.filter(({ begins }) => begins).length
  const dated = items.flatMap((item, at) => (beginsLine(item) ? [at] : []))
  const known = dated.filter((at) => labels[at]?.begins).length
  if (known === dated.length || known < shown.roles || known < shown.share * begun) return undefined
  const others = new Set(dated.filter((at) => !labels[at]?.begins))
  return items.map((item, at) =>
    others.has(at) ? { ...item, allowed: begunByDates, steps: stepsTo(begunByDates, item.separator) } : item,
  )
}
