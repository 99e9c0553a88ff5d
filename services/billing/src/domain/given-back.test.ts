import { expect, it } from 'vitest'
import { shareBack } from './given-back.ts'

it.each([
  [0, 0, 0],
  [2_500, 0, 25],
  [0, 3_350, 33],
  [2_500, 2_500, 50],
  [10_000, 0, 100],
  [5_000, 10_000, 100],
])(
  'of 100 that came with 10,000 cents, %i refunded and %i disputed take back %i',
  (refundedCents, disputedCents, back) => {
    expect(shareBack(100, { amountCents: 10_000, refundedCents, disputedCents })).toBe(back)
  },
)

it('all that came with a payment of nothing goes with it', () => {
  expect(shareBack(100, { amountCents: 0, refundedCents: 0, disputedCents: 0 })).toBe(100)
})
