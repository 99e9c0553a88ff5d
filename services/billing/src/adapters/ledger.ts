import type { Pool } from '@resume/service-kit/database/pools'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import { expireMovement, type Part, resolveMovement, settleMovement } from '../domain/ledger.ts'
import { isRepeatOf, type Reservation, type ReservationRequest, readReservationRequest } from '../domain/reservation.ts'
import type { Database, Transaction } from './database.ts'
import { createInTurn } from './in-turn.ts'
import { newReservation } from './new-reservation.ts'
import { createQuickMovements, type Outcome } from './quick-movements.ts'
import { type LockedWallet, lockWallet, post } from './wallet-rows.ts'

/** Credits that are spent in two steps: of a wallet, one movement comes after the other, whoever makes them. */
export interface Ledger {
  /**
   * Reserves as many credits as there are within a range. The same request id again answers the reservation as it stands.
   * @throws AppError `payment_required` when there are fewer than the least, `conflict` for a request id that was used
   * for another purpose or another exact amount, `invalid_argument`
   */
  reserve(userId: string, request: ReservationRequest): Promise<Outcome>
  /**
   * Spends up to what is reserved and gives the rest back.
   * @throws AppError `not_found`; `conflict` when it was resolved in another way; `invalid_argument` for too much
   */
  commit(userId: string, reservationId: string, amount: number): Promise<Outcome>
  /** Gives all of it back. @throws AppError `not_found`; `conflict` when it was spent */
  release(userId: string, reservationId: string): Promise<Outcome>
  /** Ends what has outlived its time in a wallet: reservations and credits. */
  tidy(userId: string): Promise<void>
}

/**
 * Makes the {@link Ledger} of a database. A movement is made in the quick way when that will do, and with the wallet's row
 * held otherwise; both are safe beside each other and in several processes.
 * @param options.reservationMs after which a reservation ends by itself
 * @param options.changed is told of every wallet that may have changed, before the answer
 */
export function createLedger(
  database: Database,
  pool: Pool,
  options: { reservationMs: number; clock?: () => Date; changed?: (userId: string) => Promise<void> },
): Ledger {
  const { reservationMs, clock = () => new Date(), changed = async () => {} } = options
  const quick = createQuickMovements(pool, { reservationMs, clock })
  const inTurn = createInTurn()

  const inWallet = <T>(userId: string, work: (transaction: Transaction, wallet: LockedWallet) => Promise<T>) =>
    database.$transaction(async (transaction) =>
      work(transaction, await tidyIn(transaction, await lockWallet(transaction, userId, clock))),
    )

  const reserveHolding = (userId: string, request: ReservationRequest) =>
    inWallet(userId, async (transaction, wallet) => {
      const known = await transaction.creditReservation.findUnique({
        where: { userId_requestId: { userId, requestId: request.requestId } },
      })
      if (known) {
        if (isRepeatOf(request, known as Reservation)) return known as Reservation
        throw new AppError('conflict', 'The request id was used for another reservation')
      }
      const { movement, reservation, change } = newReservation(wallet, request, reservationMs)
      await post(transaction, wallet, movement, change)
      return reservation
    })

  const commitHolding = (userId: string, reservationId: string, amount: number) =>
    inWallet(userId, async (transaction, wallet) => {
      const known = await findReservation(transaction, userId, reservationId)
      if (!Number.isInteger(amount) || amount < 0 || amount > known.amount) {
        throw invalidFields({ path: 'amount', message: `must be a whole number from 0 to ${known.amount}` })
      }
      if (known.state === 'committed' && known.committed === amount) return known
      if (known.state !== 'held') return resolvedAlready(known)
      return resolve(transaction, wallet, known, 'commit', amount)
    })

  const releaseHolding = (userId: string, reservationId: string) =>
    inWallet(userId, async (transaction, wallet) => {
      const known = await findReservation(transaction, userId, reservationId)
      if (known.state === 'committed') return resolvedAlready(known)
      return known.state === 'held' ? resolve(transaction, wallet, known, 'release', 0) : known
    })

  /** In turn, and told of: a movement that was refused may have ended what outlived its time. */
  const moving = async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await inTurn(userId, work)
    } finally {
      await changed(userId)
    }
  }

  return {
    async reserve(userId, request) {
      readReservationRequest(request)
      return moving(
        userId,
        async () => (await quick.reserve(userId, request)) ?? thrown(await reserveHolding(userId, request)),
      )
    },

    commit: (userId, id, amount) =>
      moving(
        userId,
        async () =>
          (await quick.resolve(userId, id, 'commit', amount)) ?? thrown(await commitHolding(userId, id, amount)),
      ),

    release: (userId, id) =>
      moving(
        userId,
        async () => (await quick.resolve(userId, id, 'release', 0)) ?? thrown(await releaseHolding(userId, id)),
      ),

    tidy: (userId) => moving(userId, () => inWallet(userId, async () => undefined)),
  }
}

