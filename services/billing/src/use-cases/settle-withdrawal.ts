import type { WithdrawalStatus } from '@resume/proto/limits/affiliates'
import type { Actor } from '@resume/service-kit/context/administrator'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import { adminActed } from '@resume/service-kit/events/admin-action'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { type WithdrawalRecord, withdrawalSteps } from '../domain/affiliate.ts'
import { type CommissionRecord, paidOut } from '../domain/commission.ts'
import type { CommissionsPort, WithdrawalsPort } from './affiliate-ports.ts'
import {
  type AffiliateMoneyPorts,
  changeAffiliateMoney,
  commissionsAtOnce,
  type HeldAffiliate,
} from './change-affiliate-money.ts'

/** What deciding about a withdrawal needs. */
export interface SettleWithdrawalPorts extends AffiliateMoneyPorts {
  commit: Commit<Transaction, 'adminActed'>
  commissions: AffiliateMoneyPorts['commissions'] & Pick<CommissionsPort, 'centsPaid' | 'inState'>
  withdrawals: Pick<WithdrawalsPort, 'find' | 'keep'>
}

/** A decision about a withdrawal. */
export interface WithdrawalDecision {
  status: Exclude<WithdrawalStatus, 'REQUESTED'>
  /** What to tell the affiliate. */
  note: string | undefined
  /** For the audit log; required to refuse. */
  reason: string | undefined
}

/** A withdrawal, and whose it is. */
export interface SettledWithdrawal {
  withdrawal: WithdrawalRecord
  userId: string | null
}

/**
 * Approves, pays or refuses a withdrawal. The same decision again changes nothing; the audit log is told of it all the same. While
 * an affiliate is suspended or owes something, because payments went back after the withdrawal was asked for, it can only be
 * refused; what it held then pays what is owed.
 * @throws AppError `not_found`; `withdrawal_settled` when it was decided in another way; `affiliate_suspended`,
 *   `commissions_missing` when it cannot be paid now; `validation_failed` for a refusal without a reason
 */
export async function settleWithdrawal(
  ports: SettleWithdrawalPorts,
  actor: Actor,
  id: string,
  { status, note, reason }: WithdrawalDecision,
): Promise<SettledWithdrawal> {
  if (status === 'REJECTED' && reason === undefined) throw invalidFields({ path: 'reason', message: 'is required' })
  return ports.commit(async (transaction, outbox) => {
    const found = await ports.withdrawals.find(transaction, id)
    if (!found) throw new AppError('not_found', { resource: 'Withdrawal' })
    const now = new Date()
    return changeAffiliateMoney(ports, transaction, found.affiliateId, now, async (held) => {
      /** Again, now that nobody else decides about it. */
      const withdrawal = (await ports.withdrawals.find(transaction, id)) ?? found
      const { userId } = held.affiliate
      const settled = await settle(ports, transaction, { held, withdrawal, status, note, now })
      await outbox.append(
        'adminActed',
        adminActed(actor, {
          ...{ action: 'withdrawal.settle', subjectType: 'withdrawal', subjectId: id, reason },
          before: { status: withdrawal.status, note: withdrawal.note },
          after: { status, note: settled.note },
        }),
      )
      return { withdrawal: settled, userId }
    })
  })
}

/** @returns the withdrawal as it stands after the decision; the same one when that was made before */
async function settle(
  ports: SettleWithdrawalPorts,
  transaction: Transaction,
  decided: Pick<WithdrawalDecision, 'status' | 'note'> & {
    held: HeldAffiliate
    withdrawal: WithdrawalRecord
    now: Date
  },
): Promise<WithdrawalRecord> {
  const { held, withdrawal, status, note, now } = decided
  if (withdrawal.status === status) return withdrawal
  if (!withdrawalSteps[withdrawal.status].includes(status)) {
    throw new AppError('withdrawal_settled', { status: withdrawal.status })
  }
  if (status !== 'REJECTED') requirePayable(held)
  const settledAt = status === 'APPROVED' ? null : now
  const change = { status, note: note ?? withdrawal.note, settledAt }
  await ports.withdrawals.keep(transaction, withdrawal.id, change)
  await moveMoney(ports, transaction, held, { ...withdrawal, status })
  return { ...withdrawal, ...change }
}

function requirePayable({ affiliate, book }: HeldAffiliate): void {
  if (affiliate.status === 'SUSPENDED') throw new AppError('affiliate_suspended')
  if (book.balances.owedCents > 0) throw new AppError('commissions_missing')
}

async function moveMoney(
  { commissions }: SettleWithdrawalPorts,
  transaction: Transaction,
  { affiliate, book }: HeldAffiliate,
  { id, amountCents, status }: WithdrawalRecord,
): Promise<void> {
  if (status === 'REJECTED') book.refuse(amountCents, { withdrawalId: id })
  if (status !== 'PAID') return
  book.pay(amountCents, { withdrawalId: id })
  let left = book.balances.paidCents - (await commissions.centsPaid(transaction, affiliate.id))
  let paid: CommissionRecord[]
  do {
    const oldest = await commissions.inState(transaction, affiliate.id, ['AVAILABLE'], commissionsAtOnce)
    paid = paidOut(oldest, left)
    await commissions.keep(transaction, paid)
    left -= paid.reduce((sum, one) => sum + one.amountCents - one.reversedCents, 0)
  } while (paid.length === commissionsAtOnce)
}
