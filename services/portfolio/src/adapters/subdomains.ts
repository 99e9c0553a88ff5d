import type { Database, Transaction } from './database.ts'

/** Names that are taken or held, in PostgreSQL. */
export function createSubdomains(database: Database) {
  return {
    async claim(transaction: Transaction, userId: string, subdomain: string, now: Date): Promise<boolean> {
      const claimed = await transaction.$executeRaw`
        INSERT INTO subdomains AS known (subdomain, user_id) VALUES (${subdomain}, ${userId}::uuid)
        ON CONFLICT (subdomain) DO UPDATE SET user_id = excluded.user_id, held_until = NULL
        WHERE known.user_id = excluded.user_id OR known.held_until <= ${now}`
      return claimed > 0
    },

    countOthers: (transaction: Transaction, userId: string, subdomain: string, now: Date): Promise<number> =>
      transaction.subdomain.count({
        where: { userId, subdomain: { not: subdomain }, OR: [{ heldUntil: null }, { heldUntil: { gt: now } }] },
      }),

    async hold(transaction: Transaction, subdomain: string, until: Date): Promise<void> {
      await transaction.subdomain.updateMany({ where: { subdomain }, data: { heldUntil: until } })
    },

    async isTaken(userId: string, subdomain: string, now: Date): Promise<boolean> {
      const known = await database.subdomain.findUnique({ where: { subdomain } })
      return known !== null && known.userId !== userId && !(known.heldUntil !== null && known.heldUntil <= now)
    },
  }
}
