import { currentContext } from '@resume/service-kit/context/request-context'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { Actor } from '../domain/audit.ts'

/**
 * The administrator whom the request in work is made for. The gateway has compared the address; here it must be a session
 * with a verified one, whatever the caller.
 * @throws AppError `administrator_required`
 */
export function requireAdministrator(): Actor {
  const { principal, requestId = '' } = currentContext() ?? {}
  if (principal?.kind !== 'session' || !principal.emailVerified) throw new AppError('administrator_required')
  return { userId: principal.userId, email: principal.email, requestId }
}
