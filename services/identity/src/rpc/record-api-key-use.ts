import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireInternal } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { recordApiKeyUse } from '../use-cases/record-api-key-use.ts'
import type { Dependencies } from './dependencies.ts'

/** Notes that a key was used. */
export function recordApiKeyUseRpc(ports: Dependencies): UnaryHandler<IdentityServiceDefinition['RecordApiKeyUse']> {
  return async ({ keyId }) => {
    requireInternal()
    await recordApiKeyUse(ports, keyId)
    return {}
  }
}
