import { baseOf } from './allowed.ts'
import type { Item } from './features.ts'
import { type Base, bases, beginColumn, columns, type Label, seenStates } from './labels.ts'
import { labelsAfterStates, placesOf, rowOfEnd, start, stateAfter, states } from './viterbi.ts'

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
  for (let index = 0; index < length; index++) {
    eachStep(items[index] as Item, index, weights, sums, forward, (from, to, score) => {
      const at = (index + 1) * states + to
      const sum = (forward[index * states + from] as number) + score
      if (sum > (forward[at] as number)) forward[at] = sum
    })
  }
  for (let state = 0; state < states; state++) {
    backward[length * states + state] = weights[rowOfEnd(state % seenStates) * columns + beginColumn] ?? 0
  }
  for (let index = length - 1; index >= 0; index--) {
    eachStep(items[index] as Item, index, weights, sums, forward, (from, to, score) => {
      const at = index * states + from
      const sum = (backward[(index + 1) * states + to] as number) + score
      if (sum > (backward[at] as number)) backward[at] = sum
    })
  }
  return labels.map(({ base }, index) => {
    const own = things[bases.indexOf(base)]
    let [best, other] = [none, none]
    for (let state = 0; state < states; state++) {
      const at = (index + 1) * states + state
      const sum = (forward[at] as number) + (backward[at] as number)
      if (things[Math.floor(state / seenStates)] === own) best = Math.max(best, sum)
      else other = Math.max(other, sum)
    }
    return other === none ? Number.POSITIVE_INFINITY : best - other
  })
}

/** Every step to a cell from a state that can be reached before it. */
function eachStep(
  item: Item,
  index: number,
  weights: Int32Array,
  sums: Float64Array,
  forward: Float64Array,
  visit: (from: number, to: number, score: number) => void,
): void {
  const following = labelsAfterStates(item)
  for (let from = 0; from < states; from++) {
    if (forward[index * states + from] === none) continue
    const bits = from % seenStates
    const [after, seen, seenName] = placesOf(item, (from - bits) / seenStates, bits)
    const at = (column: number) =>
      (sums[index * columns + column] as number) +
      (weights[after + column] as number) +
      (weights[seen + column] as number) +
      (weights[seenName + column] as number)
    for (const label of following[from] ?? []) {
      visit(from, stateAfter(label, bits), at(baseOf[label] as number) + (label >= bases.length ? at(beginColumn) : 0))
    }
  }
}
