import { cookieHashOfToken } from '../domain/stale-entries.ts'
import type { Tx } from './database.ts'

/** Sessions in PostgreSQL. @param secret signs cookies */
export function createSessions(secret: string) {
  /** The sessions that a condition of the client selects. */
  const find = async (transaction: Tx, where: object) => {
    const found = await transaction.session.findMany({ where, select: { id: true, userId: true, token: true } })
    return found.map(({ id, userId, token }) => ({ id, userId, cookieHash: cookieHashOfToken(token, secret) }))
  }
  return {
    find,
    ofUser: (transaction: Tx, userId: string) => find(transaction, { userId }),
    cookieHashes: async (transaction: Tx, userId: string) =>
      (await find(transaction, { userId })).map(({ cookieHash }) => cookieHash),
  }
}

/** {@link createSessions} */
export type Sessions = ReturnType<typeof createSessions>
