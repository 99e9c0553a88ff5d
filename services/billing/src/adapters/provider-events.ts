import type { Logger } from '@resume/service-kit/logging/logger'
import type { PaymentProvider, ProviderEvent } from '../domain/provider.ts'
import type { Database } from './database.ts'
import type { SyncCustomer } from './sync-customer.ts'

/** What the payment provider tells. */
export interface ProviderEvents {
  /**
   * Takes an event in: stores it by its id, and brings its customer in line. One that was applied before changes
   * nothing.
   * @throws AppError `invalid_argument` for a wrong signature; `unavailable` when the effect is still to come
   */
  receive(payload: Buffer, signature: string): Promise<void>
  /**
   * Applies events whose effect is still to come, those first that were tried longest ago: one that cannot be applied
   * keeps no other waiting.
   */
  applyWaiting(): Promise<void>
}

/** Events in one run; the next run goes on. */
const mostEvents = 200

/** An event that just came is at work in the call that brought it. */
const waitingMs = 20_000

/** Makes the {@link ProviderEvents} of a database and a provider. */
export function createProviderEvents(
  database: Database,
  provider: PaymentProvider,
  sync: SyncCustomer,
  logger: Logger,
): ProviderEvents {
  const apply = async (id: string, about: NonNullable<ProviderEvent['about']>) => {
    const customerId = about.kind === 'customer' ? about.id : await provider.customerOfCharge(about.id)
    if (customerId !== undefined) await sync(customerId)
    await database.providerEvent.updateMany({ where: { id, appliedAt: null }, data: { appliedAt: new Date() } })
  }

  return {
    async receive(payload, signature) {
      const { id, type, about } = provider.readEvent(payload, signature)
      if (!about) return
      const now = new Date()
      await database.providerEvent.createMany({
        data: { id, type, objectKind: about.kind, objectId: about.id, receivedAt: now, triedAt: now },
        skipDuplicates: true,
      })
      const { appliedAt } = await database.providerEvent.findUniqueOrThrow({ where: { id } })
      if (!appliedAt) await apply(id, about)
    },

    async applyWaiting() {
      const waiting = await database.providerEvent.findMany({
        where: { appliedAt: null, triedAt: { lt: new Date(Date.now() - waitingMs) } },
        orderBy: { triedAt: 'asc' },
        take: mostEvents,
      })
      for (const { id, objectKind, objectId } of waiting) {
        await database.providerEvent.updateMany({ where: { id }, data: { triedAt: new Date() } })
        const about = { kind: objectKind === 'charge' ? ('charge' as const) : ('customer' as const), id: objectId }
        await apply(id, about).catch((err: unknown) => logger.warn({ err, id }, 'an event was not applied'))
      }
    },
  }
}
