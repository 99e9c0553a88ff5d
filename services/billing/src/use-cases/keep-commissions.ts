import { newId } from '@resume/service-kit/ids'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import type { ReferralRecord } from '../domain/affiliate.ts'
import { currency } from '../domain/catalog.ts'
import { alignCommission, type CommissionRecord, commissionOf, isUndone, tierOf } from '../domain/commission.ts'
import { shareBack } from '../domain/given-back.ts'
import type { ProviderPayment } from '../domain/provider.ts'
import type { AffiliatesPort, CommissionsPort, EarningsPort, ReferralsPort } from './affiliate-ports.ts'
import {
  type AffiliateMoneyPorts,
  changeAffiliateMoney,
  countEarnings,
  type HeldAffiliate,
} from './change-affiliate-money.ts'

/** What keeping commissions needs. */
export interface KeepCommissionsPorts extends AffiliateMoneyPorts {
  affiliates: Pick<AffiliatesPort, 'lock' | 'post' | 'change'>
  commissions: Pick<CommissionsPort, 'ofPayments' | 'due' | 'add' | 'keep'>
  earnings: Pick<EarningsPort, 'add'>
  referrals: ReferralsPort
  /** How long a commission is pending, in milliseconds. */
  commissionPendingMs: number
}

/** A referred user's payments: all that are known, and those of them that came in now. */
interface Payments {
  all: readonly ProviderPayment[]
  added: ReadonlySet<string>
}

/**
 * Brings the commissions on a user's payments in line with the payments: a payment that came in earns the affiliate who
 * referred the user a share, by the tier at that moment; what goes back of a payment is undone in proportion, and comes
 * back with a dispute that was won. It runs in the transaction that keeps the payments.
 */
export async function keepCommissions(
  ports: KeepCommissionsPorts,
  transaction: Transaction,
  userId: string,
  { all, added }: Payments,
): Promise<void> {
  const referral = await ports.referrals.ofUser(transaction, userId)
  if (!referral || referral.status === 'REJECTED') return
  const payments = all.filter((payment) => isCommissioned(payment, referral))
  const ids = payments.map(({ id }) => id)
  const before = await ports.commissions.ofPayments(transaction, ids)
  const isPaying = payments.some((payment) => !isUndone(payment))
  const isSame = isPaying === (referral.status === 'CONVERTED') && !payments.some(isToDo)
  if (isSame) return
  const now = new Date()
  await changeAffiliateMoney(ports, transaction, referral.affiliateId, now, async (held) => {
    /** Of somebody who has gone nothing is kept but figures. */
    if (held.affiliate.userId === null) return
    /** Again, now that nobody else moves the affiliate's money: some may have become available. */
    const known = await ports.commissions.ofPayments(transaction, ids)
    const conversions = await keepReferral(ports, transaction, { held, referral, isPaying, now })
    for (const payment of payments) {
      const kept = known.get(payment.id)
      const earned = { payment, referral, conversions, now }
      const made = kept ?? (added.has(payment.id) ? newCommission(ports, held, earned) : undefined)
      if (!made) continue
      const after = alignCommission(held.book, made, payment)
      if (!kept) await ports.commissions.add(transaction, after)
      else if (after !== kept) await ports.commissions.keep(transaction, [after])
      await countEarnings(ports, transaction, held.affiliate.id, [{ before: kept, after }])
    }
  })

  function isToDo(payment: ProviderPayment): boolean {
    const commission = before.get(payment.id)
    if (!commission) return added.has(payment.id)
    return shareBack(commission.amountCents, payment) !== commission.reversedCents
  }
}

/** Whether a payment is one that the referral led to; the provider tells times in whole seconds. */
function isCommissioned({ amountCents, currency: paidIn, paidAt }: ProviderPayment, { createdAt }: ReferralRecord) {
  return amountCents > 0 && paidIn === currency && paidAt.getTime() >= Math.floor(createdAt.getTime() / 1000) * 1000
}

/** Keeps whether a referred user pays. @returns how many of the affiliate's referred users do */
async function keepReferral(
  { affiliates, referrals }: KeepCommissionsPorts,
  transaction: Transaction,
  { held, referral, isPaying, now }: { held: HeldAffiliate; referral: ReferralRecord; isPaying: boolean; now: Date },
): Promise<number> {
  const { id, conversions } = held.affiliate
  if (isPaying === (referral.status === 'CONVERTED')) return conversions
  const changed = conversions + (isPaying ? 1 : -1)
  const status = isPaying ? ('CONVERTED' as const) : ('SIGNED_UP' as const)
  await referrals.keep(transaction, { id: referral.id, status, convertedAt: isPaying ? now : null })
  await affiliates.change(transaction, id, { conversions: changed }, now)
  return changed
}

/** What an affiliate earns with a new payment; undefined for one who earns nothing now, and for less than a cent. */
function newCommission(
  { commissionPendingMs }: KeepCommissionsPorts,
  { affiliate, book }: HeldAffiliate,
  earned: { payment: ProviderPayment; referral: ReferralRecord; conversions: number; now: Date },
): CommissionRecord | undefined {
  const { payment, referral, conversions, now } = earned
  const { rateBps } = tierOf(conversions)
  const amountCents = commissionOf(payment.amountCents, rateBps)
  if (affiliate.status !== 'ACTIVE' || amountCents === 0) return undefined
  const id = newId()
  book.earn(amountCents, { commissionId: id })
  const maturesAt = new Date(now.getTime() + commissionPendingMs)
  return {
    ...{ id, affiliateId: affiliate.id, referralId: referral.id, paymentId: payment.id },
    ...{ amountCents, reversedCents: 0, rateBps, status: 'PENDING' },
    ...{ dueAt: maturesAt, maturedAt: null, maturesAt, createdAt: now },
  }
}
