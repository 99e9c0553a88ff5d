import { subjectOfUser } from '../domain/quota-callers.ts'

/**
 * The statements that move units of quota. Used and held units of a count stand in one row, and each move is one statement on
 * it: PostgreSQL works a changed row's condition out anew once the row is locked, so two moves cannot both see the last unit
 * free. They are prepared by name, because every scan runs them.
 */
export interface Statement {
  name: string
  text: string
}

/** Units that are used in a live window, or held and not lapsed: $5 is now in milliseconds, $6 the earliest live start. */
const taken = `
  CASE WHEN q.window_start >= $6::timestamptz THEN q.used ELSE 0 END + (
    SELECT count(*) FROM jsonb_each(q.reservations) AS held WHERE held.value::bigint > $5::bigint
  )`

const ofUser = subjectOfUser('')
const userId = `substr($1, ${ofUser.length + 1})`

/**
 * Whether the subject is no user who was erased. Until the statement has ended nobody erases the user, who would keep what the
 * erasure does not see yet.
 */
const isNotErased = `
  CASE WHEN starts_with($1, '${ofUser}') THEN
    pg_try_advisory_xact_lock_shared(hashtextextended(${userId}, 0))
    AND NOT EXISTS (SELECT 1 FROM erased_users WHERE user_id = ${userId})
  ELSE true END`

/** Counts a scan that used a unit, in the row of this connection and day. @param used the part with the count that changed */
const countScan = (used: string) => `
  INSERT INTO scan_counts AS known (day, slot, scans)
  SELECT (now() AT TIME ZONE 'UTC')::date, pg_backend_pid() % 1024, 1 FROM ${used} WHERE $2 = 'scan'
  ON CONFLICT (day, slot) DO UPDATE SET scans = known.scans + 1`

/** Counts of the same caller and allowance, besides the one that changed; none where nothing changed. */
const others = `
  SELECT kind, window_start AS "windowStart", used FROM quota_usages
  WHERE subject = $1 AND allowance = $3 AND kind <> $2`

/** None is free for a user who was erased. $4 limit, $5 now, $6 earliest live start, $7 reservation, $8 when it lapses in milliseconds, $9 the same as a time. */
export const reserve: Statement = {
  name: 'reserve-quota',
  text: `
    INSERT INTO quota_usages AS q (subject, kind, allowance, reservations, expires_at)
    SELECT $1, $2, $3, jsonb_build_object($7::text, $8::bigint), $9::timestamptz WHERE ${isNotErased}
    ON CONFLICT (subject, kind, allowance) DO UPDATE SET
      reservations = excluded.reservations || (
        SELECT coalesce(jsonb_object_agg(held.key, held.value), '{}') FROM jsonb_each(q.reservations) AS held
        WHERE held.value::bigint > $5::bigint
      ),
      expires_at = greatest(q.expires_at, excluded.expires_at)
    WHERE $4::int > ${taken}`,
}

/** As {@link reserve}. $4 limit, $5 now, $6 earliest live start, $7 start of a new window, $8 its end. */
export const take: Statement = {
  name: 'take-quota',
  text: `
    WITH taken AS (
      INSERT INTO quota_usages AS q (subject, kind, allowance, window_start, used, expires_at)
      SELECT $1, $2, $3, $7::timestamptz, 1, $8::timestamptz WHERE $4::int > 0 AND ${isNotErased}
      ON CONFLICT (subject, kind, allowance) DO UPDATE SET
        used = CASE WHEN q.window_start >= $6::timestamptz THEN q.used + 1 ELSE 1 END,
        window_start = CASE WHEN q.window_start >= $6::timestamptz THEN q.window_start ELSE $7::timestamptz END,
        expires_at = greatest(q.expires_at, excluded.expires_at)
      WHERE $4::int > ${taken}
      RETURNING kind, window_start AS "windowStart", used
    ), counted AS (${countScan('taken')})
    SELECT * FROM taken UNION ALL ${others} AND EXISTS (SELECT 1 FROM taken)`,
}

/** $4 reservation, $5 earliest live start, $6 start of a new window, $7 its end. */
export const use: Statement = {
  name: 'use-quota',
  text: `
    WITH used AS (
      UPDATE quota_usages SET
        used = CASE WHEN window_start >= $5::timestamptz THEN used + 1 ELSE 1 END,
        window_start = CASE WHEN window_start >= $5::timestamptz THEN window_start ELSE $6::timestamptz END,
        reservations = reservations - $4::text,
        expires_at = greatest(expires_at, $7::timestamptz)
      WHERE subject = $1 AND kind = $2 AND allowance = $3 AND jsonb_exists(reservations, $4::text)
      RETURNING kind, window_start AS "windowStart", used
    ), counted AS (${countScan('used')})
    SELECT * FROM used UNION ALL ${others} AND EXISTS (SELECT 1 FROM used)`,
}

/** $4 reservation. */
export const release: Statement = {
  name: 'release-quota',
  text: `
    UPDATE quota_usages SET reservations = reservations - $4::text
    WHERE subject = $1 AND kind = $2 AND allowance = $3`,
}

/** $1 user. */
export const subscriptionsOf: Statement = {
  name: 'read-subscriptions',
  text: `
    SELECT product_key AS "productKey", entitlements, period_start AS "periodStart", period_end AS "periodEnd"
    FROM subscriptions WHERE user_id = $1`,
}

/** $1 user. */
export const erased: Statement = {
  name: 'read-erased-user',
  text: `SELECT user_id FROM erased_users WHERE user_id = $1`,
}

/** $1 subject, $2 allowance. */
export const useOf: Statement = {
  name: 'read-quota',
  text: `
    SELECT kind, window_start AS "windowStart", used FROM quota_usages WHERE subject = $1 AND allowance = $2`,
}
