import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { getApiKey } from '../use-cases/read-api-keys.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeApiKey } from './encode.ts'

/** Reads one key of the calling user. */
export function getApiKeyRpc(ports: Dependencies): UnaryHandler<IdentityServiceDefinition['GetApiKey']> {
  return async ({ id }) => ({ apiKey: encodeApiKey(await getApiKey(ports, requireUser().userId, id)) })
}
