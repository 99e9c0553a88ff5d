import { leaderboardPeriodEnum } from '@resume/proto/affiliate-enums'
import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { getLeaderboard } from '../use-cases/list-affiliates.ts'
import { type AffiliateDependencies, requireProgram } from './affiliate-program.ts'

/** Lists who earned most. */
export function getAffiliateLeaderboardRpc(
  ports: AffiliateDependencies,
): UnaryHandler<BillingServiceDefinition['GetAffiliateLeaderboard']> {
  return async ({ period }) => {
    requireProgram(ports)
    return { rows: await getLeaderboard(ports, leaderboardPeriodEnum.decode(period) ?? 'monthly') }
  }
}
