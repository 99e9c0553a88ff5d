import { columns } from '../src/domain/decode/labels.ts'
import { rows } from '../src/domain/decode/templates.ts'
import { decode, eachWeight } from '../src/domain/decode/viterbi.ts'
import type { Example } from './known-cells.ts'
import { Random } from './random.ts'

/** How much finer the kept whole numbers are than one step of training. */
const scale = 32

/**
 * Trains the weights of a linear chain: an averaged perceptron (M. Collins, "Discriminative Training Methods for Hidden
 * Markov Models", 2002). Sums are of whole numbers, so that every machine gets the same weights.
 */
export function train(examples: Example[], rounds: number, seed: number, log: (line: string) => void): Int32Array {
  const weights = new Int32Array(rows * columns)
  const totals = new Float64Array(weights.length)
  const changed = new Int32Array(weights.length)
  const random = new Random(seed)
  let step = 0
  const add = (at: number, value: number) => {
    totals[at] = (totals[at] ?? 0) + (weights[at] ?? 0) * (step - (changed[at] ?? 0))
    changed[at] = step
    weights[at] = (weights[at] ?? 0) + value
  }
  for (let round = 1; round <= rounds; round++) {
    let wrong = 0
    let cells = 0
    for (const { items, truth } of random.shuffled(examples)) {
      step++
      const { labels } = decode(items, weights)
      const errors = labels.filter(({ base, begins }, at) => base !== truth[at]?.base || begins !== truth[at]?.begins)
      cells += items.length
      wrong += errors.length
      if (errors.length === 0) continue
      eachWeight(items, truth, (at) => add(at, 1))
      eachWeight(items, labels, (at) => add(at, -1))
    }
    log(`round ${round}: ${((100 * wrong) / cells).toFixed(2)}% of ${cells} cells wrong`)
  }
  step++
  return weights.map((weight, at) => {
    const total = (totals[at] ?? 0) + weight * (step - (changed[at] ?? 0))
    return Math.round((scale * total) / step)
  })
}
