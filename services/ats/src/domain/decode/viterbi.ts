import { baseOf, sets } from './allowed.ts'
import type { Item } from './features.ts'
import { type Base, bases, beginColumn, columns, type Label, labels, seen, seenStates } from './labels.ts'
import { firstRow, nameClasses } from './templates.ts'

const none = Number.NEGATIVE_INFINITY
const [TITLE, EMPLOYER, , , DATE, WORK, TITLE_MORE, EMPLOYER_MORE] = bases.map((_base, index) => index) as number[]
/** The state before the first cell, beside those of the bases. */
export const start = bases.length
/** How many states there are: a base, and what the role has so far. */
export const states = (bases.length + 1) * seenStates
const bitOf = baseOf.map((base) =>
  base === TITLE ? seen.title : base === EMPLOYER ? seen.employer : base === DATE ? seen.date : 0,
)
/** How far behind the best a state may be that is still followed. */
const beam = 30_000
/** Index of the first separator that stands within a line. */
const withinLine = 3

/** The best labels of a section under weights, and their sum. */
export interface Decoded {
  labels: Label[]
  score: number
  /** What each label of each cell adds by the features of the cell alone. */
  sums: Float64Array
}

/** The rows of the weights that a step between two cells adds. */
const rowAfter = ({ separator }: Item, base: number) => firstRow.after + separator * (bases.length + 1) + base
const rowSeen = ({ separator }: Item, bits: number) =>
  firstRow.seen + bits * 4 + (separator >= withinLine ? 0 : separator === 1 ? 2 : 1)
const rowSeenName = ({ name }: Item, bits: number) => firstRow['seen, name'] + bits * nameClasses + name

/** What a role begins with, behind one that has what the bits say. */
const bitsOfNext = (bits: number) => (bits === 0 ? 0 : seen.later)

/** The row for the end of a section, by what its last role has. */
export const rowOfEnd = (bits: number) => firstRow.seen + bits * 4 + 3

/** Whether a label may stand behind what is before it; within a line or not. */
function mayFollow(label: number, isWithin: boolean, base: number, bits: number): boolean {
  const own = baseOf[label] ?? 0
  if (label >= bases.length || own === WORK) return true
  if (base === start || base === WORK) return false
  if (own === TITLE_MORE) return isWithin && (base === TITLE || base === TITLE_MORE)
  if (own === EMPLOYER_MORE) return isWithin && (base === EMPLOYER || base === EMPLOYER_MORE)
  return ((bitOf[label] ?? 0) & bits) === 0
}

/** Labels that may follow a state, of each set of labels: outside a line's first cell, and within it. */
const following = new Map(
  Object.values(sets).flatMap(({ first, inside }) =>
    [first, inside].map((set) => [
      set,
      [false, true].map((isWithin) =>
        Array.from({ length: states }, (_state, state) =>
          set.filter((label) => mayFollow(label, isWithin, Math.floor(state / seenStates), state % seenStates)),
        ),
      ),
    ]),
  ),
)

/** Labels that a cell may have behind each state. */
export const labelsAfterStates = ({ allowed, separator }: Item) =>
  following.get(allowed)?.[separator >= withinLine ? 1 : 0] ?? []

/** The state behind a label. */
export function stateAfter(label: number, bits: number): number {
  const left = label >= bases.length ? bitsOfNext(bits) : bits
  return (baseOf[label] as number) * seenStates + (left | (bitOf[label] as number))
}

/** Where the weights of a step to a cell begin, from a base with what the role has so far. */
export function placesOf(item: Item, base: number, bits: number): [number, number, number] {
  return [rowAfter(item, base) * columns, rowSeen(item, bits) * columns, rowSeenName(item, bits) * columns]
}

/**
 * The best sequence of labels: the sum of the weights of every cell's features and of every step between two cells.
 * @param sums of the cells' own features; what several readings share is added up once
 * @param bias added to a label of a cell, to try another reading; undefined for none
 */
