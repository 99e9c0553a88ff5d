import { AppError } from '@resume/service-kit/errors/app-error'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import { type Affiliate, monthOf } from '../domain/affiliate.ts'
import { type AffiliateBook, openAffiliateBook } from '../domain/affiliate-book.ts'
import { type CommissionRecord, matureCommission } from '../domain/commission.ts'
import type { AffiliatesPort, CommissionsPort, EarningsPort } from './affiliate-ports.ts'

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
 * available before it.
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
  for (const due of await commissions.due(transaction, affiliateId, now)) {
    await commissions.keep(transaction, matureCommission(book, due, now))
  }
  const result = await work({ affiliate, book })
  const { movements, balances } = book
  if (movements.length > 0) await affiliates.post(transaction, affiliateId, { movements, balances, now })
  return result
}

/** Counts a change of a commission among what its affiliate earned. @param before undefined for a new one */
export async function countEarning(
  { earnings }: { earnings: Pick<EarningsPort, 'add'> },
  transaction: Transaction,
  before: CommissionRecord | undefined,
  after: CommissionRecord,
): Promise<void> {
  const leftOf = (one: CommissionRecord | undefined) => (one ? one.amountCents - one.reversedCents : 0)
  const isCounted = (one: CommissionRecord | undefined) => Number(leftOf(one) > 0)
  const change = { cents: leftOf(after) - leftOf(before), commissions: isCounted(after) - isCounted(before) }
  if (change.cents === 0 && change.commissions === 0) return
  await earnings.add(transaction, after.affiliateId, monthOf(after.createdAt), change)
}
