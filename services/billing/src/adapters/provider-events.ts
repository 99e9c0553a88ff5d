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
  /** Applies events whose effect is still to come, oldest first. */
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
      await database.providerEvent.createMany({
        data: { id, type, objectKind: about.kind, objectId: about.id, receivedAt: new Date() },
        skipDuplicates: true,
      })
      const { appliedAt } = await database.providerEvent.findUniqueOrThrow({ where: { id } })
      if (!appliedAt) await apply(id, about)
    },

    async applyWaiting() {
      const waiting = await database.providerEvent.findMany({
        where: { appliedAt: null, receivedAt: { lt: new Date(Date.now() - waitingMs) } },
        orderBy: { receivedAt: 'asc' },
        take: mostEvents,
      })
      for (const { id, objectKind, objectId } of waiting) {
        await apply(id, { kind: objectKind === 'charge' ? 'charge' : 'customer', id: objectId })
      }
    },
  }
}
