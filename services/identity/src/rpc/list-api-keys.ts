import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { listApiKeys } from '../use-cases/read-api-keys.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeApiKey } from './encode.ts'

/** Lists the calling user’s keys, newest first. */
export function listApiKeysRpc(ports: Dependencies): UnaryHandler<IdentityServiceDefinition['ListApiKeys']> {
  return async ({ limit, offset }) => {
    const { items, total } = await listApiKeys(ports, requireUser().userId, { limit, offset })
    return { items: items.map(encodeApiKey), total }
  }
}
