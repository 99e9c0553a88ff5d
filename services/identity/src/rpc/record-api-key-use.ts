import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'

/** Notes that a key was used. */
export function recordApiKeyUse({
  apiKeys,
  touchIntervalSeconds,
}: Dependencies): UnaryHandler<IdentityServiceDefinition['RecordApiKeyUse']> {
  return async ({ keyId }) => {
    await apiKeys.touch(keyId, touchIntervalSeconds)
    return {}
  }
}
