import { affiliateLimits } from '@resume/proto/limits/affiliates'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import type { WithdrawalRecord } from '../domain/affiliate.ts'
import type { AffiliatesPort, WithdrawalsPort } from './affiliate-ports.ts'
import { type AffiliateMoneyPorts, changeAffiliateMoney } from './change-affiliate-money.ts'

/** What asking for money needs. */
export interface RequestWithdrawalPorts extends AffiliateMoneyPorts {
  commit: Commit<Transaction, never>
  affiliates: AffiliateMoneyPorts['affiliates'] & Pick<AffiliatesPort, 'ofUser'>
  withdrawals: Pick<WithdrawalsPort, 'open' | 'add'>
}

/**
 * Asks for a part of what is available to an affiliate, and puts it aside.
 * @throws AppError `not_enrolled`, `affiliate_suspended`, `withdrawal_open` while another one is open,
 *   `commissions_missing` when less is available, `validation_failed` for less than the minimum
 */
export async function requestWithdrawal(
  ports: RequestWithdrawalPorts,
  userId: string,
  amountCents: number,
): Promise<WithdrawalRecord> {
  const { minimumWithdrawalCents } = affiliateLimits
  if (!Number.isInteger(amountCents) || amountCents < minimumWithdrawalCents) {
    throw invalidFields({ path: 'amountCents', message: `must be at least ${minimumWithdrawalCents}` })
  }
  const known = await ports.affiliates.ofUser(userId)
  if (!known) throw new AppError('not_enrolled')
  const now = new Date()
  return ports.commit((transaction) =>
    changeAffiliateMoney(ports, transaction, known.id, now, async ({ affiliate, book }) => {
      if (affiliate.status !== 'ACTIVE') throw new AppError('affiliate_suspended')
      if (await ports.withdrawals.open(transaction, affiliate.id)) throw new AppError('withdrawal_open')
      if (book.balances.availableCents < amountCents) throw new AppError('commissions_missing')
      const withdrawal: WithdrawalRecord = {
        ...{ id: newId(), affiliateId: affiliate.id, amountCents },
        ...{ status: 'REQUESTED', note: null, createdAt: now, settledAt: null },
      }
      await ports.withdrawals.add(transaction, withdrawal)
      book.reserve(amountCents, { withdrawalId: withdrawal.id })
      return withdrawal
    }),
  )
}
