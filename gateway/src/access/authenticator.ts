import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import type { RequestContext } from '@resume/service-kit/context/request-context'
import { newTraceparent } from '@resume/service-kit/context/trace-context'
import type { GrpcClient } from '@resume/service-kit/grpc/client'
import { newId } from '@resume/service-kit/ids'
import type { Logger } from '@resume/service-kit/logging/logger'
import type { Authenticator } from '../admission/admit.ts'

/** Time that identity has to say who somebody is, in milliseconds. */
const timeoutMs = 2_000

/** Asks identity over gRPC. */
export function createAuthenticator(identity: GrpcClient<IdentityServiceDefinition>, logger: Logger): Authenticator {
  const newContext = (): RequestContext => ({ requestId: newId(), traceparent: newTraceparent() })
  return {
    async byKey(keyHash) {
      const found = await identity.call(
        'AuthenticateApiKey',
        { keyHash: Buffer.from(keyHash, 'hex') },
        { context: newContext(), timeoutMs },
      )
      const { userId, keyId, scopes, rateLimit } = found
      return {
        principal: { kind: 'api-key', userId, keyId, scopes },
        rateLimit,
        expiresAt: Date.parse(found.expiresAt),
      }
    },
    async bySession(cookie) {
      const found = await identity.call('AuthenticateSession', { cookie }, { context: newContext(), timeoutMs })
      const { userId, sessionId, email, emailVerified } = found
      return {
        principal: { kind: 'session', userId, sessionId, email, emailVerified },
        rateLimit: 0,
        expiresAt: Date.parse(found.expiresAt),
        setCookie: found.setCookie,
      }
    },
    recordUse(keyId) {
      identity
        .call('RecordApiKeyUse', { keyId }, { context: newContext(), timeoutMs })
        .catch((err: unknown) => logger.debug({ err }, 'the use of a key was not noted'))
    },
  }
}
