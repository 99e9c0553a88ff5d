import { cookieHashesOfToken } from '../domain/stale-entries.ts'
import type { Database, Transaction } from './database.ts'

/** Sessions in PostgreSQL. @param secrets sign cookies, or did and still count */
export function createSessions(secrets: readonly [string, ...string[]]) {
  const named = ({ id, userId, token }: { id: string; userId: string; token: string }) => ({
    id,
    userId,
    cookieHashes: cookieHashesOfToken(token, secrets) as [string, ...string[]],
  })
  /** The sessions that a condition of the client selects. */
  const find = async (transaction: Transaction, where: object) => {
    const found = await transaction.session.findMany({ where, select: { id: true, userId: true, token: true } })
    return found.map(named)
  }
  return {
    find,
    async removeOldest(transaction: Transaction, userId: string, count: number) {
      const removed = await transaction.$queryRaw<{ id: string; userId: string; token: string }[]>`
        DELETE FROM sessions WHERE id IN (
          SELECT id FROM sessions WHERE user_id = ${userId}::uuid ORDER BY created_at, id LIMIT ${count}
        ) RETURNING id, user_id AS "userId", token`
      return removed.map(named)
    },
    async list(database: Database, userId: string, { limit, offset }: { limit: number; offset: number }) {
      const [items, total] = await Promise.all([
        database.session.findMany({
          where: { userId },
          select: { id: true, createdAt: true, updatedAt: true, expiresAt: true, userAgent: true },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: limit,
          skip: offset,
        }),
        database.session.count({ where: { userId } }),
      ])
      return { items, total }
    },
    async remove(transaction: Transaction, userId: string, id: string) {
      const where = { id, userId }
      const found = await find(transaction, where)
      await transaction.session.deleteMany({ where })
      return found
    },
    cookieHashes: async (transaction: Transaction, userId: string) =>
      (await find(transaction, { userId })).flatMap(({ cookieHashes }) => cookieHashes),
  }
}

/** {@link createSessions} */
export type Sessions = ReturnType<typeof createSessions>
