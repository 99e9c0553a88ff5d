import { newId } from '@resume/service-kit/ids'
import { afterMovement, changeOf, type Movement } from '../domain/ledger.ts'
import type { LockedWallet, ReservationChange } from './wallet-rows.ts'

/**
 * Writes a movement whole: wallet, grants, transaction, entries and reservation. One row when it did, none when the wallet
 * has moved since `expected` movements ($8), in which case nothing was written at all: everything else hangs on the
 * wallet's row, whose condition PostgreSQL checks anew after it waited for another writer.
 */
export const postSql = `
  WITH wallet AS (
    UPDATE wallets SET available = $2::int, reserved = $3::int, debt = $4::int,
      lifetime_credited = lifetime_credited + $5::int, lifetime_debited = lifetime_debited + $6::int,
      movements = movements + 1, updated_at = $7::timestamptz
    WHERE user_id = $1::uuid AND erased_at IS NULL AND movements = coalesce($8::int, movements)
    RETURNING movements
  ), grants AS (
    UPDATE credit_grants g SET remaining = g.remaining + moved.amount
    FROM wallet, unnest($9::uuid[], $10::int[]) AS moved (grant_id, amount)
    WHERE g.id = moved.grant_id
  ), posted AS (
    INSERT INTO ledger_transactions (id, user_id, number, kind, purpose, reservation_id, available_change,
      reserved_change, balance_after, created_at)
    SELECT $11::uuid, $1::uuid, movements, $12::text, $13::text, $14::uuid, $15::int, $16::int, $2::int, $7::timestamptz
    FROM wallet
  ), entries AS (
    INSERT INTO ledger_entries (transaction_id, position, user_id, account, grant_id, amount)
    SELECT $11::uuid, entry.position - 1, $1::uuid, entry.account, entry.grant_id, entry.amount
    FROM wallet, unnest($17::text[], $18::uuid[], $19::int[])
      WITH ORDINALITY AS entry (account, grant_id, amount, position)
  ), made AS (
    INSERT INTO credit_reservations (id, user_id, request_id, amount, state, committed, purpose, created_at, expires_at)
    SELECT $14::uuid, $1::uuid, $20::text, $21::int, 'held', 0, $13::text, $7::timestamptz, $22::timestamptz
    FROM wallet WHERE $20::text IS NOT NULL
  ), resolved AS (
    UPDATE credit_reservations r SET state = $23::text, committed = $24::int, resolved_at = $7::timestamptz
    FROM wallet WHERE r.id = $14::uuid AND $23::text IS NOT NULL
  )
  SELECT movements FROM wallet`

/**
 * The parameters of {@link postSql} for a movement.
 * @param options.expected how many movements the wallet had when it was read; null for a wallet whose row is held
 * @throws Error when the entries do not add up to zero
 */
export function posting(
  wallet: LockedWallet,
  movement: Movement,
  options: { change: ReservationChange | undefined; expected: number | null },
): { values: unknown[]; after: LockedWallet } {
  const { entries, kind, purpose, reservationId } = movement
  if (entries.reduce((total, { amount }) => total + amount, 0) !== 0) throw new Error('The movement is not balanced')
  const { userId, now, lifetime } = wallet
  const { change, expected } = options
  const state = afterMovement(wallet.state, movement)
  const credited = -changeOf(movement, 'issued')
  const debited = changeOf(movement, 'spent') + changeOf(movement, 'expired') + changeOf(movement, 'taken_back')
  const ofGrants = entries.filter(({ account, grantId }) => account === 'available' && grantId !== null)
  const made = change?.kind === 'made' ? change : undefined
  const resolved = change?.kind === 'resolved' ? change : undefined
  const values = [
    ...[userId, state.available, state.reserved, state.debt, credited, debited, now, expected],
    ...[ofGrants.map(({ grantId }) => grantId), ofGrants.map(({ amount }) => amount)],
    ...[newId(), kind, purpose, reservationId, changeOf(movement, 'available'), changeOf(movement, 'reserved')],
    ...[entries.map(({ account }) => account), entries.map(({ grantId }) => grantId)],
    entries.map(({ amount }) => amount),
    ...[made?.requestId ?? null, made?.amount ?? null, made?.expiresAt ?? null],
    ...[resolved?.state ?? null, resolved?.committed ?? null],
  ]
  const after = {
    ...wallet,
    state,
    lifetime: { credited: lifetime.credited + credited, debited: lifetime.debited + debited },
  }
  return { values, after }
}
