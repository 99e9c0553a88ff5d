import type { Pool } from '@resume/service-kit/database/pools'
import { expireMovement, type Movement, type Part, resolveMovement, settleMovement } from '../domain/ledger.ts'
import type { Reservation, ReservationRequest } from '../domain/reservation.ts'
import { newReservation } from './new-reservation.ts'
import { posting, postSql } from './post-sql.ts'
import { createRecentWallets, type HeldReservation, type KnownWallet } from './recent-wallets.ts'
import type { LockedWallet, ReservationChange } from './wallet-rows.ts'
import { viewOf, type WalletView } from './wallet-view.ts'

/** A reservation after a movement, and the wallet, when it is known without asking again. */
export interface Outcome {
  reservation: Reservation
  wallet: WalletView | undefined
}

/**
 * The usual movements without a transaction around them: one statement reads all that decides, in one snapshot, and one
 * writes, if the wallet has not moved meanwhile. A wallet that this process moved last is known without reading.
 * Undefined, with nothing written, whenever more is to be done than the movement itself, or somebody else moves the wallet
 * all the time: then the movement is made with the wallet's row held.
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
  nextLapseAt: Date | null
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

const walletColumns = `
  w.available, w.reserved, w.debt, w.lifetime_credited AS credited, w.lifetime_debited AS debited, w.movements,
  (SELECT min(s.expires_at) FROM credit_reservations s
    WHERE s.user_id = w.user_id AND s.state = 'held' AND w.reserved > 0) AS "nextLapseAt",
  (SELECT json_agg(json_build_array(g.id, g.remaining, extract(epoch FROM g.expires_at) * 1000))
    FROM credit_grants g WHERE g.user_id = w.user_id AND g.remaining > 0) AS grants`

const readForReserve = `
  SELECT ${walletColumns} FROM wallets w
  WHERE w.user_id = $1::uuid AND w.erased_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM credit_reservations k WHERE k.user_id = $1::uuid AND k.request_id = $2::text)`

const readForResolve = `
  SELECT ${walletColumns}, r.request_id AS "requestId", r.amount, r.purpose, r.state, r.expires_at AS "expiresAt",
    (SELECT json_agg(json_build_array(g.id, g.remaining, extract(epoch FROM g.expires_at) * 1000, e.amount)
        ORDER BY e.position)
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id AND e.account = 'reserved'
        JOIN credit_grants g ON g.id = e.grant_id
      WHERE t.reservation_id = r.id AND t.kind = 'reserve') AS parts
  FROM wallets w JOIN credit_reservations r ON r.user_id = w.user_id AND r.id = $2::uuid
  WHERE w.user_id = $1::uuid AND w.erased_at IS NULL`

const states = { commit: 'committed', release: 'released' } as const

/** PostgreSQL's word for a row that is there already: the request id, in a wallet that was not read. */
const uniqueViolation = '23505'

/** Makes the {@link QuickMovements} of a database. */
export function createQuickMovements(
  pool: Pool,
  options: { reservationMs: number; clock: () => Date },
): QuickMovements {
  const { reservationMs, clock } = options
  const recent = createRecentWallets()

  /** Writes, unless the wallet has moved since it was read, and knows it from then on. */
  const write = async (known: KnownWallet, movement: Movement, change: ReservationChange, held: HeldReservation) => {
    const { userId } = known.wallet
    const { values, after } = posting(known.wallet, movement, { change, expected: known.movements })
    recent.forget(userId)
    if (needsMore(after)) return undefined
    const { rowCount } = await pool.query({ name: 'post', text: postSql, values })
    if (rowCount !== 1) return undefined
    recent.keep({ ...known, wallet: after, movements: known.movements + 1 }, change, held)
    return viewOf(after)
  }

  /** What is to be done with a wallet as it is known, then as it is read, until it was written. */
  const withWallet = async (
    userId: string,
    read: (now: Date) => Promise<KnownWallet | undefined>,
    move: (known: KnownWallet) => Promise<Outcome | undefined>,
  ): Promise<Outcome | undefined> => {
    const now = clock()
    const known = recent.find(userId, now)
    const moved = known && !needsMore(known.wallet) ? await move(known).catch(unlessOutdated) : undefined
    if (moved) return moved
    const fresh = await read(now)
    return fresh && !needsMore(fresh.wallet) ? move(fresh) : undefined
  }

  return {
    reserve: (userId, request) =>
      withWallet(
        userId,
        async (now) => {
          const values = [userId, request.requestId]
          const { rows } = await pool.query<WalletRow>({ name: 'read-for-reserve', text: readForReserve, values })
          return rows[0] && knownOf(userId, rows[0], now)
        },
        async (known) => {
          const { movement, reservation, change } = newReservation(known.wallet, request, reservationMs)
          const wallet = await write(known, movement, change, { ...reservation, parts: partsOf(movement) })
          return wallet && { reservation, wallet }
        },
      ),

    resolve: (userId, id, kind, spent) =>
      withWallet(
        userId,
        async (now) => {
          const values = [userId, id]
          const { rows } = await pool.query<ResolveRow>({ name: 'read-for-resolve', text: readForResolve, values })
          const [row] = rows
          if (row?.state !== 'held') return undefined
          const { requestId, amount, purpose, expiresAt } = row
          const parts = (row.parts ?? []).map(([grantId, , , held]) => ({ grantId, amount: held }))
          const reservation = { id, requestId, amount, purpose, state: 'held' as const, committed: 0, expiresAt, parts }
          return knownOf(userId, row, now, reservation)
        },
        async (known) => {
          const held = known.held.get(id)
          if (!held || !Number.isInteger(spent) || spent < 0 || spent > held.amount) return undefined
          const { parts, ...reservation } = held
          const state = states[kind]
          const change = { kind: 'resolved' as const, state, committed: spent }
          const movement = resolveMovement(kind, { id, purpose: held.purpose, parts }, spent)
          const wallet = await write(known, movement, change, held)
          return wallet && { reservation: { ...reservation, state, committed: spent }, wallet }
        },
      ),
  }
}

/** A wallet as it was read; undefined when a reservation in it has outlived its time. */
function knownOf(userId: string, row: ResolveRow | WalletRow, now: Date, held?: HeldReservation) {
  const { available, reserved, debt, nextLapseAt, movements } = row
  if (nextLapseAt && nextLapseAt <= now) return undefined
  const grants = new Map<string, LockedWallet['state']['grants'][number]>()
  for (const [id, remaining, expiresAtMs] of [...(row.grants ?? []), ...('parts' in row ? (row.parts ?? []) : [])]) {
    grants.set(id, { id, remaining, expiresAt: new Date(expiresAtMs) })
  }
  const wallet: LockedWallet = {
    userId,
    state: { available, reserved, debt, grants: [...grants.values()] },
    lifetime: { credited: Number(row.credited), debited: Number(row.debited) },
    now,
  }
  return { wallet, movements, nextLapseAt, held: new Map(held ? [[held.id, held]] : []) }
}

/** What a new reservation holds of each grant. */
function partsOf({ entries }: Movement): Part[] {
  return entries.flatMap(({ account, grantId, amount }) =>
    account === 'reserved' && grantId !== null ? [{ grantId, amount }] : [],
  )
}

function needsMore({ state, now }: LockedWallet): boolean {
  return expireMovement(state, now) !== undefined || settleMovement(state) !== undefined
}

/** A refusal that may only mean that somebody else has moved the wallet or made the reservation. */
function unlessOutdated(error: unknown): undefined {
  const { code } = error as { code?: unknown }
  if (code !== uniqueViolation && code !== 'payment_required') throw error
}
