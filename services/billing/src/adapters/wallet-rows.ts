import { AppError } from '@resume/service-kit/errors/app-error'
import type { Grant, Movement, WalletState } from '../domain/ledger.ts'
import type { ReservationState } from '../domain/reservation.ts'
import type { Transaction } from './database.ts'
import { posting, postSql } from './post-sql.ts'

/** A wallet whose row this transaction holds. */
export interface LockedWallet {
  userId: string
  state: WalletState
  /** Written beside the sums: everything that ever came and went. */
  lifetime: { credited: number; debited: number }
  now: Date
}

interface WalletRow {
  available: number
  reserved: number
  debt: number
  lifetime_credited: bigint
  lifetime_debited: bigint
  erased_at: Date | null
}

/**
 * Locks a user's wallet until the transaction ends, and reads it after that: whoever comes later sees what this one did.
 * @throws AppError `unauthenticated` when the user was erased
 */
export async function lockWallet(transaction: Transaction, userId: string, clock: () => Date): Promise<LockedWallet> {
  const row = (await selectForUpdate(transaction, userId)) ?? (await makeWallet(transaction, userId, clock()))
  if (row.erased_at) throw new AppError('unauthenticated', 'Authentication required')
  const grants = await transaction.$queryRaw<Grant[]>`
    SELECT id::text, remaining, expires_at AS "expiresAt" FROM credit_grants
    WHERE user_id = ${userId}::uuid AND remaining > 0`
  return {
    userId,
    state: { available: row.available, reserved: row.reserved, debt: row.debt, grants },
    lifetime: { credited: Number(row.lifetime_credited), debited: Number(row.lifetime_debited) },
    now: clock(),
  }
}

async function selectForUpdate(transaction: Transaction, userId: string): Promise<WalletRow | undefined> {
  const [row] = await transaction.$queryRaw<WalletRow[]>`
    SELECT available, reserved, debt, lifetime_credited, lifetime_debited, erased_at
    FROM wallets WHERE user_id = ${userId}::uuid FOR UPDATE`
  return row
}

async function makeWallet(transaction: Transaction, userId: string, now: Date): Promise<WalletRow> {
  await transaction.$executeRaw`
    INSERT INTO wallets (user_id, updated_at) VALUES (${userId}::uuid, ${now}) ON CONFLICT DO NOTHING`
  const row = await selectForUpdate(transaction, userId)
  if (!row) throw new Error('The wallet is gone')
  return row
}

/** A reservation that a movement makes or resolves. */
export type ReservationChange =
  | { kind: 'made'; requestId: string; amount: number; expiresAt: Date }
  | { kind: 'resolved'; state: Exclude<ReservationState, 'held'>; committed: number }

/**
 * Writes a movement: the transaction, its entries, and the sums that follow from them, in one statement.
 * @param change of the movement's reservation
 * @returns the wallet after it
 */
export async function post(
  transaction: Transaction,
  wallet: LockedWallet,
  movement: Movement,
  change?: ReservationChange,
): Promise<LockedWallet> {
  const { values, after } = posting(wallet, movement, { change, expected: null })
  const [written] = await transaction.$queryRawUnsafe<unknown[]>(postSql, ...values)
  if (!written) throw new Error('The wallet is gone')
  return after
}
