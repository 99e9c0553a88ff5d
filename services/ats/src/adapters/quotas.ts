import { eventRow, outboxChannel } from '@resume/service-kit/outbox/outbox-row'
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
      record
        ? database.$transaction(async (transaction) => {
            const recorded = await use(transaction, count, unit)
            if (recorded) await record(recorded, transaction)
            return recorded
          })
        : use(database, count, unit),

    release: async ({ subject, kind, allowance }, reservationId) => {
      await database.$executeRaw`
        UPDATE quota_usages SET reservations = reservations - ${reservationId}::text
        WHERE subject = ${subject} AND kind = ${kind} AND allowance = ${allowance}`
    },
  }
}

type Use = SpendQuotaPorts['quotas']['use']

/** Uses a held unit, writes the event and reads what is on record afterwards, in one statement. */
async function use(
  database: Database | Transaction,
  { subject, kind, allowance }: Parameters<Use>[0],
  { reservationId, earliestLiveStart, windowStart, windowEnd, event }: Parameters<Use>[1],
): Promise<RecordedUse[] | undefined> {
  const { id, name, payload, requestId, traceparent } = eventRow(event.key, event.payload)
  const recorded = await database.$queryRaw<RecordedUse[]>`
    WITH used AS (
      UPDATE quota_usages SET
        used = CASE WHEN window_start >= ${earliestLiveStart} THEN used + 1 ELSE 1 END,
        window_start = CASE WHEN window_start >= ${earliestLiveStart} THEN window_start ELSE ${windowStart} END,
        reservations = reservations - ${reservationId}::text,
        expires_at = greatest(expires_at, ${windowEnd})
      WHERE subject = ${subject} AND kind = ${kind} AND allowance = ${allowance}
        AND jsonb_exists(reservations, ${reservationId}::text)
      RETURNING kind, window_start AS "windowStart", used
    ), event AS (
      INSERT INTO outbox_events (id, name, payload, request_id, traceparent)
      SELECT ${id}::uuid, ${name}, ${payload}::bytea, ${requestId}, ${traceparent} FROM used
      RETURNING id
    )
    SELECT used.*, (SELECT pg_notify(${outboxChannel}, '')::text FROM event) AS told FROM used
    UNION ALL
    SELECT kind, window_start, used, NULL FROM quota_usages
    WHERE subject = ${subject} AND allowance = ${allowance} AND kind <> ${kind} AND EXISTS (SELECT 1 FROM used)`
  return recorded.length === 0 ? undefined : recorded.flatMap(knownUse)
}

async function findUse(database: Database | Transaction, subject: string, allowance: string): Promise<RecordedUse[]> {
  const rows = await database.quotaUsage.findMany({
    where: { subject, allowance },
    select: { kind: true, windowStart: true, used: true },
  })
  return rows.flatMap(knownUse)
}

/** A row of a quota that is known; none of one that a newer release may have added. */
function knownUse(row: { kind: string; windowStart: Date | null; used: number }): RecordedUse[] {
  const kind = quotaKinds.find((candidate) => candidate === row.kind)
  return kind ? [{ kind, windowStart: row.windowStart, used: row.used }] : []
}
