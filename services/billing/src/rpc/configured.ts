import { AppError } from '@resume/service-kit/errors/app-error'
import type { Dependencies } from './dependencies.ts'

/** What needs Stripe. @throws AppError `unavailable` while it is not configured */
export function configured({ stripe }: Dependencies): NonNullable<Dependencies['stripe']> {
  if (!stripe) throw new AppError('unavailable', 'Integration not configured: Stripe')
  return stripe
}
