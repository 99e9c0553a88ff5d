import { AppError } from '../errors/app-error.ts'
import { currentContext } from './request-context.ts'

/** The administrator, as an action names who did it. */
export interface Actor {
  userId: string
  email: string
  requestId: string
}

/**
 * The administrator whom the request in work is made for. The gateway has compared the address with ADMIN_EMAIL; here it must be
 * a session with a verified one, whatever the caller.
 * @throws AppError `administrator_required`
 */
export function requireAdministrator(): Actor {
  const { principal, requestId = '' } = currentContext() ?? {}
  if (principal?.kind !== 'session' || !principal.emailVerified) throw new AppError('administrator_required')
  return { userId: principal.userId, email: principal.email, requestId }
}
