import type { Logger } from '@resume/service-kit/logging/logger'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { type AffiliateMoneyPorts, changeAffiliateMoney } from './change-affiliate-money.ts'

/** What making commissions available needs. */
export interface MatureCommissionsPorts extends AffiliateMoneyPorts {
  commit: Commit<Transaction, never>
  commissions: AffiliateMoneyPorts['commissions'] & {
    /** Affiliates with commissions whose time has come, longest ago first. */
    dueAffiliates(now: Date, limit: number): Promise<string[]>
  }
  logger: Pick<Logger, 'warn'>
}

/** Affiliates of one round. */
const mostAffiliates = 200

/**
 * Makes all commissions available whose time has come: some of each affiliate, a transaction for each, and again until none is
 * left. What cannot be done for one affiliate keeps no other waiting; the next run tries again.
 */
export async function matureCommissions(ports: MatureCommissionsPorts): Promise<void> {
  const now = new Date()
  const failed = new Set<string>()
  for (;;) {
    const due = await ports.commissions.dueAffiliates(now, mostAffiliates + failed.size)
    const waiting = due.filter((affiliateId) => !failed.has(affiliateId))
    if (waiting.length === 0) return
    for (const affiliateId of waiting) {
      await matureSome(ports, affiliateId, now).catch((err: unknown) => {
        failed.add(affiliateId)
        ports.logger.warn({ err, affiliateId }, 'commissions did not become available')
      })
    }
  }
}

function matureSome(ports: MatureCommissionsPorts, affiliateId: string, now: Date): Promise<void> {
  return ports.commit((transaction) =>
    changeAffiliateMoney(ports, transaction, affiliateId, now, () => Promise.resolve()),
  )
}
