import type { IdentityServiceDefinition } from '@resume/proto/generated/resume/identity/v1/IdentityService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import { requireDays } from '@resume/service-kit/counting/daily-counts'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'

/** Counts new accounts by day, for the administrator. */
export function getDailyCountsRpc(ports: Dependencies): UnaryHandler<IdentityServiceDefinition['GetDailyCounts']> {
  return async (request) => {
    requireAdministrator()
    return { users: await ports.dailyCounts.users(requireDays(request)) }
  }
}
