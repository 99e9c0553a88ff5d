import { describe, expect, it } from 'vitest'
import { itemsOf } from '../src/domain/decode/features.ts'
import { work } from '../src/domain/decode/matter.ts'
import { decode } from '../src/domain/decode/viterbi.ts'
import { openWeights } from '../src/domain/decode/weights.ts'
import { inventedSection } from './invented-sections.ts'
import { exampleOf } from './known-cells.ts'
import { Random } from './random.ts'
import { trainReaders } from './train-readers.ts'

const amounts = { sections: 30, rounds: 2, parts: 2 }
const train = () => trainReaders({ matter: work, invent: inventedSection }, amounts, [], () => {})

describe('training', () => {
  it('gives the same whole numbers each time', () => {
    const readers = train()
    expect(JSON.stringify(train())).toBe(JSON.stringify(readers))
    const weights = [readers.first, readers.second].flatMap((reader) =>
      Object.values(reader).flatMap((rows) => Object.values(rows).flat()),
    )
    expect(weights.every((weight) => Number.isInteger(weight))).toBe(true)
    expect(weights.length).toBeGreaterThan(1_000)
  })

  it('makes weights that label what was not trained on better than none do', () => {
    const weights = openWeights(train().first)
    const random = new Random(99)
    const examples = Array.from({ length: 20 }, () => exampleOf(inventedSection(random), work)).filter(
      (one) => one !== undefined,
    )
    const rightWith = (some: Int32Array) =>
      examples.reduce((sum, { items, truth }) => {
        const { labels } = decode(items, some)
        return sum + labels.filter(({ base }, at) => base === truth[at]?.base).length
      }, 0)
    const cells = examples.reduce((sum, { items }) => sum + items.length, 0)
    expect(rightWith(weights)).toBeGreaterThan(0.7 * cells)
    expect(rightWith(new Int32Array(weights.length))).toBeLessThan(0.7 * cells)
  })

  it('refuses weights of another decoder', () => {
    expect(() => openWeights({ title: { 99: [1, 2, 3] } })).toThrow('train it again')
  })
})

it('cells are pieces of lines with what stands before them', () => {
  const lines = ['Welder at Iron Works, Leeds (2019 – 2021)', '• Welded, and much', '', 'Painter | Acme']
  const items = itemsOf(lines, new Set(), work)
  expect(items.map(({ cell }) => [cell.separator, cell.text])).toEqual([
    ['start', 'Welder'],
    ['at', 'Iron Works'],
    ['comma', 'Leeds'],
    ['bracket', '2019 – 2021'],
    ['line', 'Welded, and much'],
    ['blank', 'Painter'],
    ['bar', 'Acme'],
  ])
})
