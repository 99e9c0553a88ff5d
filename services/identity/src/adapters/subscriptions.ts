import type { Transaction } from './database.ts'

/** Subscription states in PostgreSQL, as reported by billing. */
export const subscriptions = {
  async lockOf(transaction: Transaction, userId: string) {
    await transaction.$queryRaw`SELECT 1 FROM subscription_states WHERE user_id = ${userId}::uuid FOR SHARE`
    return transaction.subscriptionState.findMany({ where: { userId }, orderBy: { updatedAt: 'desc' } })
  },

  async keep(
    transaction: Transaction,
    report: { userId: string; subscriptionId: string; status: string; version: number },
  ): Promise<boolean> {
    const { userId, subscriptionId, status, version } = report
    const kept = await transaction.$executeRaw`
      INSERT INTO subscription_states AS known (subscription_id, user_id, status, version, updated_at)
      SELECT ${subscriptionId}, id, ${status}, ${version}, now() FROM users WHERE id = ${userId}::uuid FOR KEY SHARE
      ON CONFLICT (subscription_id) DO UPDATE
      SET status = excluded.status, version = excluded.version, updated_at = excluded.updated_at
      WHERE known.version < excluded.version`
    return kept > 0
  },
}
