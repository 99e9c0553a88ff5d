import type { Transaction } from '@resume/service-kit/outbox/commit'
import { undoCommission } from '../domain/commission.ts'
import type { AffiliatesPort, CommissionsPort, EarningsPort, WithdrawalsPort } from './affiliate-ports.ts'
import {
  type AffiliateMoneyPorts,
  changeAffiliateMoney,
  commissionsAtOnce,
  countEarnings,
  type HeldAffiliate,
} from './change-affiliate-money.ts'

/** What erasing an affiliate needs. */
export interface EraseAffiliatePorts extends AffiliateMoneyPorts {
  affiliates: Pick<AffiliatesPort, 'lock' | 'post' | 'change'> & {
    /** The ID of a user's affiliate. */
    idOf(transaction: Transaction, userId: string): Promise<string | undefined>
    /** Removes some clicks. @returns whether there may be more */
    removeSomeClicks(transaction: Transaction, id: string): Promise<boolean>
    /** Removes what was counted of an affiliate besides money. */
    removeTraces(transaction: Transaction, id: string): Promise<void>
  }
  commissions: AffiliateMoneyPorts['commissions'] & Pick<CommissionsPort, 'inState'>
  earnings: Pick<EarningsPort, 'add'>
  referrals: {
    /** Keeps that somebody was referred and paid, and forgets who. */
    forgetUser(transaction: Transaction, userId: string): Promise<void>
  }
  withdrawals: Pick<WithdrawalsPort, 'open' | 'keep'>
}

/**
 * Undoes some of the commissions that were not paid to a user, who earns no more of them, and removes some clicks. Whatever it
 * leaves adds up.
 * @returns whether there may be more
 */
export async function eraseSomeOfAffiliate(
  ports: EraseAffiliatePorts,
  transaction: Transaction,
  userId: string,
): Promise<boolean> {
  const id = await ports.affiliates.idOf(transaction, userId)
  if (id === undefined) return false
  const now = new Date()
  const isMoneyLeft = await changeAffiliateMoney(ports, transaction, id, now, async (held) => {
    if (held.affiliate.status !== 'SUSPENDED') {
      await ports.affiliates.change(transaction, id, { status: 'SUSPENDED' }, now)
    }
    return undoSome(ports, transaction, held, now)
  })
  return (await ports.affiliates.removeSomeClicks(transaction, id)) || isMoneyLeft
}

/** Undoes the oldest commissions that were not paid, an open withdrawal of theirs first. @returns whether there may be more */
async function undoSome(
  ports: EraseAffiliatePorts,
  transaction: Transaction,
  { affiliate, book }: HeldAffiliate,
  now: Date,
): Promise<boolean> {
  const { commissions, withdrawals } = ports
  const open = await withdrawals.open(transaction, affiliate.id)
  if (open) {
    book.refuse(open.amountCents, { withdrawalId: open.id })
    await withdrawals.keep(transaction, open.id, { status: 'REJECTED', note: null, settledAt: now })
  }
  const oldest = await commissions.inState(transaction, affiliate.id, ['PENDING', 'AVAILABLE'], commissionsAtOnce)
  const changes = oldest.map((before) => ({ before, after: undoCommission(book, before) }))
  await commissions.keep(
    transaction,
    changes.map(({ after }) => after),
  )
  await countEarnings(ports, transaction, affiliate.id, changes)
  return oldest.length === commissionsAtOnce
}

/**
 * Forgets a user of the affiliate program, once {@link eraseSomeOfAffiliate} has found no more. What was paid stays as figures
 * without a person; what is left beyond that is forfeited.
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
  await changeAffiliateMoney(ports, transaction, id, now, async (held) => {
    /** What a dispute that was won has brought back meanwhile. */
    await undoSome(ports, transaction, held, now)
    held.book.forfeit()
  })
  await ports.affiliates.removeTraces(transaction, id)
  await ports.affiliates.change(transaction, id, { userId: null, code: null, name: '', status: 'SUSPENDED' }, now)
}
