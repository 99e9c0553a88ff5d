import type { Pool } from 'pg'
import { expireMovement, type Movement, type Part, resolveMovement, settleMovement } from '../domain/ledger.ts'
import type { Reservation, ReservationRequest } from '../domain/reservation.ts'
import { newReservation } from './new-reservation.ts'
import { posting, postSql } from './post-sql.ts'
import type { LockedWallet, ReservationChange } from './wallet-rows.ts'
import { viewOf, type WalletView } from './wallet-view.ts'

/** A reservation after a movement, and the wallet, when it is known without asking again. */
export interface Outcome {
  reservation: Reservation
  wallet: WalletView | undefined
}

/**
 * The usual movements in two statements without a transaction around them: one reads all that decides, in one snapshot,
 * and one writes, if the wallet has not moved meanwhile. Undefined, with nothing written, when it has, and whenever more is
 * to be done than the movement itself: then the movement is made with the wallet's row held.
 */
export interface QuickMovements {
  /** @throws AppError `payment_required` */
  reserve(userId: string, request: ReservationRequest): Promise<Outcome | undefined>
  /** Spends so much of a reservation and gives the rest back. */
  resolve(userId: string, id: string, kind: 'commit' | 'release', spent: number): Promise<Outcome | undefined>
}

type GrantRow = [id: string, remaining: number, expiresAtMs: number]

interface WalletRow {
  available: number
  reserved: number
  debt: number
  credited: string
  debited: string
  movements: number
  isStale: boolean
  grants: GrantRow[] | null
}

interface ResolveRow extends WalletRow {
  requestId: string
  amount: number
  purpose: string
  state: string
  expiresAt: Date
  /** What it holds, with the grants that it is of. */
  parts: [...GrantRow, amount: number][] | null
}

/** `$2` is now. */
const walletColumns = `
  w.available, w.reserved, w.debt, w.lifetime_credited AS credited, w.lifetime_debited AS debited, w.movements,
  EXISTS (SELECT 1 FROM credit_reservations s
    WHERE s.user_id = w.user_id AND s.state = 'held' AND s.expires_at <= $2::timestamptz) AS "isStale",
  (SELECT json_agg(json_build_array(g.id, g.remaining, extract(epoch FROM g.expires_at) * 1000))
    FROM credit_grants g WHERE g.user_id = w.user_id AND g.remaining > 0) AS grants`

const readForReserve = `
  SELECT ${walletColumns} FROM wallets w
  WHERE w.user_id = $1::uuid AND w.erased_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM credit_reservations k WHERE k.user_id = $1::uuid AND k.request_id = $3::text)`

const readForResolve = `
  SELECT ${walletColumns}, r.request_id AS "requestId", r.amount, r.purpose, r.state, r.expires_at AS "expiresAt",
    (SELECT json_agg(json_build_array(g.id, g.remaining, extract(epoch FROM g.expires_at) * 1000, e.amount)
        ORDER BY e.position)
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id AND e.account = 'reserved'
        JOIN credit_grants g ON g.id = e.grant_id
      WHERE t.reservation_id = r.id AND t.kind = 'reserve') AS parts
  FROM wallets w JOIN credit_reservations r ON r.user_id = w.user_id AND r.id = $3::uuid
  WHERE w.user_id = $1::uuid AND w.erased_at IS NULL`

const states = { commit: 'committed', release: 'released' } as const

/** Makes the {@link QuickMovements} of a database. */
export function createQuickMovements(
  pool: Pool,
  options: { reservationMs: number; clock: () => Date },
): QuickMovements {
  const { reservationMs, clock } = options

  /** Writes, unless the wallet has moved since it was read. */
  const write = async (read: Read, movement: Movement, change: ReservationChange): Promise<WalletView | undefined> => {
    const { values, after } = posting(read.wallet, movement, { change, expected: read.movements })
    if (needsMore(after)) return undefined
    const { rowCount } = await pool.query({ name: 'post', text: postSql, values })
    return rowCount === 1 ? viewOf(after) : undefined
  }

  return {
    async reserve(userId, request) {
      const now = clock()
      const values = [userId, now, request.requestId]
      const { rows } = await pool.query<WalletRow>({ name: 'read-for-reserve', text: readForReserve, values })
      const read = rows[0] && readOf(userId, rows[0], now)
      if (!read) return undefined
      const { movement, reservation, change } = newReservation(read.wallet, request, reservationMs)
      const wallet = await write(read, movement, change)
      return wallet && { reservation, wallet }
    },

    async resolve(userId, id, kind, spent) {
      const now = clock()
      const values = [userId, now, id]
      const { rows } = await pool.query<ResolveRow>({ name: 'read-for-resolve', text: readForResolve, values })
      const [row] = rows
      const read = row && readOf(userId, row, now, row.parts ?? [])
      if (!read || row.state !== 'held') return undefined
      const { requestId, amount, purpose, expiresAt } = row
      if (!Number.isInteger(spent) || spent < 0 || spent > amount) return undefined
      const parts: Part[] = (row.parts ?? []).map(([grantId, , , held]) => ({ grantId, amount: held }))
      const state = states[kind]
      const change = { kind: 'resolved' as const, state, committed: spent }
      const wallet = await write(read, resolveMovement(kind, { id, purpose, parts }, spent), change)
      return wallet && { reservation: { id, requestId, amount, purpose, state, committed: spent, expiresAt }, wallet }
    },
  }
}

interface Read {
  wallet: LockedWallet
  movements: number
}

/** The wallet of a row; undefined when something of it has outlived its time or a debt is to be paid. */
function readOf(userId: string, row: WalletRow, now: Date, parts: [...GrantRow, number][] = []): Read | undefined {
  const { available, reserved, debt } = row
  const grants = new Map<string, LockedWallet['state']['grants'][number]>()
  for (const [id, remaining, expiresAtMs] of [...(row.grants ?? []), ...parts]) {
    grants.set(id, { id, remaining, expiresAt: new Date(expiresAtMs) })
  }
  const wallet = {
    userId,
    state: { available, reserved, debt, grants: [...grants.values()] },
    lifetime: { credited: Number(row.credited), debited: Number(row.debited) },
    now,
  }
  return row.isStale || needsMore(wallet) ? undefined : { wallet, movements: row.movements }
}

function needsMore({ state, now }: LockedWallet): boolean {
  return expireMovement(state, now) !== undefined || settleMovement(state) !== undefined
}
