import type { Plan } from '../domain/catalog.ts'
import { planOf } from '../domain/entitlements.ts'
import { noSubscription, type SubscriptionState } from '../domain/subscription.ts'

/** What reading plans needs. */
export interface ListPlansPorts {
  subscriptions: {
    /** The subscriptions of some users, of those who have one. */
    ofUsers(userIds: string[]): Promise<Map<string, SubscriptionState>>
  }
}

/** What a user is on. */
export interface UserPlan {
  userId: string
  plan: Plan
  status: SubscriptionState['status']
}

/** Reads the plans of some users, in their order. */
export async function listPlans({ subscriptions }: ListPlansPorts, userIds: string[]): Promise<UserPlan[]> {
  const known = await subscriptions.ofUsers(userIds)
  const now = new Date()
  return userIds.map((userId) => {
    const subscription = known.get(userId) ?? noSubscription
    return { userId, plan: planOf(subscription, now), status: subscription.status }
  })
}
