import type { EventSubject } from '../use-cases/receive-provider-event.ts'
import type { Database } from './database.ts'

/** What the payment provider has told, by the IDs of its events. */
export function createProviderEvents(database: Database) {
  return {
    async keep({ id, type, about }: { id: string; type: string; about: EventSubject }, now: Date): Promise<boolean> {
      const data = { id, type, objectKind: about.kind, objectId: about.id, receivedAt: now, triedAt: now }
      await database.providerEvent.createMany({ data, skipDuplicates: true })
      const kept = await database.providerEvent.findUniqueOrThrow({ where: { id }, select: { appliedAt: true } })
      return kept.appliedAt === null
    },
    async keepAll(events: readonly { id: string; type: string; about: EventSubject }[], now: Date): Promise<number> {
      /** Nobody has begun their effect. */
      const times = { receivedAt: now, triedAt: new Date(0) }
      const data = events.map(({ id, type, about }) => ({
        id,
        type,
        objectKind: about.kind,
        objectId: about.id,
        ...times,
      }))
      return (await database.providerEvent.createMany({ data, skipDuplicates: true })).count
    },
    async markApplied(id: string, now: Date): Promise<void> {
      await database.providerEvent.updateMany({ where: { id, appliedAt: null }, data: { appliedAt: now } })
    },
    async waiting(triedBefore: Date, limit: number): Promise<{ id: string; about: EventSubject }[]> {
      const rows = await database.providerEvent.findMany({
        where: { appliedAt: null, triedAt: { lt: triedBefore } },
        orderBy: { triedAt: 'asc' },
        take: limit,
        select: { id: true, objectKind: true, objectId: true },
      })
      return rows.map(({ id, objectKind, objectId }) => ({
        id,
        about: { kind: objectKind === 'charge' ? 'charge' : 'customer', id: objectId },
      }))
    },
    async markTried(id: string, now: Date): Promise<void> {
      await database.providerEvent.updateMany({ where: { id }, data: { triedAt: now } })
    },
  }
}
