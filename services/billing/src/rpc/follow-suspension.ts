import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { followSuspension } from '../use-cases/follow-suspension.ts'
import { requireAdministrator } from './administrator.ts'
import type { Dependencies } from './dependencies.ts'
import { knownId } from './ids.ts'

/** Takes a suspended user off the leaderboard, or brings one back, for the administrator. */
export function followSuspensionRpc(ports: Dependencies): UnaryHandler<BillingServiceDefinition['FollowSuspension']> {
  return async ({ userId, suspended, version }) => {
    requireAdministrator(ports)
    await followSuspension(ports, { userId: knownId(userId, 'User'), suspended, version })
    return {}
  }
}
