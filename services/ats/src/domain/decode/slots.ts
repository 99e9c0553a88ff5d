import { placeSigns } from '../annotate/cell-evidence.ts'
import { most } from '../text/cells.ts'
import { separators } from '../text/separators.ts'
import type { Item } from './features.ts'
import type { Base, Label } from './labels.ts'
import { firstRow, nameClasses } from './templates.ts'

/** Cells at the same place of all headers of a section: so many lines from the dates, so many cells from the left. */
interface Slot {
  count: number
  /** How often each name was found there, in the order of {@link names}. */
  names: number[]
  /** Sum of how much more they read like titles than like employers. */
  evidence: number
  /** How many are known places. */
  places: number
}

const names = ['TITLE', 'EMPLOYER', 'PLACE', 'OTHER', 'DATE', 'WORK'] as const
const nameOf = (base: Base): number =>
  names.indexOf(base === 'TITLE_MORE' ? 'TITLE' : base === 'EMPLOYER_MORE' ? 'EMPLOYER' : base)
/** Maximum distance from the dates, in lines, of cells that are compared. */
const far = 4
const mostEvidence = 5

/**
 * Adds to cells what the other headers of their section show at the same place, under a first reading. No list knows all
 * titles, employers, and towns, but most people write all of their headers in one way.
 * @returns the same cells with more features
 */
export function withSlots(items: Item[], reading: Label[]): Item[] {
  const keys = keysOf(items, reading)
  const slots = new Map<number, Slot>()
  for (const [index, item] of items.entries()) {
    const key = keys[index]
    if (key === undefined) continue
    const slot = slots.get(key) ?? { count: 0, names: names.map(() => 0), evidence: 0, places: 0 }
    slots.set(key, slot)
    add(slot, item, reading[index] as Label, 1)
  }
  return items.map((item, index) => {
    const slot = slots.get(keys[index] ?? -1)
    if (!slot) return item
    add(slot, item, reading[index] as Label, -1)
    const rows = [...item.rows, ...rowsOf(item, slot)]
    add(slot, item, reading[index] as Label, 1)
    const { cell, line, at, spot, evidence, name, separator, allowed, steps } = item
    return { cell, line, at, spot, evidence, name, separator, allowed, steps, rows }
  })
}

function add(slot: Slot, { evidence }: Item, { base }: Label, times: 1 | -1): void {
  slot.count += times
  const name = nameOf(base)
  slot.names[name] = (slot.names[name] ?? 0) + times
  const { title, employer } = evidence
  slot.evidence += times * (Math.min(title, mostEvidence) - Math.min(employer, mostEvidence))
  if (evidence.place >= 3) slot.places += times
}

function rowsOf(
  { evidence, name: sort, separator }: Item,
  { count, names: found, evidence: sum, places }: Slot,
): number[] {
  const most = Math.max(...found)
  const share = count === 0 ? 0 : most / count
  const sureness = share <= 0.5 ? 0 : share <= 0.8 ? 1 : count < 3 ? 2 : 3
  const name = count === 0 ? 0 : found.indexOf(most) + 1
  const label = name * 4 + sureness
  const mean = count === 0 ? 0 : sum / count
  const leaning = count === 0 ? 0 : mean <= -1.5 ? 1 : mean < -0.3 ? 2 : mean <= 0.3 ? 3 : mean <= 1.5 ? 4 : 5
  const own = Math.sign(evidence.title - evidence.employer) + 1
  const placed = count === 0 ? 0 : places === 0 ? 1 : places < 0.3 * count ? 2 : places < 0.7 * count ? 3 : 4
  return [
    firstRow['slot label'] + label,
    firstRow['slot label, name'] + label * nameClasses + sort,
    firstRow['slot label, separator'] + label * separators.length + separator,
    firstRow['slot evidence'] + leaning * 3 + own,
    firstRow['slot place'] + placed * placeSigns.length + evidence.place,
  ]
}

/** Where each cell stands in its header; undefined for what is far from it. */
function keysOf(items: Item[], reading: Label[]): (number | undefined)[] {
  const keys = new Array<number | undefined>(items.length)
  let first = 0
  while (first < items.length) {
    let end = first + 1
    while (end < items.length && !reading[end]?.begins) end++
    if (reading[first]?.begins) {
      const anchor = anchorOf(items, reading, first, end)
      for (let index = first; index < end; index++) {
        const { at, spot, line } = items[index] as Item
        const lines = at - anchor
        if (line.isItem || Math.abs(lines) > far) continue
        keys[index] = ((lines + far) * most.cells + spot) * most.cells + line.cells.length - 1
      }
    }
    first = end
  }
  return keys
}

function anchorOf(items: Item[], reading: Label[], first: number, end: number): number {
  for (let index = first; index < end; index++) {
    if (reading[index]?.base === 'DATE') return items[index]?.at ?? 0
  }
  return items[first]?.at ?? 0
}
