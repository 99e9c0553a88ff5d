import { type FieldViolation, invalidFields } from '@resume/service-kit/errors/app-error'

/** Where a reservation stands: held, or resolved in one of three ways, once. */
export type ReservationState = 'held' | 'committed' | 'released' | 'lapsed'

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

/** What a caller asks to be put aside. */
export interface ReservationRequest {
  requestId: string
  amount: number
  purpose: string
}

/** More than any piece of work costs. */
const mostCredits = 1_000_000

/**
 * A request whose fields are all right.
 * @throws AppError `invalid_argument` with the wrong fields
 */
export function readReservationRequest(request: ReservationRequest): ReservationRequest {
  const { requestId, amount, purpose } = request
  const wrong: FieldViolation[] = []
  if (requestId.length < 8 || requestId.length > 200) {
    wrong.push({ path: 'requestId', message: 'must be 8 to 200 characters' })
  }
  if (!Number.isInteger(amount) || amount < 1 || amount > mostCredits) {
    wrong.push({ path: 'amount', message: `must be a whole number from 1 to ${mostCredits}` })
  }
  if (purpose.length < 1 || purpose.length > 64) wrong.push({ path: 'purpose', message: 'must be 1 to 64 characters' })
  if (wrong.length > 0) throw invalidFields(...wrong)
  return request
}
