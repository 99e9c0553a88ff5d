import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import { afterMovement, changeOf, type Grant, type Movement, type WalletState } from '../domain/ledger.ts'
import type { Transaction } from './database.ts'

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

/**
 * Writes a movement: the transaction, its entries, and the sums that follow from them, in one statement.
 * @returns the wallet after it
 */
export async function post(transaction: Transaction, wallet: LockedWallet, movement: Movement): Promise<LockedWallet> {
  const { entries, kind, purpose, reservationId } = movement
  if (entries.reduce((total, { amount }) => total + amount, 0) !== 0) throw new Error('The movement is not balanced')
  const state = afterMovement(wallet.state, movement)
  const credited = -changeOf(movement, 'issued')
  const debited = changeOf(movement, 'spent') + changeOf(movement, 'expired') + changeOf(movement, 'taken_back')
  const ofGrants = entries.filter(({ account, grantId }) => account === 'available' && grantId !== null)
  const id = newId()
  const { userId, now } = wallet
  await transaction.$executeRaw`
    WITH wallet AS (
      UPDATE wallets SET available = ${state.available}, reserved = ${state.reserved}, debt = ${state.debt},
        lifetime_credited = lifetime_credited + ${credited}, lifetime_debited = lifetime_debited + ${debited},
        movements = movements + 1, updated_at = ${now}
      WHERE user_id = ${userId}::uuid
      RETURNING movements
    ), grants AS (
      UPDATE credit_grants g SET remaining = g.remaining + moved.amount
      FROM unnest(${ofGrants.map(({ grantId }) => grantId)}::uuid[], ${ofGrants.map(({ amount }) => amount)}::int[])
        AS moved (grant_id, amount)
      WHERE g.id = moved.grant_id
    ), posted AS (
      INSERT INTO ledger_transactions (id, user_id, number, kind, purpose, reservation_id, available_change,
        reserved_change, balance_after, created_at)
      SELECT ${id}::uuid, ${userId}::uuid, movements, ${kind}, ${purpose}, ${reservationId}::uuid,
        ${changeOf(movement, 'available')}::int, ${changeOf(movement, 'reserved')}::int, ${state.available}::int, ${now}
      FROM wallet
    )
    INSERT INTO ledger_entries (transaction_id, position, user_id, account, grant_id, amount)
    SELECT ${id}::uuid, entry.position, ${userId}::uuid, entry.account, entry.grant_id, entry.amount
    FROM unnest(${entries.map((_, index) => index)}::int[], ${entries.map(({ account }) => account)}::text[],
      ${entries.map(({ grantId }) => grantId)}::uuid[], ${entries.map(({ amount }) => amount)}::int[])
      AS entry (position, account, grant_id, amount)`
  return {
    ...wallet,
    state,
    lifetime: { credited: wallet.lifetime.credited + credited, debited: wallet.lifetime.debited + debited },
  }
}
