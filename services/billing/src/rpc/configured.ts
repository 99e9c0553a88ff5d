import { AppError } from '@resume/service-kit/errors/app-error'
import type { Dependencies } from './dependencies.ts'

/** The ports of what needs Stripe. @throws AppError `not_configured` */
export function configured({ stripe, ...ports }: Dependencies) {
  if (!stripe) throw new AppError('not_configured', { name: 'Stripe' })
  return { ...ports, ...stripe }
}
