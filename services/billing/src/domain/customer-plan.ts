import { earliest } from './account.ts'
import { type DueCredits, dueCredits, type FormerGrant, type MonthlyGrant, returnedCredits } from './credit-months.ts'
import { packGrant, wantedBack } from './payment-credits.ts'
import type { ProviderPayment, ProviderState } from './provider.ts'
import { currentSubscription, type SubscriptionState, subscriptionStateOf } from './subscription.ts'

/** What a customer's state at the provider comes to. */
export interface CustomerPlan {
  subscription: SubscriptionState
  /** The provider's ID of the subscription that counts. */
  providerId: string | null
  /** When something changes by itself next. */
  dueAt: Date | null
  /** Credits to bring in. */
  grants: PlannedGrant[]
  /** What of which grants is to be taken back altogether, where that is not what was taken back. */
  takeBacks: { reference: string; amount: number }[]
}

/** Credits to bring in, of a month or a pack. */
export type PlannedGrant = Omit<MonthlyGrant, 'source' | 'monthEnd'> & { source: string; monthEnd?: Date }

/** How often a subscription that lives is read without being told of, should its events be lost, in milliseconds. */
const rereadMs = 60 * 60 * 1000

/** What follows for a customer from its state at the provider. @param former all grants of the user */
export function planFor(state: ProviderState, former: readonly FormerGrant[], now: Date): CustomerPlan {
  const current = currentSubscription(state)
  const subscription = subscriptionStateOf(state)
  const months = state.subscriptions
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((each) => dueCredits(each, linesOf(state, each.id), former, now))
  const grants = [...months.flatMap((month) => month.grants), ...packGrants(state.payments, former, now)]
  const all = [...former, ...asFormer(grants)]
  const wanted = wantedBack(state.payments, all)
  for (const each of state.subscriptions) {
    for (const [reference, amount] of returnedCredits(each, linesOf(state, each.id), all)) {
      wanted.set(reference, Math.max(wanted.get(reference) ?? 0, amount))
    }
  }
  const takeBacks = all.flatMap(({ reference, takenBack }) => {
    const amount = wanted.get(reference) ?? takenBack
    return amount === takenBack ? [] : [{ reference, amount }]
  })
  const isUnsettled = current !== undefined && state.unsettled.has(current.id)
  const dueAt = dueAtOf(subscription, months, isUnsettled, now)
  return { subscription, providerId: current?.id ?? null, dueAt, grants, takeBacks }
}

/** Grants as they are once they have come in. */
function asFormer(grants: readonly PlannedGrant[]): FormerGrant[] {
  return grants.map((grant) => ({ ...grant, takenBack: 0 }))
}

function linesOf({ payments }: ProviderState, subscriptionId: string) {
  return payments.flatMap(({ item }) =>
    item.kind === 'subscription' && item.subscriptionId === subscriptionId ? item.lines : [],
  )
}

/** The credits of packs that have not come in yet. */
function packGrants(payments: readonly ProviderPayment[], former: readonly FormerGrant[], now: Date): PlannedGrant[] {
  const known = new Set(former.map(({ reference }) => reference))
  return payments.flatMap((payment) => {
    const { item } = payment
    const grant = item.kind === 'credit_pack' ? packGrant(payment, item.packKey) : undefined
    return grant && !known.has(grant.reference) && grant.expiresAt > now ? [grant] : []
  })
}

function dueAtOf(
  subscription: SubscriptionState,
  months: readonly DueCredits[],
  isUnsettled: boolean,
  now: Date,
): Date | null {
  const { graceEndsAt, currentPeriodEnd } = subscription
  const reread = new Date(now.getTime() + rereadMs)
  const isAhead = (time: Date | null) => (time && time > now ? time : null)
  if (!isLive(subscription)) return isAhead(graceEndsAt)
  const ahead = [graceEndsAt, currentPeriodEnd, ...months.map(({ nextAt }) => nextAt)].map(isAhead)
  return earliest(...ahead, isUnsettled ? reread : null) ?? reread
}

/** Whether the provider will change it by itself. */
function isLive({ status }: SubscriptionState): boolean {
  return status === 'ACTIVE' || status === 'TRIALING' || status === 'PAST_DUE'
}
