import { currentContext } from '@resume/service-kit/context/request-context'
import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import type { Logger } from '@resume/service-kit/logging/logger'
import type { CheckoutItem, PaymentProvider } from '../domain/provider.ts'
import type { Database } from './database.ts'
import type { ReadSubscription } from './subscriptions.ts'
import type { SyncCustomer } from './sync-customer.ts'

/** Who buys. */
export interface Buyer {
  userId: string
  email: string
}

/** Pages on which users pay and manage what they pay for; a user has one checkout under way at most. */
export interface Checkouts {
  /**
   * Opens a page to buy on.
   * @returns its address
   * @throws AppError `conflict` while another one is under way, when this one is cancelled meanwhile, and for a
   * subscription when there is one already
   */
  start(buyer: Buyer, item: CheckoutItem, redirectUrl: string): Promise<string>
  /** Closes the page that is under way, if there is one. @throws AppError `unavailable` while it cannot be closed */
  cancel(userId: string): Promise<void>
  /** Closes the pages whose time is over, and brings in what was paid on them, should nobody have told of it. */
  closeExpired(): Promise<void>
  /** Opens the page to manage the subscription on. @throws AppError `conflict` for somebody who never bought */
  openPortal(userId: string, redirectUrl: string): Promise<string>
}

/** Pages that are closed in one run; the next run goes on. */
const mostExpired = 100

/** How long a checkout is under way at most (decisions, Billing). */
const longestCheckoutMs = 30 * 60 * 1000

/** Makes the {@link Checkouts} of a database and a provider. */
export function createCheckouts(options: {
  database: Database
  provider: PaymentProvider
  sync: SyncCustomer
  readSubscription: ReadSubscription
  logger: Logger
  clock?: () => Date
}): Checkouts {
  const { database, provider, sync, readSubscription, logger, clock = () => new Date() } = options

  /** Closes a page whose time is over, so that nobody pays on it beside a new one. */
  const closeFormer = async (userId: string) => {
    const former = await database.checkout.findUnique({ where: { userId } })
    if (!former || former.expiresAt > clock()) return
    if (former.sessionId) await close(userId, former.sessionId)
    await database.checkout.deleteMany({ where: { userId, id: former.id } })
  }

  const close = async (userId: string, sessionId: string) => {
    const { isPaid } = await provider.closeCheckout(sessionId)
    const customer = isPaid && (await database.customer.findUnique({ where: { userId } }))
    if (customer) await sync(customer.providerId)
  }

  const takeLock = async (userId: string): Promise<string> => {
    const id = newId()
    const createdAt = clock()
    const expiresAt = new Date(createdAt.getTime() + longestCheckoutMs)
    const { count } = await database.checkout.createMany({
      data: { userId, id, createdAt, expiresAt },
      skipDuplicates: true,
    })
    if (count === 0) throw new AppError('conflict', 'A checkout is already in progress')
    return id
  }

  const customerOf = async ({ userId, email }: Buyer): Promise<string> => {
    const known = await database.customer.findUnique({ where: { userId } })
    if (known?.erasedAt) throw new AppError('unauthenticated', 'Authentication required')
    if (known) return known.providerId
    const providerId = await provider.createCustomer({ userId, email })
    await database.customer.createMany({ data: { userId, providerId, createdAt: clock() }, skipDuplicates: true })
    return providerId
  }

  return {
    async start(buyer, item, redirectUrl) {
      const { userId } = buyer
      await closeFormer(userId)
      const id = await takeLock(userId)
      try {
        /** Asked under the lock: a checkout that ended just now has left its subscription. */
        if (item.kind === 'subscription') await refuseSecond(await readSubscription(userId))
        const customerId = await customerOf(buyer)
        const { sessionId, url } = await provider.openCheckout({ id, userId, customerId, item, redirectUrl })
        const { count } = await database.checkout.updateMany({ where: { userId, id }, data: { sessionId, url } })
        /** Cancelled meanwhile, or the caller has gone: a page that nobody knows of must not be paid on later. */
        if (count === 0 || currentContext()?.signal?.aborted) {
          await provider.closeCheckout(sessionId)
          throw new AppError('conflict', 'The checkout was canceled')
        }
        return url
      } catch (error) {
        /** Nobody got the address of a page that may have been opened all the same. */
        await database.checkout.deleteMany({ where: { userId, id } })
        throw error
      }
    },

    async cancel(userId) {
      const checkout = await database.checkout.findUnique({ where: { userId } })
      if (!checkout) return
      if (checkout.sessionId) await close(userId, checkout.sessionId)
      await database.checkout.deleteMany({ where: { userId, id: checkout.id } })
    },

    async closeExpired() {
      const expired = await database.checkout.findMany({
        where: { expiresAt: { lte: clock() } },
        orderBy: { expiresAt: 'asc' },
        take: mostExpired,
        select: { userId: true },
      })
      for (const { userId } of expired) {
        await closeFormer(userId).catch((err: unknown) => logger.warn({ err, userId }, 'a checkout was not closed'))
      }
    },

    async openPortal(userId, redirectUrl) {
      const customer = await database.customer.findUnique({ where: { userId } })
      if (!customer || customer.erasedAt) throw new AppError('conflict', 'There is no billing account')
      return provider.openPortal(customer.providerId, redirectUrl)
    },
  }
}

/** One subscription is enough; one whose payment failed is mended in the portal. */
function refuseSecond({ status }: { status: string }): void {
  if (['ACTIVE', 'TRIALING', 'PAST_DUE'].includes(status)) {
    throw new AppError('conflict', 'A subscription is already active')
  }
}
