import type { Transaction } from '@resume/service-kit/outbox/commit'
import type { AffiliatesPort, CommissionsPort, WithdrawalsPort } from './affiliate-ports.ts'
import { type AffiliateMoneyPorts, changeAffiliateMoney } from './change-affiliate-money.ts'

/** What erasing an affiliate needs. */
export interface EraseAffiliatePorts extends AffiliateMoneyPorts {
  affiliates: Pick<AffiliatesPort, 'lock' | 'post' | 'change'> & {
    /** The ID of a user's affiliate. */
    idOf(transaction: Transaction, userId: string): Promise<string | undefined>
    /** Removes what was counted of an affiliate besides money. */
    removeTraces(transaction: Transaction, id: string): Promise<void>
  }
  commissions: AffiliateMoneyPorts['commissions'] & Pick<CommissionsPort, 'inState'>
  referrals: {
    /** Keeps that somebody was referred and paid, and forgets who. */
    forgetUser(transaction: Transaction, userId: string): Promise<void>
  }
  withdrawals: Pick<WithdrawalsPort, 'open' | 'keep'>
}

/**
 * Forgets a user of the affiliate program. What was paid stays as figures without a person; what was not is forfeited, and
 * an open withdrawal refused.
 */
export async function eraseAffiliate(
  ports: EraseAffiliatePorts,
  transaction: Transaction,
  userId: string,
): Promise<void> {
  await ports.referrals.forgetUser(transaction, userId)
  const id = await ports.affiliates.idOf(transaction, userId)
  if (id === undefined) return
  const now = new Date()
  await changeAffiliateMoney(ports, transaction, id, now, async ({ book }) => {
    const open = await ports.withdrawals.open(transaction, id)
    if (open) {
      book.refuse(open.amountCents, { withdrawalId: open.id })
      await ports.withdrawals.keep(transaction, open.id, { status: 'REJECTED', note: null, settledAt: now })
    }
    book.forfeit()
    for (const status of ['PENDING', 'AVAILABLE'] as const) {
      for (const commission of await ports.commissions.inState(transaction, id, status)) {
        const { amountCents } = commission
        await ports.commissions.keep(transaction, {
          ...commission,
          ...{ reversedCents: amountCents, status: 'REVERSED', dueAt: null },
        })
      }
    }
  })
  await ports.affiliates.removeTraces(transaction, id)
  await ports.affiliates.change(transaction, id, { userId: null, code: null, name: '', status: 'SUSPENDED' }, now)
}
