import type { ReservationState } from '@resume/proto/limits/billing'
import { type FieldViolation, invalidFields } from '@resume/service-kit/errors/app-error'

/** Credits put aside for a piece of work. */
export interface Reservation {
  id: string
  requestId: string
  amount: number
  purpose: string
  state: ReservationState
  /** What of the amount was spent. */
  committed: number
  expiresAt: Date
}

/** What a caller asks to reserve. */
export interface ReservationRequest {
  requestId: string
  purpose: string
  /** The least and the most to reserve, or an exact amount, which a repeat must name again. */
  credits: { min: number; max: number } | { exactly: number }
}

/** More than any piece of work costs. */
const mostCredits = 1_000_000

/**
 * A request whose fields are all right.
 * @throws AppError `validation_failed` with the wrong fields
 */
export function readReservationRequest(request: ReservationRequest): ReservationRequest {
  const { requestId, credits, purpose } = request
  const wrong: FieldViolation[] = []
  if (requestId.length < 8 || requestId.length > 200) {
    wrong.push({ path: 'requestId', message: 'must be 8 to 200 characters' })
  }
  const check = (path: string, amount: number, least: number) => {
    if (Number.isInteger(amount) && amount >= least && amount <= mostCredits) return
    wrong.push({ path, message: `must be a whole number from ${least} to ${mostCredits}` })
  }
  if ('exactly' in credits) check('amount', credits.exactly, 1)
  else {
    check('min', credits.min, 1)
    check('max', credits.max, Math.max(1, credits.min))
  }
  if (purpose.length < 1 || purpose.length > 64) wrong.push({ path: 'purpose', message: 'must be 1 to 64 characters' })
  if (wrong.length > 0) throw invalidFields(...wrong)
  return request
}

/** The least and the most that a request asks for. */
export function rangeOf({ credits }: ReservationRequest): { min: number; max: number } {
  return 'exactly' in credits ? { min: credits.exactly, max: credits.exactly } : credits
}

/** Whether a repeated request means the reservation that its request id made. */
export function isRepeatOf({ credits, purpose }: ReservationRequest, known: Reservation): boolean {
  return known.purpose === purpose && (!('exactly' in credits) || credits.exactly === known.amount)
}
