import { describe, expect, it } from 'vitest'
import { analysisPrice } from './prices.ts'

describe('the price of an analysis', () => {
  it.each([
    [1, 1, 2],
    [10_000, 1, 2],
    [10_001, 2, 3],
    [30_000, 2, 3],
    [30_001, 3, 4],
    [150_000, 3, 4],
  ])('of %i characters is %i credits, and %i with a job URL', (characters, pasted, fetched) => {
    expect([analysisPrice(characters, false), analysisPrice(characters, true)]).toEqual([pasted, fetched])
  })
})
