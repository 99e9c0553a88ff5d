import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'

/** Finds whom a session cookie belongs to. */
export function authenticateSession({
  findSession,
}: Dependencies): UnaryHandler<IdentityServiceDefinition['AuthenticateSession']> {
  return async ({ cookie }) => {
    const session = await findSession(cookie)
    if (!session) throw new AppError('unauthenticated', 'Authentication required')
    return { ...session, expiresAt: session.expiresAt.toISOString() }
  }
}
