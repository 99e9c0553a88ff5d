import { AppError } from '../errors/app-error.ts'
import { currentContext } from './request-context.ts'

/** The administrator or an operator, as an action names who did it. */
export interface Actor {
  userId: string
  email: string
  requestId: string
}

/** An operator, by the name that they go by. The nil UUID (RFC 9562, 5.9) stands for their account: they have none. */
export function operatorActor(name: string, requestId: string): Actor {
  return { userId: '00000000-0000-0000-0000-000000000000', email: `operator ${name}`, requestId }
}

/**
 * The administrator whom the request in work is made for. The gateway has compared the address with ADMIN_EMAIL; here it must be
 * a session with a verified one, whatever the caller. An operator at the command line is one as well.
 * @throws AppError `administrator_required`
 */
export function requireAdministrator(): Actor {
  const { principal, requestId = '' } = currentContext() ?? {}
  if (principal?.kind === 'operator') return operatorActor(principal.name, requestId)
  if (principal?.kind !== 'session' || !principal.emailVerified) throw new AppError('administrator_required')
  return { userId: principal.userId, email: principal.email, requestId }
}

/** Whether the request in work is an operator's, who has the keys of the platform. */
export function isOperator(): boolean {
  return currentContext()?.principal?.kind === 'operator'
}
