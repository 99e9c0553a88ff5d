import { affiliateLimits } from '@resume/proto/limits/affiliates'
import { newId } from '@resume/service-kit/ids'
import { createCommit } from '@resume/service-kit/outbox/commit'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { Pool } from 'pg'
import { createAffiliateEarnings } from '../src/adapters/affiliate-earnings.ts'
import { createAffiliateHistories } from '../src/adapters/affiliate-lists.ts'
import { affiliateReferrals } from '../src/adapters/affiliate-referrals.ts'
import { createAffiliates } from '../src/adapters/affiliates.ts'
import { createCommissions } from '../src/adapters/commissions.ts'
import { createCustomers } from '../src/adapters/customers.ts'
import type { Transaction } from '../src/adapters/database.ts'
import { createPayments } from '../src/adapters/payments.ts'
import { reconcile } from '../src/adapters/reconcile.ts'
import { userData } from '../src/adapters/user-data.ts'
import { withdrawals } from '../src/adapters/withdrawals.ts'
import type { ProviderPayment } from '../src/domain/provider.ts'
import { createReferral } from '../src/use-cases/create-referral.ts'
import { enrollAffiliate } from '../src/use-cases/enroll-affiliate.ts'
import { eraseUserData } from '../src/use-cases/erase-user-data.ts'
import { getAffiliate } from '../src/use-cases/get-affiliate.ts'
import { keepCommissions } from '../src/use-cases/keep-commissions.ts'
import { keepPayments } from '../src/use-cases/keep-payments.ts'
import { matureCommissions } from '../src/use-cases/mature-commissions.ts'
import { requestWithdrawal } from '../src/use-cases/request-withdrawal.ts'
import { settleWithdrawal, type WithdrawalDecision } from '../src/use-cases/settle-withdrawal.ts'
import { openLedger } from './ledger.ts'

const administrator = { userId: newId(), email: 'admin@example.com', requestId: 'a test' }

/** The affiliate program on a database of its own, without a process around it. */
export async function openAffiliateProgram() {
  const url = await freshDatabase('services/billing')
  const database = openLedger(url)
  const pool = new Pool({ connectionString: url, max: 1 })
  const inTransaction = <T>(work: (transaction: Transaction) => Promise<T>) =>
    database.$transaction(work, { maxWait: 30_000, timeout: 30_000 })
  const ports = {
    commit: createCommit(inTransaction, { now: async () => {} }),
    affiliates: createAffiliates(database),
    affiliateHistories: createAffiliateHistories(database),
    commissions: createCommissions(database),
    customers: createCustomers(database),
    earnings: createAffiliateEarnings(database),
    payments: createPayments(database),
    referrals: affiliateReferrals,
    userData,
    withdrawals,
    logger: { warn: () => {} },
    commissionPendingMs: affiliateLimits.pendingMs,
  }
  return {
    url,
    database,
    ports,
    async anAffiliate() {
      const userId = newId()
      const { affiliate } = await enrollAffiliate(ports, userId, 'Ada Lovelace', null)
      return { userId, id: affiliate?.id ?? '', code: affiliate?.code ?? '' }
    },
    async referred(code: string) {
      const userId = newId()
      await createReferral(ports, userId, { code, accountCreatedAt: new Date() })
      return userId
    },
    /** Brings all payments of a user in, as a reading of the customer does. */
    keep: (userId: string, all: readonly ProviderPayment[], added: readonly string[] = []) =>
      inTransaction(async (transaction) => {
        /** One reading of a customer is applied at a time. */
        await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${userId}))`
        await keepCommissions(ports, transaction, userId, { all, added: new Set(added) })
      }),
    /** Takes a payment in with its commission, in one transaction, as a reading of the customer does. */
    takeIn: (userId: string, payment: ProviderPayment) =>
      inTransaction(async (transaction) => {
        await ports.customers.lock(transaction, userId)
        const added = await keepPayments(ports, transaction, userId, [payment])
        await keepCommissions(ports, transaction, userId, { all: [payment], added })
      }),
    /** All commissions that are pending become due, and are made available. */
    async mature() {
      const pending = { status: 'PENDING' }
      const affiliates = await database.affiliateCommission.groupBy({ by: ['affiliateId'], where: pending })
      for (const { affiliateId } of affiliates) {
        await inTransaction(async (transaction) => {
          /** Commissions change only while their affiliate is held; others would wait for each other's rows. */
          await ports.affiliates.lock(transaction, affiliateId)
          const where = { affiliateId, ...pending }
          await transaction.affiliateCommission.updateMany({ where, data: { dueAt: new Date(0) } })
        })
      }
      await matureCommissions(ports)
    },
    withdraw: (userId: string, cents: number) => requestWithdrawal(ports, userId, cents),
    settle: (id: string, decision: Partial<WithdrawalDecision> & Pick<WithdrawalDecision, 'status'>) =>
      settleWithdrawal(ports, administrator, id, { note: undefined, reason: 'a test', ...decision }),
    /** All that the end of an account does. */
    eraseUser: (userId: string) => eraseUserData(ports)({ userId }),
    shown: (userId: string) => getAffiliate(ports, userId),
    async breaches() {
      const connection = await pool.connect()
      try {
        return (await reconcile(connection)).breaches
      } finally {
        connection.release()
      }
    },
    async close() {
      await pool.end()
      await database.$disconnect()
    },
  }
}

/** The affiliate program in a test. */
export type AffiliateProgram = Awaited<ReturnType<typeof openAffiliateProgram>>

/** A payment for a pack, as the provider tells of it, made now: after its payer was referred, if it is to be commissioned. */
export function aPayment(amountCents: number, change: Partial<ProviderPayment> = {}): ProviderPayment {
  return {
    ...{ id: newId(), item: { kind: 'credit_pack', packKey: 'credit_pack_250' }, amountCents, refundedCents: 0 },
    ...{ fromBalanceCents: 0, disputedCents: 0, currency: 'usd', paidAt: new Date(), ...change },
  }
}
