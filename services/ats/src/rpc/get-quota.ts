import type { AtsServiceDefinition } from '@resume/proto/generated/resume/ats/v1/AtsService'
import { requirePrincipal } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { quotaCaller } from '../domain/quota-callers.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeQuota } from './encode.ts'

/** Reads the caller's quotas. */
export function getQuota({ quotas }: Dependencies): UnaryHandler<AtsServiceDefinition['GetQuota']> {
  return async () => ({ quota: encodeQuota(await quotas.view(quotaCaller(requirePrincipal()))) })
}
