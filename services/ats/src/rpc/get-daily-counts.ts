import type { AtsServiceDefinition } from '@resume/proto/generated/resume/ats/v1/AtsService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import { requireDays } from '@resume/service-kit/counting/daily-counts'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'

/** Counts scans by day, for the administrator. */
export function getDailyCountsRpc(ports: Dependencies): UnaryHandler<AtsServiceDefinition['GetDailyCounts']> {
  return async (request) => {
    requireAdministrator()
    return { scans: await ports.dailyCounts.scans(requireDays(request)) }
  }
}
