import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import type { GrpcClient } from '@resume/service-kit/grpc/client'
import type { Logger } from '@resume/service-kit/logging/logger'
import type { Authenticator } from '../admission/admit.ts'

/** Time that identity has to say who somebody is, in milliseconds. */
const timeoutMs = 2_000

/** Asks identity over gRPC. */
export function createAuthenticator(identity: GrpcClient<IdentityServiceDefinition>, logger: Logger): Authenticator {
  return {
    async byKey({ keyHash, previousKeyHash }, context) {
      const hashes = {
        keyHash: Buffer.from(keyHash, 'hex'),
        ...(previousKeyHash !== undefined && { previousKeyHash: Buffer.from(previousKeyHash, 'hex') }),
      }
      const found = await identity.call('AuthenticateApiKey', hashes, { context, timeoutMs })
      const { userId, keyId, scopes, rateLimit } = found
      return {
        principal: { kind: 'api-key', userId, keyId, scopes },
        rateLimit,
        expiresAt: Date.parse(found.expiresAt),
      }
    },
    async bySession(cookie, context) {
      const found = await identity.call('AuthenticateSession', { cookie }, { context, timeoutMs })
      const { userId, sessionId, email, emailVerified } = found
      return {
        principal: { kind: 'session', userId, sessionId, email, emailVerified },
        rateLimit: 0,
        expiresAt: Date.parse(found.expiresAt),
        setCookie: found.setCookie,
      }
    },
    recordUse(keyId, context) {
      identity
        .call('RecordApiKeyUse', { keyId }, { context, timeoutMs })
        .catch((err: unknown) => logger.debug({ err }, 'the use of a key was not noted'))
    },
  }
}
