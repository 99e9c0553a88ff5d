import type { LedgerTransaction, Payment } from '../generated/prisma/client.ts'
import type { Database } from './database.ts'

/** A page to read. */
export interface PageRequest {
  limit: number
  offset: number
}

/** What a user paid, and how credits moved; newest first. */
export interface Histories {
  payments(userId: string, page: PageRequest): Promise<{ items: Payment[]; total: number }>
  movements(userId: string, page: PageRequest): Promise<{ items: LedgerTransaction[]; total: number }>
}

/** Makes the {@link Histories} of a database. */
export function createHistories(database: Database): Histories {
  return {
    async payments(userId, { limit, offset }) {
      const [items, total] = await Promise.all([
        database.payment.findMany({
          where: { userId },
          orderBy: [{ paidAt: 'desc' }, { id: 'desc' }],
          take: limit,
          skip: offset,
        }),
        database.payment.count({ where: { userId } }),
      ])
      return { items, total }
    },

    async movements(userId, { limit, offset }) {
      const wallet = await database.wallet.findUnique({ where: { userId }, select: { movements: true } })
      const total = wallet?.movements ?? 0
      /** Movements are numbered without gaps: a far page is as near as the first. */
      const items = await database.ledgerTransaction.findMany({
        where: { userId, number: { lte: total - offset, gt: total - offset - limit } },
        orderBy: { number: 'desc' },
      })
      return { items, total }
    },
  }
}
