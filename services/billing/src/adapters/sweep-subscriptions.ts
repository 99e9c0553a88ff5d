import type { Job } from '@resume/service-kit/jobs/schedule'
import type { Logger } from '@resume/service-kit/logging/logger'
import type { PaymentProvider } from '../domain/provider.ts'
import type { Checkouts } from './checkouts.ts'
import type { Database } from './database.ts'
import type { ProviderEvents } from './provider-events.ts'
import { refreshSubscription } from './subscriptions.ts'
import type { SyncCustomer } from './sync-customer.ts'

/** Users in one run; the next run goes on. */
const most = 200

/**
 * Does what time alone brings about: ends grace periods, begins months, repeats events, closes checkouts, removes erased
 * customers.
 */
export function sweepSubscriptions(options: {
  database: Database
  everyMs: number
  logger: Logger
  /** Is told of every user who may have changed. */
  changed: (userId: string) => Promise<void>
  /** Undefined while Stripe is not configured. */
  stripe: { provider: PaymentProvider; sync: SyncCustomer; events: ProviderEvents; checkouts: Checkouts } | undefined
}): Job {
  const { database, everyMs, logger, changed, stripe } = options

  const followTime = async (userId: string) => {
    const customer = await database.customer.findUnique({ where: { userId } })
    if (stripe && customer) {
      await stripe.sync(customer.providerId).catch((err: unknown) => logger.warn({ err }, 'a customer was not read'))
    }
    await refreshSubscription(database, userId, new Date())
    await changed(userId)
  }

  return {
    name: 'sweep-subscriptions',
    everyMs,
    leaseMs: 300_000,
    async run() {
      const due = await database.subscription.findMany({
        where: { dueAt: { lte: new Date() } },
        orderBy: { dueAt: 'asc' },
        take: most,
        select: { userId: true },
      })
      /** What cannot be done for one user keeps no other waiting. */
      const attempt = (work: Promise<unknown>, what: string) => work.catch((err: unknown) => logger.warn({ err }, what))
      for (const { userId } of due) await attempt(followTime(userId), 'a subscription did not follow time')
      if (!stripe) return
      const erased = await database.customer.findMany({ where: { erasedAt: { not: null } }, take: most })
      for (const { userId, providerId } of erased) {
        const remove = async () => {
          await stripe.provider.deleteCustomer(providerId)
          await database.customer.deleteMany({ where: { userId } })
        }
        await attempt(remove(), 'an erased customer was not removed')
      }
      await stripe.events.applyWaiting()
      await stripe.checkouts.closeExpired()
    },
  }
}
