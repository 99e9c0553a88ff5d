import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireDays } from '@resume/service-kit/counting/daily-counts'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { requireAdministrator } from './administrator.ts'
import type { Dependencies } from './dependencies.ts'

/** Counts paid runs and payments by day, for the administrator. */
export function getDailyCountsRpc(ports: Dependencies): UnaryHandler<BillingServiceDefinition['GetDailyCounts']> {
  return async (request) => {
    requireAdministrator(ports)
    return ports.dailyCounts.read(requireDays(request))
  }
}
