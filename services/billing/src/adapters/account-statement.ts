import { newId } from '@resume/service-kit/ids'
import type { Account } from '../domain/account.ts'
import type { PostedChange } from '../domain/book.ts'
import { changeOf, grantChanges } from '../domain/movements.ts'
import { rowsPart, type StatementPart } from './statement-part.ts'

/** Writes the sums, if nobody has moved the credits since they were read; all other parts hang on its each. */
export function accountPart(read: Account, after: Account): StatementPart {
  return {
    word: 'a',
    values: [
      [after.available, 'int'],
      [after.reserved, 'int'],
      [after.debt, 'int'],
      [after.lifetimeCredited, 'bigint'],
      [after.lifetimeDebited, 'bigint'],
      [after.movements, 'int'],
      [read.movements ?? 0, 'int'],
    ],
    text: ([available, reserved, debt, credited, debited, movements, expected]) => `
      UPDATE wallets SET available = ${available}, reserved = ${reserved}, debt = ${debt},
        lifetime_credited = ${credited}, lifetime_debited = ${debited}, movements = ${movements},
        updated_at = $2::timestamptz
      WHERE user_id = $1::uuid AND erased_at IS NULL AND movements = ${expected}
      RETURNING user_id`,
  }
}

/** Writes what changed; parts without rows are left out. @param first number of the first movement */
export function changeParts(changes: readonly PostedChange[], first: number): StatementPart[] {
  const parts = [
    grantsPart(changes),
    openedPart(changes),
    ...movementParts(changes, first),
    madePart(changes),
    resolvedPart(changes),
  ]
  return parts.filter(({ values }) => values.length > 0)
}

function grantsPart(changes: readonly PostedChange[]): StatementPart {
  const remaining = remainingOf(changes)
  const takenBack = takenBackOf(changes)
  const opened = new Set(changes.map(({ granted }) => granted?.id))
  const ids = [...new Set([...remaining.keys(), ...takenBack.keys()])].filter((id) => !opened.has(id))
  return rowsPart(
    'g',
    [
      ['id', 'uuid'],
      ['amount', 'int'],
      ['taken_back', 'int'],
    ],
    ids.map((id) => [id, remaining.get(id) ?? 0, takenBack.get(id) ?? null]),
    (source) => `
      UPDATE credit_grants g SET remaining = g.remaining + each.amount,
        taken_back = coalesce(each.taken_back, g.taken_back)
      FROM account, ${source} WHERE g.id = each.id`,
  )
}

function openedPart(changes: readonly PostedChange[]): StatementPart {
  const remaining = remainingOf(changes)
  const takenBack = takenBackOf(changes)
  return rowsPart(
    'o',
    [
      ['id', 'uuid'],
      ['reference', 'text'],
      ['source', 'text'],
      ['amount', 'int'],
      ['remaining', 'int'],
      ['taken_back', 'int'],
      ['expires_at', 'timestamptz'],
    ],
    changes
      .flatMap(({ granted }) => granted ?? [])
      .map(({ id, reference, source, amount, expiresAt }) => [
        ...[id, reference, source, amount, remaining.get(id) ?? 0, takenBack.get(id) ?? 0, expiresAt.toISOString()],
      ]),
    (source) => `
      INSERT INTO credit_grants (id, user_id, reference, source, amount, remaining, taken_back, expires_at, created_at)
      SELECT each.id, $1::uuid, each.reference, each.source, each.amount, each.remaining, each.taken_back, each.expires_at,
        $2::timestamptz
      FROM account, ${source}`,
  )
}

function movementParts(changes: readonly PostedChange[], first: number): StatementPart[] {
  const posted = changes.map((change, index) => ({ ...change, id: newId(), number: first + index }))
  return [
    rowsPart(
      'm',
      [
        ['id', 'uuid'],
        ['number', 'int'],
        ['kind', 'text'],
        ['purpose', 'text'],
        ['reservation_id', 'uuid'],
        ['available', 'int'],
        ['reserved', 'int'],
        ['balance_after', 'int'],
      ],
      posted.map(({ id, number, movement, balanceAfter }) => [
        ...[id, number, movement.kind, movement.purpose, movement.reservationId],
        ...[changeOf(movement, 'available'), changeOf(movement, 'reserved'), balanceAfter],
      ]),
      (source) => `
        INSERT INTO ledger_transactions (id, user_id, number, kind, purpose, reservation_id, available_change,
          reserved_change, balance_after, created_at)
        SELECT each.id, $1::uuid, each.number, each.kind, each.purpose, each.reservation_id, each.available, each.reserved,
          each.balance_after, $2::timestamptz
        FROM account, ${source}`,
    ),
    rowsPart(
      'e',
      [
        ['transaction_id', 'uuid'],
        ['position', 'int'],
        ['account', 'text'],
        ['grant_id', 'uuid'],
        ['amount', 'int'],
      ],
      posted.flatMap(({ id, movement }) =>
        movement.entries.map(({ account, grantId, amount }, position) => [id, position, account, grantId, amount]),
      ),
      (source) => `
        INSERT INTO ledger_entries (transaction_id, position, user_id, account, grant_id, amount)
        SELECT each.transaction_id, each.position, $1::uuid, each.account, each.grant_id, each.amount
        FROM account, ${source}`,
    ),
  ]
}

function madePart(changes: readonly PostedChange[]): StatementPart {
  const made = changes.flatMap((change) => change.made ?? [])
  return rowsPart(
    'r',
    [
      ['id', 'uuid'],
      ['request_id', 'text'],
      ['amount', 'int'],
      ['purpose', 'text'],
      ['expires_at', 'timestamptz'],
    ],
    made.map(({ id, requestId, amount, purpose, expiresAt }) => [
      ...[id, requestId, amount, purpose, expiresAt.toISOString()],
    ]),
    (source) => `
      INSERT INTO credit_reservations (id, user_id, request_id, amount, state, committed, purpose, created_at, expires_at)
      SELECT each.id, $1::uuid, each.request_id, each.amount, 'held', 0, each.purpose, $2::timestamptz, each.expires_at
      FROM account, ${source}`,
  )
}

function resolvedPart(changes: readonly PostedChange[]): StatementPart {
  const resolved = changes.flatMap((change) => change.resolved ?? [])
  return rowsPart(
    's',
    [
      ['id', 'uuid'],
      ['state', 'text'],
      ['committed', 'int'],
    ],
    resolved.map(({ id, state, committed }) => [id, state, committed]),
    (source) => `
      UPDATE credit_reservations r SET state = each.state, committed = each.committed, resolved_at = $2::timestamptz
      FROM account, ${source} WHERE r.id = each.id`,
  )
}

/** How what is left of each grant changes, all in all. */
function remainingOf(changes: readonly PostedChange[]): Map<string, number> {
  return grantChanges(changes.map(({ movement }) => movement))
}

/** What was taken back of each grant, at last. */
function takenBackOf(changes: readonly PostedChange[]): Map<string, number> {
  return new Map(changes.flatMap(({ takenBack }) => (takenBack ? [[takenBack.id, takenBack.amount] as const] : [])))
}
