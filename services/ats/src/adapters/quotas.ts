import { appendEvent } from '@resume/service-kit/outbox/append-event'
import { quotaKinds } from '../domain/quota-policy.ts'
import type { RecordedUse } from '../domain/quota-view.ts'
import type { SpendQuotaPorts } from '../use-cases/spend-quota.ts'
import type { Database, Transaction } from './database.ts'

/**
 * Quotas in PostgreSQL. Used and held units of a count stand in one row, and each change is one statement on it:
 * PostgreSQL works a changed row's condition out anew once the row is locked, so two reservations cannot both see the
 * last unit free.
 */
export function createQuotaStore(database: Database): SpendQuotaPorts['quotas'] {
  return {
    findSubscriptions: (userId) =>
      database.subscription.findMany({
        where: { userId },
        select: { productKey: true, entitlements: true, periodStart: true, periodEnd: true },
      }),

    findUse: (subject, allowance) => findUse(database, subject, allowance),

    reserve: async ({ subject, kind, allowance }, { reservationId, limit, earliestLiveStart, now, lapsesAt }) => {
      const changed = await database.$executeRaw`
        INSERT INTO quota_usages AS q (subject, kind, allowance, reservations, expires_at)
        VALUES (
          ${subject}, ${kind}, ${allowance},
          jsonb_build_object(${reservationId}::text, ${lapsesAt.getTime()}::bigint), ${lapsesAt}
        )
        ON CONFLICT (subject, kind, allowance) DO UPDATE SET
          reservations = excluded.reservations || (
            SELECT coalesce(jsonb_object_agg(held.key, held.value), '{}') FROM jsonb_each(q.reservations) AS held
            WHERE held.value::bigint > ${now.getTime()}::bigint
          ),
          expires_at = greatest(q.expires_at, excluded.expires_at)
        WHERE ${limit}::int >
          CASE WHEN q.window_start >= ${earliestLiveStart} THEN q.used ELSE 0 END + (
            SELECT count(*) FROM jsonb_each(q.reservations) AS held WHERE held.value::bigint > ${now.getTime()}::bigint
          )`
      return changed === 1
    },

    use: (count, unit, record) =>
      database.$transaction(async (transaction) => {
        const recorded = await use(transaction, count, unit)
        if (recorded) await record?.(recorded, transaction)
        return recorded
      }),

    release: async ({ subject, kind, allowance }, reservationId) => {
      await database.$executeRaw`
        UPDATE quota_usages SET reservations = reservations - ${reservationId}::text
        WHERE subject = ${subject} AND kind = ${kind} AND allowance = ${allowance}`
    },
  }
}

type Use = SpendQuotaPorts['quotas']['use']

async function use(
  transaction: Transaction,
  { subject, kind, allowance }: Parameters<Use>[0],
  { reservationId, earliestLiveStart, windowStart, windowEnd, event }: Parameters<Use>[1],
): Promise<RecordedUse[] | undefined> {
  const changed = await transaction.$executeRaw`
    UPDATE quota_usages SET
      used = CASE WHEN window_start >= ${earliestLiveStart} THEN used + 1 ELSE 1 END,
      window_start = CASE WHEN window_start >= ${earliestLiveStart} THEN window_start ELSE ${windowStart} END,
      reservations = reservations - ${reservationId}::text,
      expires_at = greatest(expires_at, ${windowEnd})
    WHERE subject = ${subject} AND kind = ${kind} AND allowance = ${allowance}
      AND jsonb_exists(reservations, ${reservationId}::text)`
  if (changed === 0) return undefined
  await appendEvent(transaction, event.key, event.payload)
  return findUse(transaction, subject, allowance)
}

async function findUse(database: Database | Transaction, subject: string, allowance: string): Promise<RecordedUse[]> {
  const rows = await database.quotaUsage.findMany({
    where: { subject, allowance },
    select: { kind: true, windowStart: true, used: true },
  })
  return rows.flatMap((row) => {
    const kind = quotaKinds.find((candidate) => candidate === row.kind)
    return kind ? [{ ...row, kind }] : []
  })
}
