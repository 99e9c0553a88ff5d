import type { WithdrawalStatus } from '@resume/proto/limits/affiliates'
import type { WithdrawalRecord } from '../domain/affiliate.ts'
import type { Transaction } from './database.ts'

const open = { in: ['REQUESTED', 'APPROVED'] }

/** What affiliates asked to be paid. */
export const withdrawals = {
  async find(transaction: Transaction, id: string): Promise<WithdrawalRecord | undefined> {
    const row = await transaction.affiliateWithdrawal.findUnique({ where: { id } })
    return (row as WithdrawalRecord | null) ?? undefined
  },
  async open(transaction: Transaction, affiliateId: string): Promise<WithdrawalRecord | undefined> {
    const row = await transaction.affiliateWithdrawal.findFirst({ where: { affiliateId, status: open } })
    return (row as WithdrawalRecord | null) ?? undefined
  },
  async add(transaction: Transaction, withdrawal: WithdrawalRecord): Promise<void> {
    await transaction.affiliateWithdrawal.create({ data: withdrawal, select: { id: true } })
  },
  async keep(
    transaction: Transaction,
    id: string,
    change: { status: WithdrawalStatus; note: string | null; settledAt: Date | null },
  ): Promise<void> {
    await transaction.affiliateWithdrawal.update({ where: { id }, data: change, select: { id: true } })
  },
}
