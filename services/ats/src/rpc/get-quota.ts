import type { AtsServiceDefinition } from '@resume/proto/generated/resume/ats/v1/AtsService'
import { requirePrincipal } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { getQuota } from '../use-cases/get-quota.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeQuota } from './encode.ts'

/** Reads the caller's quotas. */
export function getQuotaRpc(dependencies: Dependencies): UnaryHandler<AtsServiceDefinition['GetQuota']> {
  return async () => ({ quota: encodeQuota(await getQuota(dependencies, requirePrincipal())) })
}
