import type { Item } from './features.ts'
import { type Base, bases, beginColumn, columns, type Label, seenStates } from './labels.ts'
import { addSeen, newSeenSums, rowAfter, rowOfEnd, start, states, stepsTo } from './steps.ts'

const none = Number.NEGATIVE_INFINITY

/**
 * How sure a label is by its margin, in percent: how many names of such a margin were right in the real resumes on which the
 * chain was developed. Of invented ones, 60% are right below 400, and 99% from 6,000.
 */
const sureness: [number, number][] = [
  [9_000, 96],
  [6_000, 88],
  [3_000, 66],
  [1_500, 25],
  [0, 15],
]

/** How sure each label of a section is, in percent. */
export function confidencesOf(read: {
  items: Item[]
  labels: Label[]
  weights: Int32Array
  sums: Float64Array
}): number[] {
  return marginsOf(read.items, read.labels, read.weights, read.sums).map(
    (margin) => sureness.find(([least]) => margin >= least)?.[1] ?? 0,
  )
}

/** Bases that name the same thing, by index. */
const things = bases.map((base) => bases.indexOf(base.replace('_MORE', '') as Base))

const seenSums = newSeenSums()

/**
 * How much better the best sequence of labels is than the best in which a cell is something else, for each cell; infinite
 * where it can be nothing else. The sums of the best sequences up to each cell and from each cell on are added (max-marginals).
 * @param sums what each label of each cell adds by the features of the cell alone
 */
export function marginsOf(items: Item[], labels: Label[], weights: Int32Array, sums: Float64Array): number[] {
  const length = items.length
  const forward = new Float64Array((length + 1) * states).fill(none)
  const backward = new Float64Array((length + 1) * states).fill(none)
  forward[start * seenStates] = 0
  /** States that can be reached before each cell. */
  const reached = [[start * seenStates]]
  for (let index = 0; index < length; index++) {
    reached.push(goForward(items[index] as Item, index, weights, sums, forward, reached[index] as number[]))
  }
  for (let state = 0; state < states; state++) {
    backward[length * states + state] = weights[rowOfEnd(state % seenStates) * columns + beginColumn] ?? 0
  }
  for (let index = length - 1; index >= 0; index--) {
    goBackward(items[index] as Item, index, weights, sums, backward, reached[index] as number[])
  }
  return labels.map(({ base }, index) => {
    const own = things[bases.indexOf(base)]
    let [best, other] = [none, none]
    for (const state of reached[index + 1] as number[]) {
      const at = (index + 1) * states + state
      const sum = (forward[at] as number) + (backward[at] as number)
      if (things[Math.floor(state / seenStates)] === own) best = Math.max(best, sum)
      else other = Math.max(other, sum)
    }
    return other === none ? Number.POSITIVE_INFINITY : best - other
  })
}

/** Carries the best sums on to a cell. @returns the states behind it that can be reached */
function goForward(
  item: Item,
  index: number,
  weights: Int32Array,
  sums: Float64Array,
  forward: Float64Array,
  reached: number[],
): number[] {
  const { first, label, base, to } = stepsTo(item)
  const next = (index + 1) * states
  const now: number[] = []
  const behind = rowAfter(item, 0) * columns
  let known = 0
  for (const state of reached) {
    const bits = state & (seenStates - 1)
    const own = bits * columns
    const after = behind + ((state - bits) / seenStates) * columns
    if ((known & (1 << bits)) === 0) {
      known |= 1 << bits
      addSeen(seenSums, item, bits, weights, sums, index * columns)
    }
    const before = forward[index * states + state] as number
    const begin = before + (seenSums[own + beginColumn] as number) + (weights[after + beginColumn] as number)
    const last = first[state + 1] as number
    for (let step = first[state] as number; step < last; step++) {
      const named = base[step] as number
      const led = (label[step] as number) >= bases.length ? begin : before
      const sum = led + (seenSums[own + named] as number) + (weights[after + named] as number)
      const at = next + (to[step] as number)
      const best = forward[at] as number
      if (sum <= best) continue
      if (best === none) now.push(to[step] as number)
      forward[at] = sum
    }
  }
  return now
}

/** Carries the best sums from behind a cell to before it. */
function goBackward(
  item: Item,
  index: number,
  weights: Int32Array,
  sums: Float64Array,
  backward: Float64Array,
  reached: number[],
): void {
  const { first, label, base, to } = stepsTo(item)
  const next = (index + 1) * states
  const behind = rowAfter(item, 0) * columns
  let known = 0
  for (const state of reached) {
    const bits = state & (seenStates - 1)
    const own = bits * columns
    const after = behind + ((state - bits) / seenStates) * columns
    if ((known & (1 << bits)) === 0) {
      known |= 1 << bits
      addSeen(seenSums, item, bits, weights, sums, index * columns)
    }
    const begin = (seenSums[own + beginColumn] as number) + (weights[after + beginColumn] as number)
    let best = none
    const last = first[state + 1] as number
    for (let step = first[state] as number; step < last; step++) {
      const named = base[step] as number
      const led = (label[step] as number) >= bases.length ? begin : 0
      const sum =
        (backward[next + (to[step] as number)] as number) +
        led +
        (seenSums[own + named] as number) +
        (weights[after + named] as number)
      if (sum > best) best = sum
    }
    backward[index * states + state] = best
  }
}
