import type { AffiliateStatus, WithdrawalStatus } from '@resume/proto/limits/affiliates'
import type { Affiliate, ReferralRecord, WithdrawalRecord } from '../domain/affiliate.ts'
import type { CommissionRecord } from '../domain/commission.ts'
import type { Page, PageRequest } from '../domain/histories.ts'
import type { Database } from './database.ts'

/** What an affiliate sees of the past. */
export function createAffiliateHistories(database: Database) {
  const newest = (affiliateId: string, take: number) =>
    ({ where: { affiliateId }, orderBy: { id: 'desc' }, take }) as const
  return {
    async referrals(affiliateId: string, limit: number): Promise<ReferralRecord[]> {
      const rows = await database.affiliateReferral.findMany({ ...newest(affiliateId, limit), omit: { userId: true } })
      return rows as ReferralRecord[]
    },
    async commissions(affiliateId: string, limit: number): Promise<CommissionRecord[]> {
      return (await database.affiliateCommission.findMany(newest(affiliateId, limit))) as CommissionRecord[]
    },
    async withdrawals(affiliateId: string, limit: number): Promise<WithdrawalRecord[]> {
      return (await database.affiliateWithdrawal.findMany(newest(affiliateId, limit))) as WithdrawalRecord[]
    },
  }
}

/** What the administrator sees. */
export function createAffiliateLists(database: Database) {
  return {
    async affiliates(status: AffiliateStatus | undefined, page: PageRequest): Promise<Page<Affiliate>> {
      const where = { ...(status && { status }) }
      const [items, total] = await Promise.all([
        database.affiliate.findMany({ where, orderBy: { id: 'desc' }, take: page.limit, skip: page.offset }),
        database.affiliate.count({ where }),
      ])
      return { items: items as Affiliate[], total }
    },
    async withdrawals(status: WithdrawalStatus | undefined, page: PageRequest) {
      const where = { ...(status && { status }) }
      const [rows, total] = await Promise.all([
        database.affiliateWithdrawal.findMany({ where, orderBy: { id: 'desc' }, take: page.limit, skip: page.offset }),
        database.affiliateWithdrawal.count({ where }),
      ])
      const owners = await database.affiliate.findMany({
        where: { id: { in: rows.map(({ affiliateId }) => affiliateId) } },
        select: { id: true, userId: true },
      })
      const userOf = new Map(owners.map(({ id, userId }) => [id, userId]))
      const items = rows.map((row) => ({
        withdrawal: row as WithdrawalRecord,
        userId: userOf.get(row.affiliateId) ?? null,
      }))
      return { items, total }
    },
  }
}
