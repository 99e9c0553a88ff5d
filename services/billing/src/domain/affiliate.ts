import { randomInt } from 'node:crypto'
import {
  type AffiliateStatus,
  affiliateLimits,
  type ReferralStatus,
  type WithdrawalStatus,
} from '@resume/proto/limits/affiliates'
import type { AffiliateBalances } from './affiliate-book.ts'

/** Somebody who refers others. */
export interface Affiliate extends AffiliateBalances {
  id: string
  /** Null, as the code, once the user was erased. */
  userId: string | null
  code: string | null
  name: string
  status: Exclude<AffiliateStatus, 'NOT_ENROLLED'>
  clicks: number
  /** Users whom the affiliate referred, and those of them who have paid. */
  referrals: number
  conversions: number
  enrolledAt: Date
}

/** A user whom an affiliate referred. */
export interface ReferralRecord {
  id: string
  affiliateId: string
  status: ReferralStatus
  createdAt: Date
  convertedAt: Date | null
}

/** What an affiliate asked to be paid. */
export interface WithdrawalRecord {
  id: string
  affiliateId: string
  amountCents: number
  status: WithdrawalStatus
  note: string | null
  createdAt: Date
  settledAt: Date | null
}

const codeAlphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** A code at random; there are 3.6 quadrillion. */
export function newAffiliateCode(): string {
  return Array.from({ length: affiliateLimits.codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')
}

/**
 * A name as everybody may see it: the first word of it, and the initial of the last. Of a single word the initial alone: it may
 * be what stands before the `@` of an address, which is the name of whoever never gave one.
 */
export function shortenedName(name: string): string {
  const words = name.trim().split(/\s+/)
  const [initial = ''] = words.at(-1) ?? ''
  const last = initial && `${initial.toUpperCase()}.`
  return words.length > 1 ? `${words[0]} ${last}` : last
}

/** The month of a moment in UTC, as earnings are counted by: `2026-11`. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7)
}

/** Earnings of all months together. */
export const allTime = 'all_time'

/** States that a withdrawal may go to from each; one that it is in already is no change. */
export const withdrawalSteps: Record<WithdrawalStatus, readonly WithdrawalStatus[]> = {
  REQUESTED: ['APPROVED', 'REJECTED', 'PAID'],
  APPROVED: ['REJECTED', 'PAID'],
  REJECTED: [],
  PAID: [],
}
