import type { FormerGrant } from '../domain/credit-months.ts'
import type { Transaction } from './database.ts'

/** Credits that came in. */
export const grants = {
  /** All grants that a user ever had. */
  ofUser(transaction: Transaction, userId: string): Promise<FormerGrant[]> {
    const select = { reference: true, amount: true, takenBack: true, monthEnd: true, expiresAt: true }
    return transaction.creditGrant.findMany({ where: { userId }, select })
  },
}
