import type { Actor } from '@resume/service-kit/context/administrator'
import { AppError } from '@resume/service-kit/errors/app-error'
import { adminActed } from '@resume/service-kit/events/admin-action'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import type { Customer } from '../domain/customer.ts'

/** What reading a subscription by hand needs. */
export interface SyncSubscriptionPorts {
  commit: Commit<Transaction, 'adminActed'>
  customers: { find(userId: string): Promise<Customer | undefined> }
  /** Undefined while Stripe is not configured. */
  stripe: { syncCustomer(customerId: string): Promise<void> } | undefined
}

/**
 * Reads a user's subscription and payments from Stripe now, for the administrator, which the audit log tells of first.
 * @throws AppError `not_configured` without Stripe, `not_found` for a user who never paid, `upstream_failed`
 */
export async function syncSubscription(
  { commit, customers, stripe }: SyncSubscriptionPorts,
  actor: Actor,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  if (!stripe) throw new AppError('not_configured', { name: 'Stripe' })
  const customer = await customers.find(userId)
  if (!customer) throw new AppError('not_found', { resource: 'Customer' })
  await commit(async (_transaction, outbox) => {
    const action = { action: 'subscription.sync', subjectType: 'user', subjectId: userId, reason: reason || undefined }
    await outbox.append('adminActed', adminActed(actor, { ...action, before: {}, after: {} }))
  })
  await stripe.syncCustomer(customer.providerId)
}
