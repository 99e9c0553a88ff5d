import type { Actor } from '@resume/service-kit/context/administrator'
import { AppError } from '@resume/service-kit/errors/app-error'
import { adminActed } from '@resume/service-kit/events/admin-action'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import type { Customer } from '../domain/customer.ts'
import type { StartCheckoutPorts } from './start-checkout.ts'

/** What reading a subscription by hand needs. */
export interface SyncSubscriptionPorts {
  commit: Commit<Transaction, 'adminActed'>
  customers: Pick<StartCheckoutPorts['customers'], 'add'> & { find(userId: string): Promise<Customer | undefined> }
  /** Undefined while Stripe is not configured. */
  stripe:
    | {
        provider: {
          isLive: boolean
          /** The newest customer that was made of a user, whether or not the platform still knows of it. @returns its ID */
          findCustomer(userId: string): Promise<string | undefined>
        }
        syncCustomer(customerId: string): Promise<void>
      }
    | undefined
  userData: StartCheckoutPorts['userData']
}

/**
 * Reads a user's subscription and payments from Stripe now, for the administrator, which the audit log tells of first. One who became a
 * customer after the moment that a restored backup leads back to is found at Stripe.
 * @throws AppError `not_configured` without Stripe, `not_found` for a user who never paid, `upstream_failed`
 */
export async function syncSubscription(
  ports: SyncSubscriptionPorts,
  actor: Actor,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  const { commit, customers, stripe } = ports
  if (!stripe) throw new AppError('not_configured', { name: 'Stripe' })
  const customer = (await customers.find(userId)) ?? (await foundAgain(ports, stripe.provider, userId))
  if (!customer || customer.erasedAt) throw new AppError('not_found', { resource: 'Customer' })
  await commit(async (_transaction, outbox) => {
    const action = { action: 'subscription.sync', subjectType: 'user', subjectId: userId, reason: reason || undefined }
    await outbox.append('adminActed', adminActed(actor, { ...action, before: {}, after: {} }))
  })
  await stripe.syncCustomer(customer.providerId)
}

/** Adds the customer that Stripe has of a user; undefined when it has none. One of an erased user is kept as erased, and goes. */
async function foundAgain(
  { commit, customers, userData }: SyncSubscriptionPorts,
  { findCustomer, isLive }: NonNullable<SyncSubscriptionPorts['stripe']>['provider'],
  userId: string,
): Promise<Customer | undefined> {
  const providerId = await findCustomer(userId)
  if (providerId === undefined) return undefined
  return commit(async (transaction) => {
    const erasedAt = await userData.erasedAt(transaction, userId)
    return customers.add(transaction, { userId, providerId, isLive, erasedAt }, undefined, new Date())
  })
}
