import type { ReservationState } from '@resume/proto/limits/billing'
import {
  type Account,
  emptyAccount,
  type Grant,
  type HeldReservation,
  type KnownGrant,
  type Subject,
} from '../domain/account.ts'
import type { RunSql } from './sql.ts'

type GrantRow = [id: string, remaining: number, expiresAtMs: number]
type PartRow = [...GrantRow, held: number]

interface AccountRow {
  available: number
  reserved: number
  debt: number
  credited: number
  debited: number
  movements: number
  updatedAt: Date
  isErased: boolean
  nextLapseAt: Date | null
  grants: GrantRow[] | null
  reservations: ReservationRow[] | null
  known: KnownRow[] | null
}

interface ReservationRow {
  id: string
  requestId: string
  amount: number
  purpose: string
  state: ReservationState
  committed: number
  expiresAtMs: number
  parts: PartRow[] | null
}

interface KnownRow extends Omit<KnownGrant, 'expiresAt'> {
  remaining: number
  expiresAtMs: number
}

const milliseconds = (column: string) => `extract(epoch FROM ${column}) * 1000`

/** Which reservations are read: by one of these, and a statement of its own for each. */
const reservationFilters = {
  none: undefined,
  request: `r.user_id = $1::uuid AND r.request_id = $2::text`,
  reservation: `r.user_id = $1::uuid AND r.id = $2::uuid`,
} as const

/** Reservations that have outlived their time; $3 is the time. */
const stale = `r.user_id = $1::uuid AND r.state = 'held' AND r.expires_at <= $3::timestamptz`

const reservationsOf = (filter: string) => `
  SELECT r.created_at, r.id, json_build_object('id', r.id, 'requestId', r.request_id, 'amount', r.amount,
    'purpose', r.purpose, 'state', r.state, 'committed', r.committed, 'expiresAtMs', ${milliseconds('r.expires_at')},
    'parts', CASE WHEN r.state = 'held' THEN (
      SELECT json_agg(json_build_array(g.id, g.remaining, ${milliseconds('g.expires_at')}, e.amount) ORDER BY e.position)
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id AND e.account = 'reserved'
        JOIN credit_grants g ON g.id = e.grant_id
      WHERE t.reservation_id = r.id AND t.kind = 'reserve') END) AS content
  FROM credit_reservations r WHERE ${filter}`

const knownGrants = `
  SELECT json_agg(json_build_object('id', g.id, 'reference', g.reference, 'source', g.source, 'amount', g.amount,
    'takenBack', g.taken_back, 'remaining', g.remaining, 'expiresAtMs', ${milliseconds('g.expires_at')},
    'expired', (SELECT coalesce(sum(e.amount), 0) FROM ledger_entries e
      WHERE e.grant_id = g.id AND e.account = 'expired')))
  FROM credit_grants g WHERE g.user_id = $1::uuid AND g.reference = ANY ($2::text[])`

/** The statement that reads an account; whatever it reads is of one snapshot. */
function statement(reservations: string | undefined, known: string | undefined): string {
  return `
    SELECT w.available, w.reserved, w.debt, w.lifetime_credited::float8 AS credited,
      w.lifetime_debited::float8 AS debited, w.movements, w.updated_at AS "updatedAt",
      w.erased_at IS NOT NULL AS "isErased",
      (SELECT min(s.expires_at) FROM credit_reservations s
        WHERE s.user_id = w.user_id AND s.state = 'held' AND w.reserved > 0) AS "nextLapseAt",
      (SELECT json_agg(json_build_array(g.id, g.remaining, ${milliseconds('g.expires_at')}))
        FROM credit_grants g WHERE g.user_id = w.user_id AND g.remaining > 0) AS grants,
      ${reservations ? `(SELECT json_agg(f.content ORDER BY f.created_at, f.id) FROM (${reservations}) f)` : 'NULL::json'}
        AS reservations,
      ${known ? `(${known})` : 'NULL::json'} AS known
    FROM wallets w WHERE w.user_id = $1::uuid`
}

/** Reads a user's account in one snapshot. */
export async function readAccount(sql: RunSql, userId: string, subject: Subject, now: Date): Promise<Account> {
  const read = await readRow(sql, userId, subject)
  const isStale = read?.nextLapseAt && read.nextLapseAt <= now
  const row = isStale ? await readRow(sql, userId, subject, now) : read
  return row ? accountOf(userId, row) : emptyAccount(userId)
}

/** @param staleAt reads the reservations, too, that have outlived their time then */
async function readRow(
  sql: RunSql,
  userId: string,
  { requestId, reservationId, references }: Subject,
  staleAt?: Date,
): Promise<AccountRow | undefined> {
  const kind = requestId !== undefined ? 'request' : reservationId !== undefined ? 'reservation' : 'none'
  const filter = reservationFilters[kind]
  const known = references && knownGrants
  const asked = requestId ?? reservationId ?? references
  if (staleAt === undefined) {
    const name = `read-account-${references ? 'grants' : kind}`
    const text = statement(filter && reservationsOf(filter), known)
    return (await sql<AccountRow>(name, text, asked === undefined ? [userId] : [userId, asked]))[0]
  }
  const either = filter ? `(${filter}) OR (${stale})` : stale
  const text = statement(reservationsOf(either), known)
  const values = [userId, asked ?? null, staleAt]
  /** PostgreSQL is to know the type of a parameter that is not used. */
  const typed = asked === undefined ? `${text} AND $2::text IS NULL` : text
  return (await sql<AccountRow>(`read-stale-account-${references ? 'grants' : kind}`, typed, values))[0]
}

function accountOf(userId: string, row: AccountRow): Account {
  const { available, reserved, debt, credited, debited, movements, updatedAt, isErased, nextLapseAt } = row
  const grants = new Map<string, Grant>()
  const add = (id: string, remaining: number, expiresAtMs: number) =>
    grants.set(id, { id, remaining, expiresAt: new Date(expiresAtMs) })
  for (const [id, remaining, expiresAtMs] of row.grants ?? []) add(id, remaining, expiresAtMs)
  const reservations = (row.reservations ?? []).map(({ parts, expiresAtMs, ...reservation }): HeldReservation => {
    for (const [id, remaining, grantEndsAtMs] of parts ?? []) add(id, remaining, grantEndsAtMs)
    const held = (parts ?? []).map(([grantId, , , amount]) => ({ grantId, amount }))
    return { ...reservation, expiresAt: new Date(expiresAtMs), parts: held }
  })
  const known = (row.known ?? []).map(({ remaining, expiresAtMs, ...grant }): KnownGrant => {
    add(grant.id, remaining, expiresAtMs)
    return { ...grant, expiresAt: new Date(expiresAtMs) }
  })
  return {
    ...{ userId, available, reserved, debt, lifetimeCredited: credited, lifetimeDebited: debited },
    ...{ movements, updatedAt, nextLapseAt, isErased },
    ...{ grants: [...grants.values()], reservations, known },
  }
}
