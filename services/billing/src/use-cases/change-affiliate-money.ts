import { AppError } from '@resume/service-kit/errors/app-error'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import { type Affiliate, monthOf } from '../domain/affiliate.ts'
import { type AffiliateBook, openAffiliateBook } from '../domain/affiliate-book.ts'
import { type CommissionRecord, matureCommission } from '../domain/commission.ts'
import type { AffiliatesPort, CommissionsPort, EarningsPort } from './affiliate-ports.ts'

/** Commissions that one transaction changes, so that it ends in time: an affiliate may have any number. */
export const commissionsAtOnce = 500

/** What changing an affiliate's money needs. */
export interface AffiliateMoneyPorts {
  affiliates: Pick<AffiliatesPort, 'lock' | 'post'>
  commissions: Pick<CommissionsPort, 'due' | 'keep'>
}

/** An affiliate whose row this transaction holds, with its money. */
export interface HeldAffiliate {
  affiliate: Affiliate
  book: AffiliateBook
}

/**
 * Runs work with an affiliate's row held, and writes what it posts to the book. Commissions whose time has come are
 * available before it, the oldest {@link commissionsAtOnce} of them: when more come due at once, as after an outage, the job
 * sees to the others.
 * @throws AppError `not_found`
 */
export async function changeAffiliateMoney<T>(
  { affiliates, commissions }: AffiliateMoneyPorts,
  transaction: Transaction,
  affiliateId: string,
  now: Date,
  work: (held: HeldAffiliate) => Promise<T>,
): Promise<T> {
  const affiliate = await affiliates.lock(transaction, affiliateId)
  if (!affiliate) throw new AppError('not_found', { resource: 'Affiliate' })
  const { pendingCents, availableCents, reservedCents, paidCents, owedCents } = affiliate
  const book = openAffiliateBook({ pendingCents, availableCents, reservedCents, paidCents, owedCents })
  const due = await commissions.due(transaction, affiliateId, now, commissionsAtOnce)
  await commissions.keep(
    transaction,
    due.map((commission) => matureCommission(book, commission, now)),
  )
  const result = await work({ affiliate, book })
  const { movements, balances } = book
  if (movements.length > 0) await affiliates.post(transaction, affiliateId, { movements, balances, now })
  return result
}

/** A commission before a change, undefined for a new one, and after it. */
export interface CommissionChange {
  before: CommissionRecord | undefined
  after: CommissionRecord
}

/** Counts changes of an affiliate's commissions among what it earned. */
export async function countEarnings(
  { earnings }: { earnings: Pick<EarningsPort, 'add'> },
  transaction: Transaction,
  affiliateId: string,
  changes: readonly CommissionChange[],
): Promise<void> {
  const leftOf = (one: CommissionRecord | undefined) => (one ? one.amountCents - one.reversedCents : 0)
  const isCounted = (one: CommissionRecord | undefined) => Number(leftOf(one) > 0)
  for (const [month, ofMonth] of Map.groupBy(changes, ({ after }) => monthOf(after.createdAt))) {
    const sum = (figure: (one: CommissionRecord | undefined) => number) =>
      ofMonth.reduce((total, { before, after }) => total + figure(after) - figure(before), 0)
    const change = { cents: sum(leftOf), commissions: sum(isCounted) }
    if (change.cents !== 0 || change.commissions !== 0) await earnings.add(transaction, affiliateId, month, change)
  }
}
