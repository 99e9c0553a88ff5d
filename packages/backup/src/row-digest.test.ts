import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RowDigest } from './row-digest.ts'

/** Sums rows up that arrive in pieces of a length. */
async function sumOf(rows: string[], piece: number) {
  const bytes = Buffer.from(rows.map((row) => `${row}\n`).join(''))
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, index) =>
    bytes.subarray(index * piece, (index + 1) * piece),
  )
  const digest = new RowDigest()
  for await (const _ of Readable.from(pieces).pipe(digest));
  return digest.sum()
}

const rows = fc.array(
  fc.string().map((text) => text.replaceAll('\n', '\\n')),
  { maxLength: 20 },
)

describe('the sum of rows', () => {
  it('is the same in whatever order and pieces they come', async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 50 }), async (given, piece) => {
        const sum = await sumOf(given, 1_000)
        expect(sum.rows).toBe(given.length)
        expect(await sumOf(given.toReversed(), piece)).toEqual(sum)
      }),
      { numRuns: 50 },
    )
  })

  it('is another one when a row is changed, missing or there twice', async () => {
    const { digest } = await sumOf(['a\tb', 'c\td'], 3)
    for (const others of [['a\tb', 'c\te'], ['a\tb'], ['a\tb', 'c\td', 'c\td'], ['a\tbc\td', '']]) {
      expect((await sumOf(others, 3)).digest).not.toBe(digest)
    }
  })
})
