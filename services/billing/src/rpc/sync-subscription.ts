import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { syncSubscription } from '../use-cases/sync-subscription.ts'
import { requireAdministrator } from './administrator.ts'
import type { Dependencies } from './dependencies.ts'
import { knownId } from './ids.ts'

/** Reads a user's subscription from Stripe now, for the administrator. */
export function syncSubscriptionRpc(ports: Dependencies): UnaryHandler<BillingServiceDefinition['SyncSubscription']> {
  return async ({ userId, reason }) => {
    const actor = requireAdministrator(ports)
    await syncSubscription(ports, actor, { userId: knownId(userId, 'User'), reason })
    return {}
  }
}
