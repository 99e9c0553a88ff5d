import { expect, it } from 'vitest'
import { personas } from '../../../test-data/personas.ts'
import { asText, headerOrders } from '../../../test-data/resume-layouts.ts'
import { itemsOf } from './features.ts'
import { bases, seen } from './labels.ts'
import { work } from './matter.ts'
import { roleReader } from './read-section.ts'
import { biasOf, decode, isFreeOf, sumsOf } from './viterbi.ts'

const [title, employer] = [bases.indexOf('TITLE'), bases.indexOf('EMPLOYER')]
const biases = [
  biasOf((base, bits) => (base === employer && (bits & seen.title) === 0 ? -400 : 0)),
  biasOf((base, bits) => (base === title && (bits & seen.employer) === 0 ? -400 : 0)),
]

const readings = personas.flatMap((persona) =>
  headerOrders.flatMap((order) => {
    const items = itemsOf(asText(persona, order, 'names').split('\n'), new Set(), work)
    const sums = sumsOf(items, roleReader.first)
    const neutral = decode(items, roleReader.first, sums)
    return biases.map((bias) => ({ neutral, bias, biased: decode(items, roleReader.first, sums, bias) }))
  }),
)

it('a reading that has nothing against it is the best one with a bias, too, and worth as much', () => {
  const free = readings.filter(({ neutral, bias }) => isFreeOf(bias, neutral.labels))
  expect(free.length).toBeGreaterThan(0)
  for (const { neutral, biased } of free) {
    expect(biased.labels).toEqual(neutral.labels)
    expect(biased.score).toBe(neutral.score)
  }
})

it('any other is worth less', () => {
  const others = readings.filter(({ neutral, bias }) => !isFreeOf(bias, neutral.labels))
  expect(others.length).toBeGreaterThan(0)
  for (const { neutral, biased } of others) expect(biased.score).toBeLessThan(neutral.score)
})
