import type { CheckoutPage } from '../domain/provider.ts'
import type { Checkout } from '../use-cases/close-checkout.ts'
import type { Database } from './database.ts'

const columns = { userId: true, id: true, sessionId: true, expiresAt: true } as const

/** The checkouts that users have under way: one at most. */
export function createCheckouts(database: Database) {
  return {
    async find(userId: string): Promise<Checkout | undefined> {
      return (await database.checkout.findUnique({ where: { userId }, select: columns })) ?? undefined
    },
    async add({ userId, id, expiresAt }: Checkout, now: Date): Promise<boolean> {
      const data = { userId, id, createdAt: now, expiresAt }
      return (await database.checkout.createMany({ data, skipDuplicates: true })).count === 1
    },
    async keepPage(userId: string, id: string, { sessionId, url }: CheckoutPage): Promise<boolean> {
      return (await database.checkout.updateMany({ where: { userId, id }, data: { sessionId, url } })).count === 1
    },
    async removeUnopened(userId: string, id: string): Promise<void> {
      await database.checkout.deleteMany({ where: { userId, id, sessionId: null } })
    },
    async remove(userId: string, id: string): Promise<void> {
      await database.checkout.deleteMany({ where: { userId, id } })
    },
    expired(now: Date, limit: number): Promise<Checkout[]> {
      return database.checkout.findMany({
        where: { expiresAt: { lte: now } },
        orderBy: { expiresAt: 'asc' },
        take: limit,
        select: columns,
      })
    },
  }
}
