import type { CommissionRecord } from '../domain/commission.ts'
import type { Database, Transaction } from './database.ts'

/** What affiliates earned. */
export function createCommissions(database: Database) {
  return {
    async dueAffiliates(now: Date, limit: number): Promise<string[]> {
      const rows = await database.affiliateCommission.groupBy({
        by: 'affiliateId',
        where: { status: 'PENDING', dueAt: { lte: now } },
        orderBy: { _min: { dueAt: 'asc' } },
        take: limit,
      })
      return rows.map(({ affiliateId }) => affiliateId)
    },
    async ofPayments(transaction: Transaction, paymentIds: string[]): Promise<Map<string, CommissionRecord>> {
      const rows = await transaction.affiliateCommission.findMany({ where: { paymentId: { in: paymentIds } } })
      return new Map(rows.map((row) => [row.paymentId, row as CommissionRecord]))
    },
    async due(transaction: Transaction, affiliateId: string, now: Date, limit: number): Promise<CommissionRecord[]> {
      const where = { affiliateId, status: 'PENDING', dueAt: { lte: now } }
      const rows = await transaction.affiliateCommission.findMany({ where, orderBy: { id: 'asc' }, take: limit })
      return rows as CommissionRecord[]
    },
    async inState(
      transaction: Transaction,
      affiliateId: string,
      states: CommissionRecord['status'][],
      limit: number,
    ): Promise<CommissionRecord[]> {
      const where = { affiliateId, status: { in: states } }
      const rows = await transaction.affiliateCommission.findMany({ where, orderBy: { id: 'asc' }, take: limit })
      return rows as CommissionRecord[]
    },
    async centsPaid(transaction: Transaction, affiliateId: string): Promise<number> {
      const { _sum } = await transaction.affiliateCommission.aggregate({
        where: { affiliateId, status: 'PAID' },
        _sum: { amountCents: true, reversedCents: true },
      })
      return (_sum.amountCents ?? 0) - (_sum.reversedCents ?? 0)
    },
    async add(transaction: Transaction, commission: CommissionRecord): Promise<void> {
      await transaction.affiliateCommission.create({ data: commission, select: { id: true } })
    },
    async keep(transaction: Transaction, commissions: readonly CommissionRecord[]): Promise<void> {
      if (commissions.length === 0) return
      const kept = commissions.map(({ id, reversedCents, status, dueAt, maturedAt }) => {
        return { id, reversedCents, status, dueAt, maturedAt }
      })
      await transaction.$executeRaw`
        UPDATE affiliate_commissions AS commission SET reversed_cents = kept."reversedCents", status = kept.status,
          due_at = kept."dueAt", matured_at = kept."maturedAt"
        FROM jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) AS kept (
          id uuid, "reversedCents" int, status text, "dueAt" timestamptz, "maturedAt" timestamptz)
        WHERE commission.id = kept.id`
    },
  }
}
