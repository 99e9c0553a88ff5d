import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireInternal } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { authenticateSession } from '../use-cases/authenticate-session.ts'
import type { Dependencies } from './dependencies.ts'

/** Finds whom a session cookie belongs to. */
export function authenticateSessionRpc(
  ports: Dependencies,
): UnaryHandler<IdentityServiceDefinition['AuthenticateSession']> {
  return async ({ cookie }) => {
    requireInternal()
    const session = await authenticateSession(ports, cookie)
    return { ...session, expiresAt: session.expiresAt.toISOString() }
  }
}
