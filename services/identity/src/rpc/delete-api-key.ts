import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { deleteApiKey } from '../use-cases/delete-api-key.ts'
import type { Dependencies } from './dependencies.ts'

/** Removes a key for good. */
export function deleteApiKeyRpc(ports: Dependencies): UnaryHandler<IdentityServiceDefinition['DeleteApiKey']> {
  return async ({ id }) => {
    await deleteApiKey(ports, requireUser().userId, id)
    return {}
  }
}
