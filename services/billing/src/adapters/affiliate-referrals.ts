import { isUniqueViolation } from '@resume/service-kit/database/violations'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { ReferralRecord } from '../domain/affiliate.ts'
import type { Transaction } from './database.ts'

const columns = { id: true, affiliateId: true, status: true, createdAt: true, convertedAt: true } as const

/** Users whom affiliates referred. */
export const affiliateReferrals = {
  async ofUser(transaction: Transaction, userId: string): Promise<ReferralRecord | undefined> {
    const row = await transaction.affiliateReferral.findUnique({ where: { userId }, select: columns })
    return (row as ReferralRecord | null) ?? undefined
  },
  async add(transaction: Transaction, userId: string, referral: ReferralRecord): Promise<void> {
    try {
      await transaction.affiliateReferral.create({ data: { ...referral, userId }, select: { id: true } })
    } catch (error) {
      throw isUniqueViolation(error) ? new AppError('already_referred', { cause: error }) : error
    }
  },
  async keep(
    transaction: Transaction,
    { id, status, convertedAt }: Pick<ReferralRecord, 'id' | 'status' | 'convertedAt'>,
  ): Promise<void> {
    await transaction.affiliateReferral.update({ where: { id }, data: { status, convertedAt }, select: { id: true } })
  },
  async forgetUser(transaction: Transaction, userId: string): Promise<void> {
    await transaction.$executeRaw`
      UPDATE affiliate_commissions c SET payment_id = 'erased:' || c.id FROM affiliate_referrals r
      WHERE r.user_id = ${userId}::uuid AND c.affiliate_id = r.affiliate_id AND c.referral_id = r.id`
    await transaction.affiliateReferral.updateMany({ where: { userId }, data: { userId: null } })
  },
}
