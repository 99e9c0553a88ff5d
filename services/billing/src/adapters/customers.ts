import type { Customer } from '../domain/customer.ts'
import type { Database, Transaction } from './database.ts'

const columns = { userId: true, providerId: true, isLive: true, erasedAt: true } as const

/** Who users are at the payment provider. */
export function createCustomers(database: Database) {
  return {
    async find(userId: string): Promise<Customer | undefined> {
      return (await database.customer.findUnique({ where: { userId }, select: columns })) ?? undefined
    },
    async add(
      transaction: Transaction,
      { userId, providerId, isLive, erasedAt }: Customer,
      goneId: string | undefined,
      now: Date,
    ): Promise<Customer> {
      /** Changes nothing else of a customer that is there, and reads it with the same statement: a job may be about to remove it. */
      const [row] = await transaction.$queryRaw<Customer[]>`
        INSERT INTO customers AS known (user_id, provider_id, is_live, erased_at, created_at)
        VALUES (${userId}::uuid, ${providerId}, ${isLive}, ${erasedAt}, ${now})
        ON CONFLICT (user_id) DO UPDATE
        SET provider_id = CASE known.provider_id WHEN ${goneId} THEN excluded.provider_id ELSE known.provider_id END,
          is_live = CASE known.provider_id WHEN ${goneId} THEN excluded.is_live ELSE known.is_live END
        RETURNING user_id::text AS "userId", provider_id AS "providerId", is_live AS "isLive", erased_at AS "erasedAt"`
      if (!row) throw new Error('A customer was neither added nor found')
      return row
    },
    async lock(transaction: Transaction, userId: string): Promise<void> {
      await transaction.$executeRaw`SELECT 1 FROM customers WHERE user_id = ${userId}::uuid FOR UPDATE`
    },
    async withProviderId(providerId: string): Promise<Customer | undefined> {
      return (await database.customer.findUnique({ where: { providerId }, select: columns })) ?? undefined
    },
    async beginReading(customerId: string): Promise<number | undefined> {
      const [row] = await database.$queryRaw<{ reading: bigint }[]>`
        UPDATE customers SET readings = readings + 1 WHERE provider_id = ${customerId} AND erased_at IS NULL
        RETURNING readings AS reading`
      return row && Number(row.reading)
    },
    async applyReading(transaction: Transaction, customerId: string, reading: number): Promise<boolean> {
      const count = await transaction.$executeRaw`
        UPDATE customers SET applied = ${reading}
        WHERE provider_id = ${customerId} AND applied < ${reading} AND erased_at IS NULL`
      return count === 1
    },
    erased(limit: number, isLiveToo: boolean): Promise<Customer[]> {
      const modes = isLiveToo ? {} : { OR: [{ isLive: false }, { isLive: null }] }
      return database.customer.findMany({ where: { erasedAt: { not: null }, ...modes }, take: limit, select: columns })
    },
    ofTestMode(limit: number): Promise<Customer[]> {
      /** In the words of the index, which holds no others. */
      return database.$queryRaw<Customer[]>`
        SELECT user_id::text AS "userId", provider_id AS "providerId", is_live AS "isLive", erased_at AS "erasedAt"
        FROM customers WHERE NOT is_live AND erased_at IS NULL ORDER BY created_at LIMIT ${limit}`
    },
    async removeOfTestMode(
      transaction: Transaction,
      { userId, providerId }: Pick<Customer, 'userId' | 'providerId'>,
    ): Promise<boolean> {
      const where = { userId, providerId, isLive: false, erasedAt: null }
      return (await transaction.customer.deleteMany({ where })).count === 1
    },
    async remove({ userId, providerId }: Pick<Customer, 'userId' | 'providerId'>): Promise<void> {
      await database.customer.deleteMany({ where: { userId, providerId } })
    },
  }
}
