import { readFileSync } from 'node:fs'
import { processorSeconds } from '@resume/test-kit/processor-time'
import { describe, expect, it } from 'vitest'
import { findInvented } from './find-invented.ts'

/** Pairs of what was given and what was written, with what is invented in braces. */
const pairs = readFileSync(new URL('../../../../test-data/invention-pairs.txt', import.meta.url), 'utf8')
  .split('\n< ')
  .slice(1)
  .map((pair) => {
    const [input = '', marked = ''] = pair.trim().split('\n> ')
    const expected: { from: number; to: number }[] = []
    let text = ''
    for (const piece of marked.split(/(\{[^}]*\})/)) {
      const isMarked = piece.startsWith('{')
      const plain = isMarked ? piece.slice(1, -1) : piece
      if (isMarked) expected.push({ from: text.length, to: text.length + plain.length })
      text += plain
    }
    return { input, text, expected }
  })

const overlap = (a: { from: number; to: number }, b: { from: number; to: number }) => a.from < b.to && b.from < a.to

describe('what a text invents', () => {
  it('is found, and little else is, in a set of pairs of what was given and what was written', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(200)
    const counts = { wanted: 0, found: 0, said: 0, right: 0 }
    const mistakes: string[] = []
    for (const { input, text, expected } of pairs) {
      const claims = findInvented(text, [input])
      const missed = expected.filter((one) => !claims.some((claim) => overlap(claim, one)))
      const wrong = claims.filter((claim) => !expected.some((one) => overlap(claim, one)))
      counts.wanted += expected.length
      counts.found += expected.length - missed.length
      counts.said += claims.length
      counts.right += claims.length - wrong.length
      const quote = (spans: { from: number; to: number }[]) => spans.map(({ from, to }) => text.slice(from, to))
      if (missed.length + wrong.length > 0) {
        mistakes.push(
          `${input} => ${text}; missed ${JSON.stringify(quote(missed))}, wrong ${JSON.stringify(quote(wrong))}`,
        )
      }
    }
    const recall = counts.found / counts.wanted
    const precision = counts.right / counts.said
    expect({ recall, precision, mistakes: mistakes.length }, mistakes.join('\n')).toMatchObject({
      recall: expect.toSatisfy((value: number) => value >= 0.95),
      precision: expect.toSatisfy((value: number) => value >= 0.95),
    })
  })

  it('is nothing in a text that is its input', () => {
    for (const { text } of pairs) expect(findInvented(text, [text]), text).toEqual([])
  })

  it('is a factor that the inputs have no figure for, whatever they say all of', () => {
    expect(findInvented('Made it 7x faster.', ['Kept 100% of clients.'])).toMatchObject([{ kind: 'figure' }])
    expect(findInvented('Doubled sales.', ['Grew sales by 100%.'])).toEqual([])
  })

  it('is a number below 1,000 that is rounded without saying so, and not a zero that the inputs have', () => {
    expect(findInvented('Led 990 people.', ['Led 994 people.'])).toMatchObject([{ kind: 'figure' }])
    expect(findInvented('Led 9,900 people.', ['Led 9,940 people.'])).toEqual([])
    expect(findInvented('Shipped with 0 incidents.', ['There were 0 incidents in a year.'])).toEqual([])
  })

  it.each([
    ['digits', '1'.repeat(50_000)],
    ['thousands', '1,000'.repeat(10_000)],
    ['capitals', 'A '.repeat(25_000)],
    ['names', 'At Acme Corp and '.repeat(3_000)],
    ['dashes', '2019 - '.repeat(7_000)],
    ['certificates', 'Certified '.repeat(5_000)],
  ])('is found in 50,000 characters of %s within the time of the test', (_what, text) => {
    findInvented(text.slice(0, 20_000), [text])
  })

  /** Words of capitals, all different. */
  const capitals = Array.from({ length: 24_000 }, (_, at) => `A${at.toString(26).padStart(3, 'a')}`).join(' ')

  /** Holds how long it takes to find what a text invents. @returns that */
  const foundSoon = (text: string, given: string[]) => {
    let found: ReturnType<typeof findInvented> = []
    expect(processorSeconds(() => (found = findInvented(text, given)))).toBeLessThan(3)
    return found
  }

  it('is found without going over the inputs for each certificate', () => {
    expect(foundSoon('PMP '.repeat(10_000), [capitals]).length).toBeGreaterThan(1_000)
  })

  const numbers = (from: number, length: number) => Array.from({ length }, (_, at) => `${from + at};`).join(' ')

  it('is found without going over the figures of the inputs for each figure', () => {
    expect(foundSoon(numbers(510_000, 5_000), [numbers(110_000, 15_000)])).toHaveLength(5_000)
  })

  it('is found in figures in time that is linear in their zeros', () => {
    const long = `1${'0'.repeat(49_998)}1 `
    expect(foundSoon(long, [long, long])).toHaveLength(1)
  })
})
