import type { Entitlement } from '@resume/proto/limits/billing'
import { earliest, type WalletView } from '../domain/account.ts'
import type { Plan } from '../domain/catalog.ts'
import { entitlementsOf, planOf } from '../domain/entitlements.ts'
import type { SubscriptionState } from '../domain/subscription.ts'
import { type GetWalletPorts, getWallet } from './get-wallet.ts'

/** What reading a summary needs. */
export interface GetSummaryPorts extends GetWalletPorts {
  subscriptions: { read(userId: string): Promise<SubscriptionState> }
}

/** A user's plan, what it entitles to, and the wallet. */
export interface Summary {
  plan: Plan
  subscription: SubscriptionState
  entitlements: Entitlement[]
  wallet: WalletView
  /** When something of it changes by itself next. */
  changesAt: Date | null
}

/** Reads a user's plan, entitlements and wallet. */
export async function getSummary(ports: GetSummaryPorts, userId: string): Promise<Summary> {
  const [subscription, wallet] = await Promise.all([ports.subscriptions.read(userId), getWallet(ports, userId)])
  const now = new Date()
  const { graceEndsAt } = subscription
  return {
    plan: planOf(subscription, now),
    subscription,
    entitlements: entitlementsOf(subscription, now),
    wallet,
    changesAt: earliest(wallet.changesAt, graceEndsAt && graceEndsAt > now ? graceEndsAt : null),
  }
}