export function decode(items: Item[], weights: Int32Array, sums = sumsOf(items, weights), bias?: Bias): Decoded {
  let scores = new Float64Array(states).fill(none)
  let next = new Float64Array(states)
  scores[start * seenStates] = 0
  const from = new Uint8Array(items.length * states)
  const chosen = new Int8Array(items.length * states)
  let reached = [start * seenStates]
  for (const [index, item] of items.entries()) {
    next.fill(none)
    const now: number[] = []
    const labelsAfter = labelsAfterStates(item)
    const own = sums.subarray(index * columns, (index + 1) * columns)
    const least = bestOf(scores, reached) - beam
    for (const state of reached) {
      if ((scores[state] as number) < least) continue
      const bits = state % seenStates
      const base = (state - bits) / seenStates
      const after = rowAfter(item, base) * columns
      const seenRow = rowSeen(item, bits) * columns
      const seenName = rowSeenName(item, bits) * columns
      const add = (column: number) =>
        (own[column] as number) +
        (weights[after + column] as number) +
        (weights[seenRow + column] as number) +
        (weights[seenName + column] as number)
      const before = scores[state] as number
      const begin = add(beginColumn)
      for (const label of labelsAfter[state] ?? []) {
        const named = baseOf[label] as number
        const left = label >= bases.length ? bitsOfNext(bits) : bits
        let score = before + add(named)
        if (label >= bases.length) score += begin
        if (bias) score += bias(named, left)
        const target = named * seenStates + (left | (bitOf[label] as number))
        const best = next[target] as number
        if (score <= best) continue
        if (best === none) now.push(target)
        next[target] = score
        from[index * states + target] = state
        chosen[index * states + target] = label
      }
    }
    ;[scores, next] = [next, scores]
    reached = now
  }
  return { ...backFrom(reached, scores, weights, items.length, from, chosen), sums }
}

function bestOf(scores: Float64Array, reached: number[]): number {
  let best = none
  for (const state of reached) best = Math.max(best, scores[state] as number)
  return best
}

/** What is added to a cell's label by what it is and what the role has so far, to try another reading. */
export type Bias = (base: number, bits: number) => number

/**
 * What each label of each cell adds by the features of the cell alone.
 * @param known the same cells with fewer features, and their sums
 */
export function sumsOf(
  items: Item[],
  weights: Int32Array,
  known?: { items: Item[]; sums: Float64Array },
): Float64Array {
  const sums = known ? known.sums.slice() : new Float64Array(items.length * columns)
  for (const [index, { rows }] of items.entries()) {
    const first = index * columns
    for (let nth = known?.items[index]?.rows.length ?? 0; nth < rows.length; nth++) {
      const at = (rows[nth] as number) * columns
      for (let column = 0; column < columns; column++) {
        sums[first + column] = (sums[first + column] as number) + (weights[at + column] as number)
      }
    }
  }
  return sums
}

function backFrom(
  reached: number[],
  scores: Float64Array,
  weights: Int32Array,
  length: number,
  from: Uint8Array,
  chosen: Int8Array,
): { labels: Label[]; score: number } {
  let best = -1
  let score = none
  for (const state of reached) {
    const sum = (scores[state] ?? none) + (weights[rowOfEnd(state % seenStates) * columns + beginColumn] ?? 0)
    if (sum > score) [best, score] = [state, sum]
  }
  const found = new Array<Label>(length)
  for (let index = length - 1; index >= 0; index--) {
    found[index] = labels[chosen[index * states + best] ?? 0] as Label
    best = from[index * states + best] ?? 0
  }
  return { labels: found, score }
}

/** Every row and column that a sequence of labels adds up, for training. */
export function eachWeight(items: Item[], sequence: Label[], visit: (at: number) => void): void {
  let base: number = start
  let bits = 0 as number
  for (const [index, item] of items.entries()) {
    const { base: name, begins } = sequence[index] as Label
    const own = bases.indexOf(name as Base)
    const rows = [...item.rows, rowAfter(item, base), rowSeen(item, bits), rowSeenName(item, bits)]
    for (const row of rows) {
      visit(row * columns + own)
      if (begins) visit(row * columns + beginColumn)
    }
    if (begins) bits = bitsOfNext(bits)
    if (own === TITLE) bits = bits | seen.title
    if (own === EMPLOYER) bits |= seen.employer
    if (own === DATE) bits |= seen.date
    base = own
  }
  visit(rowOfEnd(bits) * columns + beginColumn)
}

/** Whether a sequence of labels is one that can be found at all. */
export function mayBe(items: Item[], sequence: Label[]): boolean {
  let base: number = start
  let bits = 0 as number
  for (const [index, item] of items.entries()) {
    const { base: name, begins } = sequence[index] as Label
    const label = labels.findIndex((one) => one.base === name && one.begins === begins)
    if (!item.allowed.includes(label) || !mayFollow(label, item.separator >= withinLine, base, bits)) return false
    if (begins) bits = bitsOfNext(bits)
    base = baseOf[label] ?? 0
    bits |= bitOf[label] ?? 0
  }
  return true
}
