import { affiliateTiers, type CommissionStatus } from '@resume/proto/limits/affiliates'
import type { AffiliateBook } from './affiliate-book.ts'
import { backCents, type GivenBack, shareBack } from './given-back.ts'

/** What an affiliate earned with one payment of a referred user. */
export interface CommissionRecord {
  id: string
  affiliateId: string
  referralId: string
  /** The payment at the provider. */
  paymentId: string
  amountCents: number
  reversedCents: number
  rateBps: number
  status: CommissionStatus
  /** When it becomes available; null when it has, and while all of it is undone. */
  dueAt: Date | null
  maturedAt: Date | null
  maturesAt: Date
  createdAt: Date
}

/** A payment, as far as commissions depend on it. */
export interface CommissionedPayment extends GivenBack {
  id: string
}

/** The tier of an affiliate with so many converted referrals, and from how many on the next one counts. */
export function tierOf(conversions: number) {
  const current = affiliateTiers.findLast(({ from }) => from <= conversions) ?? affiliateTiers[0]
  const next = affiliateTiers.find(({ from }) => from > conversions)
  return { ...current, next: next?.from }
}

/** What an affiliate gets of a payment, in cents, rounded down. */
export function commissionOf(amountCents: number, rateBps: number): number {
  return Math.floor((amountCents * rateBps) / 10_000)
}

/** Whether a payment went back altogether, or may. */
export function isUndone(payment: GivenBack): boolean {
  return backCents(payment) === payment.amountCents
}

/** Where a commission stands, and when it is due. */
export function standingOf(
  commission: Pick<CommissionRecord, 'amountCents' | 'reversedCents' | 'maturedAt' | 'maturesAt' | 'status'>,
): Pick<CommissionRecord, 'status' | 'dueAt'> {
  const { amountCents, reversedCents, maturedAt, maturesAt, status } = commission
  if (reversedCents === amountCents) return { status: 'REVERSED', dueAt: null }
  if (maturedAt === null) return { status: 'PENDING', dueAt: maturesAt }
  return { status: status === 'PAID' ? 'PAID' : 'AVAILABLE', dueAt: null }
}

/**
 * Brings a commission in line with its payment, as it stands now.
 * @returns the commission after it; the same one when nothing is to be done
 */
export function alignCommission(
  book: AffiliateBook,
  commission: CommissionRecord,
  payment: CommissionedPayment,
): CommissionRecord {
  const reversedCents = shareBack(commission.amountCents, payment)
  const change = reversedCents - commission.reversedCents
  if (change === 0) return commission
  const isMatured = commission.maturedAt !== null
  const about = { commissionId: commission.id }
  if (change > 0) book.reverse(change, isMatured, about)
  else book.restore(-change, isMatured, about)
  const aligned = { ...commission, reversedCents }
  return { ...aligned, ...standingOf(aligned) }
}

/** Undoes what is left of a commission, as if its payment had gone back. */
export function undoCommission(book: AffiliateBook, commission: CommissionRecord): CommissionRecord {
  const { paymentId, amountCents } = commission
  const refundedCents = amountCents
  return alignCommission(book, commission, { id: paymentId, amountCents, refundedCents, disputedCents: 0 })
}

/** Makes a commission available whose time has come. */
export function matureCommission(book: AffiliateBook, commission: CommissionRecord, now: Date): CommissionRecord {
  const { id, amountCents, reversedCents } = commission
  book.mature(amountCents - reversedCents, { commissionId: id })
  const matured = { ...commission, maturedAt: now }
  return { ...matured, ...standingOf(matured) }
}

/**
 * The commissions that count as paid out, oldest first, once an affiliate was paid.
 * @param available commissions that are not paid yet, oldest first
 * @param unassignedCents what was paid beyond the commissions that count as paid
 */
export function paidOut(available: readonly CommissionRecord[], unassignedCents: number): CommissionRecord[] {
  const paid: CommissionRecord[] = []
  let left = unassignedCents
  for (const commission of available) {
    left -= commission.amountCents - commission.reversedCents
    if (left < 0) break
    paid.push({ ...commission, status: 'PAID' })
  }
  return paid
}
