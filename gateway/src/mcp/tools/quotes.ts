import { Type } from 'typebox'
import { named } from '../../description/keywords.ts'
import { Whole } from '../../routes/schemas.ts'
import type { ToolOutcome } from './tool.ts'

/** A price in credits. */
export interface CreditRange {
  min: number
  max: number
}

/** What `dryRun` means where credits are spent. */
export const quoteText = 'Whether to only tell the price, and spend nothing.'

/** What a dry run answers where credits are spent. */
export const creditOutputs = {
  price: Type.Optional(
    Type.Object(
      { min: Whole('The lowest price, in credits.'), max: Whole('The highest price, in credits.') },
      named('Price', 'What the call would cost.'),
    ),
  ),
}

/** The answer of a dry run. */
export function quoteOutcome({ min, max }: CreditRange): ToolOutcome {
  const price = min === max ? `${max}` : `${min} to ${max}`
  return {
    message: `Dry run: nothing was spent; the price is ${price} credits.`,
    more: { dryRun: true, price: { min, max } },
  }
}
