import { currentContext } from '@resume/service-kit/context/request-context'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { Actor } from '../use-cases/admin-action.ts'

/**
 * The administrator whom the request in work is made for: a session with the verified address of ADMIN_EMAIL.
 * @throws AppError `administrator_required`
 */
export function requireAdministrator({ adminEmail }: { adminEmail: string | undefined }): Actor {
  const { principal, requestId = '' } = currentContext() ?? {}
  const isAdministrator =
    principal?.kind === 'session' &&
    principal.emailVerified &&
    adminEmail !== undefined &&
    principal.email === adminEmail.toLowerCase()
  if (!isAdministrator) throw new AppError('administrator_required')
  return { userId: principal.userId, email: principal.email, requestId }
}
