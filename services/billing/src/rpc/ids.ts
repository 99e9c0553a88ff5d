import { AppError } from '@resume/service-kit/errors/app-error'
import { isId } from '@resume/service-kit/ids'

/** An id of a reservation as a caller sent it; a malformed one is a missing reservation. @throws AppError `not_found` */
export function reservationId(sent: string): string {
  return knownId(sent, 'Reservation')
}

/** An id as a caller sent it; a malformed one is a missing resource. @throws AppError `not_found` */
export function knownId(sent: string, resource: string): string {
  if (!isId(sent)) throw new AppError('not_found', { resource })
  return sent
}
