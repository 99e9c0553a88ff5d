import type { Item } from './features.ts'
import { type Base, bases, beginColumn, columns, type Label, seenStates } from './labels.ts'
import { addSeen, newSeenSums, rowAfter, rowOfEnd, start, states } from './steps.ts'

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
  sums: Int32Array
}): number[] {
  return marginsOf(read.items, read.labels, read.weights, read.sums).map(
    (margin) => sureness.find(([least]) => margin >= least)?.[1] ?? 0,
  )
}

/** Bases that name the same thing, by index. */
const things = bases.map((base) => bases.indexOf(base.replace('_MORE', '') as Base))

/** States that can be reached, and the best sum of each. */
interface Reached {
  states: number[]
  sums: number[]
}

/** Room for the cell that is looked at: a sum for each state, none but while it is looked at, and what {@link addSeen} writes. */
const room = { ahead: new Float64Array(states).fill(none), behind: new Float64Array(states), seen: newSeenSums() }

/**
 * How much better the best sequence of labels is than the best in which a cell is something else, for each cell; infinite
 * where it can be nothing else. The sums of the best sequences up to each cell and from each cell on are added (max-marginals).
 * @param sums what each label of each cell adds by the features of the cell alone
 */
export function marginsOf(items: Item[], labels: Label[], weights: Int32Array, sums: Int32Array): number[] {
  let before: Reached = { states: [start * seenStates], sums: [0] }
  const reached = [before]
  for (let index = 0; index < items.length; index++) {
    before = goForward(items[index] as Item, index, weights, sums, before)
    reached.push(before)
  }
  let behind = before.states.map((state) => weights[rowOfEnd(state % seenStates) * columns + beginColumn] as number)
  const margins = new Array<number>(items.length)
  for (let index = items.length - 1; index >= 0; index--) {
    const after = reached[index + 1] as Reached
    margins[index] = marginOf(labels[index] as Label, after, behind)
    for (let nth = 0; nth < behind.length; nth++) room.behind[after.states[nth] as number] = behind[nth] as number
    behind = goBackward(items[index] as Item, index, weights, sums, (reached[index] as Reached).states)
  }
  return margins
}

/** By how much the best sequence with a label is better than the best with another thing there. */
function marginOf({ base }: Label, ahead: Reached, behind: number[]): number {
  const own = things[bases.indexOf(base)]
  let [best, other] = [none, none]
  for (let nth = 0; nth < behind.length; nth++) {
    const sum = (ahead.sums[nth] as number) + (behind[nth] as number)
    if (things[Math.floor((ahead.states[nth] as number) / seenStates)] === own) best = Math.max(best, sum)
    else other = Math.max(other, sum)
  }
  return other === none ? Number.POSITIVE_INFINITY : best - other
}

/** Carries the best sums on to a cell. */
function goForward(item: Item, index: number, weights: Int32Array, sums: Int32Array, before: Reached): Reached {
  const { first, label, base, to } = item.steps
  const { ahead, seen } = room
  const now: number[] = []
  const behind = rowAfter(item, 0) * columns
  let known = 0
  for (let nth = 0; nth < before.states.length; nth++) {
    const state = before.states[nth] as number
    const bits = state & (seenStates - 1)
    const own = bits * columns
    const after = behind + ((state - bits) / seenStates) * columns
    if ((known & (1 << bits)) === 0) {
      known |= 1 << bits
      addSeen(seen, item, bits, weights, sums, index * columns)
    }
    const led = before.sums[nth] as number
    const begin = led + (seen[own + beginColumn] as number) + (weights[after + beginColumn] as number)
    const last = first[state + 1] as number
    for (let step = first[state] as number; step < last; step++) {
      const named = base[step] as number
      const target = to[step] as number
      const sum =
        ((label[step] as number) >= bases.length ? begin : led) +
        (seen[own + named] as number) +
        (weights[after + named] as number)
      const best = ahead[target] as number
      if (sum <= best) continue
      if (best === none) now.push(target)
      ahead[target] = sum
    }
  }
  const best = now.map((state) => ahead[state] as number)
  for (const state of now) ahead[state] = none
  return { states: now, sums: best }
}

/** Carries the best sums from behind a cell to before it. @returns those of the states that can be reached there */
function goBackward(item: Item, index: number, weights: Int32Array, sums: Int32Array, reached: number[]): number[] {
  const { first, label, base, to } = item.steps
  const { behind: sumsBehind, seen } = room
  const behind = rowAfter(item, 0) * columns
  let known = 0
  return reached.map((state) => {
    const bits = state & (seenStates - 1)
    const own = bits * columns
    const after = behind + ((state - bits) / seenStates) * columns
    if ((known & (1 << bits)) === 0) {
      known |= 1 << bits
      addSeen(seen, item, bits, weights, sums, index * columns)
    }
    const begin = (seen[own + beginColumn] as number) + (weights[after + beginColumn] as number)
    let best = none
    const last = first[state + 1] as number
    for (let step = first[state] as number; step < last; step++) {
      const named = base[step] as number
      const sum =
        (sumsBehind[to[step] as number] as number) +
        ((label[step] as number) >= bases.length ? begin : 0) +
        (seen[own + named] as number) +
        (weights[after + named] as number)
      if (sum > best) best = sum
    }
    return best
  })
}
