import { newId } from '@resume/service-kit/ids'
import type { Account } from '../domain/account.ts'
import type { PostedChange } from '../domain/book.ts'
import { changeOf, grantChanges, type Movement } from '../domain/movements.ts'
import { rowsPart, type StatementPart } from './statement-part.ts'

/** What was decided about an account. */
export interface AccountWriting {
  /** As it was read, with a row of its own. */
  read: Account
  after: Account
  changes: readonly PostedChange[]
  now: Date
}

/** A movement as it is written. */
interface PostedMovement {
  userId: string
  id: string
  number: number
  movement: Movement
  balanceAfter: number
}

/**
 * The parts of the statement that writes what was decided about accounts, each named once. All parts join the first, so that
 * nothing is written of an account that it leaves out.
 */
export function accountParts(writings: readonly AccountWriting[]): StatementPart[] {
  return [
    accountPart(writings),
    changedGrantsPart(writings),
    newGrantsPart(writings),
    ...movementParts(writings),
    newReservationsPart(writings),
    resolvedReservationsPart(writings),
  ]
}

/**
 * Writes the sums of accounts whose credits nobody has moved since they were read. It waits for nobody: an account whose row
 * somebody else has locked is left out, so that no two such statements wait for each other.
 */
function accountPart(writings: readonly AccountWriting[]): StatementPart {
  return rowsPart(
    'account',
    [
      ['user_id', 'uuid'],
      ['expected', 'int'],
      ['available', 'int'],
      ['reserved', 'int'],
      ['debt', 'int'],
      ['credited', 'bigint'],
      ['debited', 'bigint'],
      ['movements', 'int'],
      ['now', 'timestamptz'],
    ],
    writings.map(({ read, after, now }) => [
      ...[read.userId, read.movements ?? 0, after.available, after.reserved, after.debt],
      ...[after.lifetimeCredited, after.lifetimeDebited, after.movements, now.toISOString()],
    ]),
    (source) => `
      UPDATE wallets w SET available = free.available, reserved = free.reserved, debt = free.debt,
        lifetime_credited = free.credited, lifetime_debited = free.debited, movements = free.movements, updated_at = free.now
      FROM (
        SELECT each.* FROM ${source} JOIN wallets ON wallets.user_id = each.user_id
        WHERE wallets.movements = each.expected AND wallets.erased_at IS NULL
        FOR UPDATE OF wallets SKIP LOCKED
      ) free
      WHERE w.user_id = free.user_id
      RETURNING w.user_id, w.updated_at AS now`,
  )
}

/** Writes what is left of grants, and what was taken back of them. */
function changedGrantsPart(writings: readonly AccountWriting[]): StatementPart {
  return rowsPart(
    'grants',
    [
      ['user_id', 'uuid'],
      ['id', 'uuid'],
      ['amount', 'int'],
      ['taken_back', 'int'],
    ],
    writings.flatMap(({ read: { userId }, changes }) => {
      const remaining = remainingOf(changes)
      const takenBack = takenBackOf(changes)
      const opened = new Set(changes.map(({ granted }) => granted?.id))
      const ids = [...new Set([...remaining.keys(), ...takenBack.keys()])].filter((id) => !opened.has(id))
      return ids.map((id) => [userId, id, remaining.get(id) ?? 0, takenBack.get(id) ?? null])
    }),
    (source) => `
      UPDATE credit_grants g SET remaining = g.remaining + each.amount,
        taken_back = coalesce(each.taken_back, g.taken_back)
      FROM account JOIN ${source} USING (user_id) WHERE g.id = each.id`,
  )
}

/** Writes grants that came in. */
function newGrantsPart(writings: readonly AccountWriting[]): StatementPart {
  return rowsPart(
    'opened',
    [
      ['user_id', 'uuid'],
      ['id', 'uuid'],
      ['reference', 'text'],
      ['source', 'text'],
      ['amount', 'int'],
      ['remaining', 'int'],
      ['taken_back', 'int'],
      ['month_end', 'timestamptz'],
      ['expires_at', 'timestamptz'],
    ],
    writings.flatMap(({ read: { userId }, changes }) => {
      const remaining = remainingOf(changes)
      const takenBack = takenBackOf(changes)
      return changes
        .flatMap(({ granted }) => granted ?? [])
        .map(({ id, reference, source, amount, monthEnd, expiresAt }) => [
          ...[userId, id, reference, source, amount, remaining.get(id) ?? 0, takenBack.get(id) ?? 0],
          ...[monthEnd?.toISOString() ?? null, expiresAt.toISOString()],
        ])
    }),
    (source) => `
      INSERT INTO credit_grants (id, user_id, reference, source, amount, remaining, taken_back, month_end, expires_at, created_at)
      SELECT each.id, user_id, each.reference, each.source, each.amount, each.remaining, each.taken_back, each.month_end,
        each.expires_at, now
      FROM account JOIN ${source} USING (user_id)`,
  )
}