/** An answer, so that what was tidied on the way commits. */
function resolvedAlready({ state }: Reservation): AppError {
  return new AppError('conflict', `The reservation is ${state} already`)
}

function thrown(outcome: Reservation | AppError): Outcome {
  if (outcome instanceof AppError) throw outcome
  return { reservation: outcome, wallet: undefined }
}

async function findReservation(transaction: Transaction, userId: string, id: string): Promise<Reservation> {
  const found = await transaction.creditReservation.findFirst({ where: { id, userId } })
  if (!found) throw new AppError('not_found', 'Reservation not found')
  return found as Reservation
}

const outcomes = { commit: 'committed', release: 'released', lapse: 'lapsed' } as const

async function resolve(
  transaction: Transaction,
  wallet: LockedWallet,
  reservation: Reservation,
  kind: keyof typeof outcomes,
  spent: number,
): Promise<Reservation> {
  const { id, purpose } = reservation
  const parts = await transaction.$queryRaw<Part[]>`
    SELECT e.grant_id::text AS "grantId", e.amount FROM ledger_transactions t
    JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.reservation_id = ${id}::uuid AND t.kind = 'reserve' AND e.account = 'reserved'
    ORDER BY e.position`
  const held = await withGrants(transaction, wallet, parts)
  const state = outcomes[kind]
  const movement = resolveMovement(kind, { id, purpose, parts }, spent)
  const after = await post(transaction, held, movement, { kind: 'resolved', state, committed: spent })
  await settle(transaction, after)
  return { ...reservation, state, committed: spent }
}

/** The wallet with the grants of a reservation, too, of which nothing may be left. */
async function withGrants(transaction: Transaction, wallet: LockedWallet, parts: Part[]): Promise<LockedWallet> {
  const known = new Set(wallet.state.grants.map(({ id }) => id))
  const missing = parts.map(({ grantId }) => grantId).filter((id) => !known.has(id))
  if (missing.length === 0) return wallet
  const grants = await transaction.creditGrant.findMany({
    where: { id: { in: missing } },
    select: { id: true, remaining: true, expiresAt: true },
  })
  return { ...wallet, state: { ...wallet.state, grants: [...wallet.state.grants, ...grants] } }
}

/** Pays a debt, and lets credits go whose time is over: holds after every movement. */
export async function settle(transaction: Transaction, wallet: LockedWallet): Promise<LockedWallet> {
  let now = wallet
  for (const next of [settleMovement, expireMovement]) {
    const movement = next(now.state, now.now)
    if (movement) now = await post(transaction, now, movement)
  }
  return now
}

/** Ends the reservations of a wallet that have outlived their time, then the credits. */
export async function tidyIn(transaction: Transaction, wallet: LockedWallet): Promise<LockedWallet> {
  const { userId, now } = wallet
  if (wallet.state.reserved > 0) {
    const stale = await transaction.creditReservation.findMany({
      where: { userId, state: 'held', expiresAt: { lte: now } },
      orderBy: { createdAt: 'asc' },
    })
    for (const reservation of stale) {
      await resolve(transaction, await relocked(transaction, wallet), reservation as Reservation, 'lapse', 0)
    }
    if (stale.length > 0) return settle(transaction, await relocked(transaction, wallet))
  }
  return settle(transaction, wallet)
}

function relocked(transaction: Transaction, { userId, now }: LockedWallet): Promise<LockedWallet> {
  return lockWallet(transaction, userId, () => now)
}
