import { baseOf } from './allowed.ts'
import type { Item } from './features.ts'
import { type Base, bases, beginColumn, columns, type Label, labels, seen, seenStates } from './labels.ts'
import {
  addSeen,
  bitOf,
  bitsOfNext,
  mayFollow,
  newSeenSums,
  rowAfter,
  rowOfEnd,
  rowSeen,
  rowSeenName,
  start,
  states,
  withinLine,
} from './steps.ts'

const none = Number.NEGATIVE_INFINITY
/** How far behind the best a state may be that is still followed. */
const beam = 30_000

/** The best labels of a section under weights, and their sum. */
export interface Decoded {
  labels: Label[]
  score: number
  /** What each label of each cell adds by the features of the cell alone. */
  sums: Int32Array
}

/** What is added to a cell's label, by the state behind it without what the label itself adds, to try another reading. */
export type Bias = Int32Array

const noBias: Bias = new Int32Array(states)

/** A bias by what a cell is and what the role has before it. */
export function biasOf(added: (base: number, bits: number) => number): Bias {
  return Int32Array.from({ length: states }, (_none, state) =>
    added(Math.floor(state / seenStates), state % seenStates),
  )
}

/** Whether a sequence of labels is worth as much with a bias as without it. */
export function isFreeOf(bias: Bias, sequence: Label[]): boolean {
  let bits = 0 as number
  return sequence.every(({ base, begins }) => {
    const own = bases.indexOf(base)
    if (begins) bits = bitsOfNext(bits)
    const isFree = bias[own * seenStates + bits] === 0
    bits |= bitOf[own] as number
    return isFree
  })
}

/** Room for one run of {@link decode}, used again by the next one. */
const room = { scores: new Float64Array(states), next: new Float64Array(states), seen: newSeenSums() }

/**
 * The best sequence of labels: the sum of the weights of every cell's features and of every step between two cells.
 * @param sums of the cells' own features; what several readings share is added up once
 * @param bias added to a label of a cell, to try another reading
 */
export function decode(items: Item[], weights: Int32Array, sums = sumsOf(items, weights), bias = noBias): Decoded {
  let { scores, next } = room
  scores.fill(none)
  next.fill(none)
  scores[start * seenStates] = 0
  const from = new Uint8Array(items.length * states)
  const chosen = new Uint8Array(items.length * states)
  let reached = [start * seenStates]
  for (let index = 0; index < items.length; index++) {
    const item = items[index] as Item
    const { first, label, base, to } = item.steps
    const least = bestOf(scores, reached) - beam
    const now: number[] = []
    const at = index * states
    const behind = rowAfter(item, 0) * columns
    let known = 0
    for (const state of reached) {
      const before = scores[state] as number
      if (before < least) continue
      const bits = state & (seenStates - 1)
      const own = bits * columns
      const after = behind + ((state - bits) / seenStates) * columns
      if ((known & (1 << bits)) === 0) {
        known |= 1 << bits
        addSeen(room.seen, item, bits, weights, sums, index * columns)
      }
      const begin = before + (room.seen[own + beginColumn] as number) + (weights[after + beginColumn] as number)
      const last = first[state + 1] as number
      for (let step = first[state] as number; step < last; step++) {
        const named = base[step] as number
        const begins = (label[step] as number) >= bases.length
        const left = begins ? bitsOfNext(bits) : bits
        const score =
          (begins ? begin : before) +
          (room.seen[own + named] as number) +
          (weights[after + named] as number) +
          (bias[named * seenStates + left] as number)
        const target = to[step] as number
        const best = next[target] as number
        if (score <= best) continue
        if (best === none) now.push(target)
        next[target] = score
        from[at + target] = state
        chosen[at + target] = label[step] as number
      }
    }
    for (const state of reached) scores[state] = none
    ;[scores, next] = [next, scores]
    reached = now
  }
  return { ...backFrom(reached, scores, weights, items.length, from, chosen), sums }
}

function bestOf(scores: Float64Array, reached: number[]): number {
  let best = none
  for (const state of reached) if ((scores[state] as number) > best) best = scores[state] as number
  return best
}

/**
 * What each label of each cell adds by the features of the cell alone.
 * @param known the same cells with fewer features, and their sums
 */
export function sumsOf(items: Item[], weights: Int32Array, known?: { items: Item[]; sums: Int32Array }): Int32Array {
  const sums = known ? known.sums.slice() : new Int32Array(items.length * columns)
  for (let index = 0; index < items.length; index++) {
    const { rows } = items[index] as Item
    const first = index * columns
    const from = known?.items[index]?.rows.length ?? 0
    if (from === rows.length) continue
    for (let column = 0; column < columns; column++) {
      let sum = sums[first + column] as number
      for (let nth = from; nth < rows.length; nth++) sum += weights[(rows[nth] as number) * columns + column] as number
      sums[first + column] = sum
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
  chosen: Uint8Array,
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
    if (name === 'TITLE') bits = bits | seen.title
    if (name === 'EMPLOYER') bits |= seen.employer
    if (name === 'DATE') bits |= seen.date
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