/** Writes movements, and the entries of each. */
function movementParts(writings: readonly AccountWriting[]): StatementPart[] {
  const posted = writings.flatMap(({ read: { userId, movements }, changes }) =>
    changes.map(({ movement, balanceAfter }, nth): PostedMovement => {
      return { userId, id: newId(), number: (movements ?? 0) + 1 + nth, movement, balanceAfter }
    }),
  )
  return [
    rowsPart(
      'movements',
      [
        ['user_id', 'uuid'],
        ['id', 'uuid'],
        ['number', 'int'],
        ['kind', 'text'],
        ['purpose', 'text'],
        ['reservation_id', 'uuid'],
        ['available', 'int'],
        ['reserved', 'int'],
        ['balance_after', 'int'],
      ],
      posted.map(({ userId, id, number, movement, balanceAfter }) => [
        ...[userId, id, number, movement.kind, movement.purpose, movement.reservationId],
        ...[changeOf(movement, 'available'), changeOf(movement, 'reserved'), balanceAfter],
      ]),
      (source) => `
        INSERT INTO ledger_transactions (id, user_id, number, kind, purpose, reservation_id, available_change,
          reserved_change, balance_after, created_at)
        SELECT each.id, user_id, each.number, each.kind, each.purpose, each.reservation_id, each.available, each.reserved,
          each.balance_after, now
        FROM account JOIN ${source} USING (user_id)`,
    ),
    rowsPart(
      'entries',
      [
        ['user_id', 'uuid'],
        ['transaction_id', 'uuid'],
        ['position', 'int'],
        ['account', 'text'],
        ['grant_id', 'uuid'],
        ['amount', 'int'],
      ],
      posted.flatMap(({ userId, id, movement }) =>
        movement.entries.map(({ account, grantId, amount }, position) => {
          return [userId, id, position, account, grantId, amount]
        }),
      ),
      (source) => `
        INSERT INTO ledger_entries (transaction_id, position, user_id, account, grant_id, amount)
        SELECT each.transaction_id, each.position, user_id, each.account, each.grant_id, each.amount
        FROM account JOIN ${source} USING (user_id)`,
    ),
  ]
}

/** Writes reservations that were made. */
function newReservationsPart(writings: readonly AccountWriting[]): StatementPart {
  return rowsPart(
    'reservations',
    [
      ['user_id', 'uuid'],
      ['id', 'uuid'],
      ['request_id', 'text'],
      ['amount', 'int'],
      ['purpose', 'text'],
      ['expires_at', 'timestamptz'],
    ],
    writings.flatMap(({ read: { userId }, changes }) =>
      changes
        .flatMap(({ made }) => made ?? [])
        .map(({ id, requestId, amount, purpose, expiresAt }) => [
          ...[userId, id, requestId, amount, purpose, expiresAt.toISOString()],
        ]),
    ),
    (source) => `
      INSERT INTO credit_reservations (id, user_id, request_id, amount, state, committed, purpose, created_at, expires_at)
      SELECT each.id, user_id, each.request_id, each.amount, 'held', 0, each.purpose, now, each.expires_at
      FROM account JOIN ${source} USING (user_id)`,
  )
}

/** Writes how reservations were resolved. */
function resolvedReservationsPart(writings: readonly AccountWriting[]): StatementPart {
  return rowsPart(
    'settled',
    [
      ['user_id', 'uuid'],
      ['id', 'uuid'],
      ['state', 'text'],
      ['committed', 'int'],
    ],
    writings.flatMap(({ read: { userId }, changes }) =>
      changes
        .flatMap(({ resolved }) => resolved ?? [])
        .map(({ id, state, committed }) => [userId, id, state, committed]),
    ),
    (source) => `
      UPDATE credit_reservations r SET state = each.state, committed = each.committed, resolved_at = now
      FROM account JOIN ${source} USING (user_id) WHERE r.id = each.id`,
  )
}

/** By how much what is left of each grant changes, over all changes. */
function remainingOf(changes: readonly PostedChange[]): Map<string, number> {
  return grantChanges(changes.map(({ movement }) => movement))
}

/** What has been taken back of each grant, after all changes. */
function takenBackOf(changes: readonly PostedChange[]): Map<string, number> {
  return new Map(changes.flatMap(({ takenBack }) => (takenBack ? [[takenBack.id, takenBack.amount] as const] : [])))
}
