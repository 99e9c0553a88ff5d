import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { type AffiliateMoneyPorts, changeAffiliateMoney } from './change-affiliate-money.ts'

/** What making commissions available needs. */
export interface MatureCommissionsPorts extends AffiliateMoneyPorts {
  commit: Commit<Transaction, never>
  commissions: AffiliateMoneyPorts['commissions'] & {
    /** Affiliates with commissions whose time has come, longest ago first. */
    dueAffiliates(now: Date, limit: number): Promise<string[]>
  }
}

/** Affiliates in one run; the next run goes on. */
const mostAffiliates = 200

/** Makes commissions available whose time has come. */
export async function matureCommissions(ports: MatureCommissionsPorts): Promise<void> {
  const now = new Date()
  for (const affiliateId of await ports.commissions.dueAffiliates(now, mostAffiliates)) {
    await ports.commit((transaction) =>
      changeAffiliateMoney(ports, transaction, affiliateId, now, () => Promise.resolve()),
    )
  }
}
