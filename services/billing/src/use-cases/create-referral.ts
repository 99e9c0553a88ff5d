import { affiliateLimits } from '@resume/proto/limits/affiliates'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import type { ReferralRecord } from '../domain/affiliate.ts'
import type { ActiveUsersPort, AffiliatesPort, ReferralsPort } from './affiliate-ports.ts'

/** What noting a referral needs. */
export interface CreateReferralPorts {
  commit: Commit<Transaction, never>
  affiliates: Pick<AffiliatesPort, 'withCode' | 'lock' | 'change'>
  customers: {
    /** Keeps payments of a user from coming in until the transaction ends. */
    lock(transaction: Transaction, userId: string): Promise<void>
  }
  userData: ActiveUsersPort
  payments: { hasAny(transaction: Transaction, userId: string): Promise<boolean> }
  referrals: Pick<ReferralsPort, 'ofUser'> & {
    /** @throws AppError `already_referred` when another referral of the user came first */
    add(transaction: Transaction, userId: string, referral: ReferralRecord): Promise<void>
  }
}

/**
 * Notes who referred a user; the first one stays.
 * @param accountCreatedAt when the user signed up: a referral counts for 60 days after that
 * @throws AppError `not_found` for a code that nobody has, or whose affiliate is suspended; `validation_failed` for the
 *   user's own; `already_referred`, `referral_too_late`, `has_paid_before`; `unauthenticated` for a user who is gone or suspended
 */
export async function createReferral(
  { commit, affiliates, customers, payments, referrals, userData }: CreateReferralPorts,
  userId: string,
  { code, accountCreatedAt }: { code: string; accountCreatedAt: Date },
): Promise<ReferralRecord> {
  const found = await affiliates.withCode(code)
  if (found?.status !== 'ACTIVE') throw new AppError('not_found', { resource: 'Affiliate code' })
  if (found.userId === userId) throw invalidFields({ path: 'code', message: 'is your own' })
  return commit(async (transaction) => {
    await userData.requireActive(transaction, userId)
    if (await referrals.ofUser(transaction, userId)) throw new AppError('already_referred')
    const now = new Date()
    if (now.getTime() - accountCreatedAt.getTime() > affiliateLimits.referralMs) {
      throw new AppError('referral_too_late')
    }
    await customers.lock(transaction, userId)
    if (await payments.hasAny(transaction, userId)) throw new AppError('has_paid_before')
    const affiliate = await affiliates.lock(transaction, found.id)
    if (affiliate?.status !== 'ACTIVE') throw new AppError('not_found', { resource: 'Affiliate code' })
    const referral = {
      ...{ id: newId(), affiliateId: affiliate.id, status: 'SIGNED_UP' as const },
      ...{ createdAt: now, convertedAt: null },
    }
    await referrals.add(transaction, userId, referral)
    await affiliates.change(transaction, affiliate.id, { referrals: affiliate.referrals + 1 }, now)
    return referral
  })
}
