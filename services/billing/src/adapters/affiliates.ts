import { newId } from '@resume/service-kit/ids'
import type { Affiliate } from '../domain/affiliate.ts'
import type { AffiliateBalances, AffiliateMovement } from '../domain/affiliate-book.ts'
import type { Suspension } from '../use-cases/follow-suspension.ts'
import type { Database, Transaction } from './database.ts'

/** Clicks that one statement removes. */
const clicksAtOnce = 5_000

/** Those who refer others. */
export function createAffiliates(database: Database) {
  return {
    async ofUser(userId: string): Promise<Affiliate | undefined> {
      return affiliateOf(await database.affiliate.findUnique({ where: { userId } }))
    },
    async withCode(code: string): Promise<Affiliate | undefined> {
      return affiliateOf(await database.affiliate.findUnique({ where: { code, suspendedAt: null } }))
    },
    async idOf(transaction: Transaction, userId: string): Promise<string | undefined> {
      return (await transaction.affiliate.findUnique({ where: { userId }, select: { id: true } }))?.id
    },
    async add(
      transaction: Transaction,
      affiliate: { id: string; userId: string; code: string; name: string; nameAsOf: Date | null; now: Date },
    ): Promise<boolean> {
      const { now, ...row } = affiliate
      const data = { ...row, status: 'ACTIVE', enrolledAt: now, updatedAt: now }
      const { count } = await transaction.affiliate.createMany({ data, skipDuplicates: true })
      return count === 1 || (await transaction.affiliate.count({ where: { userId: affiliate.userId } })) > 0
    },
    async lock(transaction: Transaction, id: string): Promise<Affiliate | undefined> {
      await transaction.$executeRaw`SELECT 1 FROM affiliates WHERE id = ${id}::uuid FOR UPDATE`
      return affiliateOf(await transaction.affiliate.findUnique({ where: { id } }))
    },
    async change(
      transaction: Transaction,
      id: string,
      change: Partial<Omit<Affiliate, 'id' | 'clicks'>>,
      now: Date,
    ): Promise<void> {
      await transaction.affiliate.update({ where: { id }, data: { ...change, updatedAt: now }, select: { id: true } })
    },
    async noteSuspension(transaction: Transaction, { userId, suspended, version }: Suspension): Promise<void> {
      const now = new Date()
      const suspendedAt = suspended ? now : null
      /** Waits for enrolments that are under way, so that the row of an affiliate is there to be marked. */
      await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 0))`
      const isNew = await transaction.$executeRaw`
        INSERT INTO wallets AS known (user_id, updated_at, suspended_at, suspension_version)
        VALUES (${userId}::uuid, ${now}, ${suspendedAt}, ${version}::int)
        ON CONFLICT (user_id) DO UPDATE
        SET suspended_at = excluded.suspended_at, suspension_version = excluded.suspension_version
        WHERE known.suspension_version < excluded.suspension_version AND known.erased_at IS NULL`
      if (!isNew) return
      await transaction.affiliate.updateMany({
        where: { userId, suspensionVersion: { lt: version } },
        data: { suspendedAt, suspensionVersion: version },
      })
    },
    async rename(transaction: Transaction, userId: string, name: string, asOf: Date | null): Promise<void> {
      /** In SQL, because one statement must decide: it looks again at a row that another one has changed meanwhile. */
      await transaction.$executeRaw`
        UPDATE affiliates SET name = ${name}, name_as_of = coalesce(${asOf}::timestamptz, name_as_of)
        WHERE user_id = ${userId}::uuid
          AND (${asOf}::timestamptz IS NULL OR name_as_of IS NULL OR name_as_of < ${asOf}::timestamptz)`
    },
    async post(
      transaction: Transaction,
      affiliateId: string,
      posted: { movements: readonly AffiliateMovement[]; balances: AffiliateBalances; now: Date },
    ): Promise<void> {
      const { balances, now } = posted
      const movements = posted.movements.map((movement) => ({ ...movement, id: newId() }))
      await transaction.affiliateTransaction.createMany({
        data: movements.map(({ id, kind, commissionId, withdrawalId }) => ({
          ...{ id, affiliateId, kind, commissionId: commissionId ?? null, withdrawalId: withdrawalId ?? null },
          createdAt: now,
        })),
      })
      await transaction.affiliateEntry.createMany({
        data: movements.flatMap(({ id: transactionId, entries }) =>
          entries.map((entry, position) => ({ transactionId, position, affiliateId, ...entry })),
        ),
      })
      await transaction.affiliate.update({
        where: { id: affiliateId },
        data: { ...balances, updatedAt: now },
        select: { id: true },
      })
    },
    async removeSomeClicks(transaction: Transaction, affiliateId: string): Promise<boolean> {
      const count = await transaction.$executeRaw`
        DELETE FROM affiliate_clicks WHERE ctid = ANY (ARRAY(
          SELECT ctid FROM affiliate_clicks WHERE affiliate_id = ${affiliateId}::uuid LIMIT ${clicksAtOnce}::int))`
      return count === clicksAtOnce
    },
    async removeTraces(transaction: Transaction, affiliateId: string): Promise<void> {
      await transaction.affiliateClick.deleteMany({ where: { affiliateId } })
      await transaction.affiliateEarning.deleteMany({ where: { affiliateId } })
    },
  }
}

/** A row as the affiliate that it holds. */
export function affiliateOf(row: object | null): Affiliate | undefined {
  return (row as Affiliate | null) ?? undefined
}
