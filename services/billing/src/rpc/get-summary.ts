import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { earliest } from '../adapters/wallets.ts'
import { entitlementsOf, planOf } from '../domain/entitlements.ts'
import type { Dependencies } from './dependencies.ts'
import { encodedCatalog, encodeWallet } from './encode.ts'

/** Reads the calling user's plan, entitlements and wallet. */
export function getSummary({
  readSubscription,
  readWallet,
}: Dependencies): UnaryHandler<BillingServiceDefinition['GetSummary']> {
  return async () => {
    const { userId } = requireUser()
    const [subscription, wallet] = await Promise.all([readSubscription(userId), readWallet(userId)])
    const { status, productKey, interval, currentPeriodStart, currentPeriodEnd, graceEndsAt } = subscription
    const now = new Date()
    const changesAt = earliest(wallet.changesAt, graceEndsAt && graceEndsAt > now ? graceEndsAt : null)
    return {
      plan: planOf(subscription, now),
      ...(productKey && { productKey }),
      status,
      ...(interval && { interval }),
      ...(currentPeriodStart && { currentPeriodStart: currentPeriodStart.toISOString() }),
      ...(currentPeriodEnd && { currentPeriodEnd: currentPeriodEnd.toISOString() }),
      cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
      ...(graceEndsAt && { graceEndsAt: graceEndsAt.toISOString() }),
      entitlements: entitlementsOf(subscription, now),
      wallet: encodeWallet(wallet),
      catalog: encodedCatalog,
      ...(changesAt && { changesAt: changesAt.toISOString() }),
    }
  }
}
