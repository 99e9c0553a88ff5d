import type { CommissionRecord } from '../domain/commission.ts'
import type { Database, Transaction } from './database.ts'

/** What affiliates earned. */
export function createCommissions(database: Database) {
  return {
    async dueAffiliates(now: Date, limit: number): Promise<string[]> {
      const rows = await database.affiliateCommission.findMany({
        where: { dueAt: { lte: now } },
        orderBy: { dueAt: 'asc' },
        take: limit,
        select: { affiliateId: true },
      })
      return [...new Set(rows.map(({ affiliateId }) => affiliateId))]
    },
    async ofPayments(transaction: Transaction, paymentIds: string[]): Promise<Map<string, CommissionRecord>> {
      const rows = await transaction.affiliateCommission.findMany({ where: { paymentId: { in: paymentIds } } })
      return new Map(rows.map((row) => [row.paymentId, row as CommissionRecord]))
    },
    async due(transaction: Transaction, affiliateId: string, now: Date): Promise<CommissionRecord[]> {
      const where = { affiliateId, status: 'PENDING', dueAt: { lte: now } }
      const rows = await transaction.affiliateCommission.findMany({ where, orderBy: { id: 'asc' } })
      return rows as CommissionRecord[]
    },
    async inState(
      transaction: Transaction,
      affiliateId: string,
      status: CommissionRecord['status'],
    ): Promise<CommissionRecord[]> {
      const where = { affiliateId, status }
      const rows = await transaction.affiliateCommission.findMany({ where, orderBy: { id: 'asc' } })
      return rows as CommissionRecord[]
    },
    async add(transaction: Transaction, commission: CommissionRecord): Promise<void> {
      await transaction.affiliateCommission.create({ data: commission, select: { id: true } })
    },
    async keep(transaction: Transaction, commission: CommissionRecord): Promise<void> {
      const { id, reversedCents, status, dueAt, maturedAt } = commission
      const data = { reversedCents, status, dueAt, maturedAt }
      await transaction.affiliateCommission.update({ where: { id }, data, select: { id: true } })
    },
  }
}
