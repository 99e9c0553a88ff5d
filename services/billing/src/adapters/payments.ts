import type { Page, PageRequest, PaymentRecord } from '../domain/histories.ts'
import type { Database, Transaction } from './database.ts'

const columns = {
  ...{ id: true, kind: true, itemKey: true, amountCents: true, refundedCents: true, currency: true },
  ...{ status: true, credits: true, paidAt: true, updatedAt: true },
} as const

/** What users paid. */
export function createPayments(database: Database) {
  return {
    async list(userId: string, { limit, offset }: PageRequest): Promise<Page<PaymentRecord>> {
      const [items, total] = await Promise.all([
        database.payment.findMany({
          where: { userId },
          orderBy: [{ paidAt: 'desc' }, { id: 'desc' }],
          take: limit,
          skip: offset,
          select: columns,
        }),
        database.payment.count({ where: { userId } }),
      ])
      return { items: items as PaymentRecord[], total }
    },
    async hasAny(transaction: Transaction, userId: string): Promise<boolean> {
      return (await transaction.payment.findFirst({ where: { userId }, select: { id: true } })) !== null
    },
    async known(transaction: Transaction, providerIds: string[]): Promise<Map<string, PaymentRecord>> {
      const rows = await transaction.payment.findMany({
        where: { providerId: { in: providerIds } },
        select: { ...columns, providerId: true },
      })
      return new Map(rows.map(({ providerId, ...row }) => [providerId, row as PaymentRecord]))
    },
    async add(transaction: Transaction, userId: string, providerId: string, payment: PaymentRecord): Promise<void> {
      await transaction.payment.create({ data: { ...payment, userId, providerId } })
    },
    async change(
      transaction: Transaction,
      providerId: string,
      change: Pick<PaymentRecord, 'status' | 'refundedCents' | 'updatedAt'>,
    ): Promise<void> {
      await transaction.payment.update({ where: { providerId }, data: change })
    },
  }
}
