import { newId } from '@resume/service-kit/ids'
import type { Account } from '../domain/account.ts'
import type { PostedChange } from '../domain/book.ts'
import { changeOf, grantChanges } from '../domain/movements.ts'

/** A part of the statement that writes an account. $1 is the user, $2 the time; `account` is the part that comes first. */
export interface StatementPart {
  /** Names the part in the statement's name. */
  initial: string
  values: [value: unknown, type: string][]
  text(placeholders: string[]): string
}

/** Writes the sums, if nobody has moved the credits since they were read; all other parts hang on its row. */
export function accountPart(read: Account, after: Account): StatementPart {
  return {
    initial: 'a',
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
  return [
    grantsPart(changes),
    openedPart(changes),
    ...movementParts(changes, first),
    madePart(changes),
    resolvedPart(changes),
  ].filter(hasRows)
}

/** Whether a part has rows: its first values are a column. */
function hasRows({ values: [first] }: StatementPart): boolean {
  return Array.isArray(first?.[0]) && first[0].length > 0
}

function grantsPart(changes: readonly PostedChange[]): StatementPart {
  const remaining = remainingOf(changes)
  const takenBack = takenBackOf(changes)
  const opened = new Set(changes.map(({ granted }) => granted?.id))
  const ids = [...new Set([...remaining.keys(), ...takenBack.keys()])].filter((id) => !opened.has(id))
  return {
    initial: 'g',
    values: [
      [ids, 'uuid[]'],
      [ids.map((id) => remaining.get(id) ?? 0), 'int[]'],
      [ids.map((id) => takenBack.get(id) ?? null), 'int[]'],
    ],
    text: (columns) => `
      UPDATE credit_grants g SET remaining = g.remaining + c.amount, taken_back = coalesce(c.taken_back, g.taken_back)
      FROM account, unnest(${columns.join(', ')}) AS c (id, amount, taken_back) WHERE g.id = c.id`,
  }
}

function openedPart(changes: readonly PostedChange[]): StatementPart {
  const remaining = remainingOf(changes)
  const takenBack = takenBackOf(changes)
  const opened = changes.flatMap(({ granted }) => granted ?? [])
  return {
    initial: 'o',
    values: [
      [opened.map(({ id }) => id), 'uuid[]'],
      [opened.map(({ reference }) => reference), 'text[]'],
      [opened.map(({ source }) => source), 'text[]'],
      [opened.map(({ amount }) => amount), 'int[]'],
      [opened.map(({ id }) => remaining.get(id) ?? 0), 'int[]'],
      [opened.map(({ id }) => takenBack.get(id) ?? 0), 'int[]'],
      [opened.map(({ expiresAt }) => expiresAt.toISOString()), 'timestamptz[]'],
    ],
    text: (columns) => `
      INSERT INTO credit_grants (id, user_id, reference, source, amount, remaining, taken_back, expires_at, created_at)
      SELECT o.id, $1::uuid, o.reference, o.source, o.amount, o.remaining, o.taken_back, o.expires_at, $2::timestamptz
      FROM account, unnest(${columns.join(', ')})
        AS o (id, reference, source, amount, remaining, taken_back, expires_at)`,
  }
}

function movementParts(changes: readonly PostedChange[], first: number): StatementPart[] {
  const posted = changes.map(({ movement, balanceAfter }, index) => ({
    ...movement,
    id: newId(),
    number: first + index,
    available: changeOf(movement, 'available'),
    reserved: changeOf(movement, 'reserved'),
    balanceAfter,
  }))
  const entries = posted.flatMap(({ id, entries }) => entries.map((entry, position) => ({ ...entry, id, position })))
  return [
    {
      initial: 'm',
      values: [
        [posted.map(({ id }) => id), 'uuid[]'],
        [posted.map(({ number }) => number), 'int[]'],
        [posted.map(({ kind }) => kind), 'text[]'],
        [posted.map(({ purpose }) => purpose), 'text[]'],
        [posted.map(({ reservationId }) => reservationId), 'uuid[]'],
        [posted.map(({ available }) => available), 'int[]'],
        [posted.map(({ reserved }) => reserved), 'int[]'],
        [posted.map(({ balanceAfter }) => balanceAfter), 'int[]'],
      ],
      text: (columns) => `
        INSERT INTO ledger_transactions (id, user_id, number, kind, purpose, reservation_id, available_change,
          reserved_change, balance_after, created_at)
        SELECT m.id, $1::uuid, m.number, m.kind, m.purpose, m.reservation_id, m.available, m.reserved, m.balance_after,
          $2::timestamptz
        FROM account, unnest(${columns.join(', ')})
          AS m (id, number, kind, purpose, reservation_id, available, reserved, balance_after)`,
    },
    {
      initial: 'e',
      values: [
        [entries.map(({ id }) => id), 'uuid[]'],
        [entries.map(({ position }) => position), 'int[]'],
        [entries.map(({ account }) => account), 'text[]'],
        [entries.map(({ grantId }) => grantId), 'uuid[]'],
        [entries.map(({ amount }) => amount), 'int[]'],
      ],
      text: (columns) => `
        INSERT INTO ledger_entries (transaction_id, position, user_id, account, grant_id, amount)
        SELECT e.transaction_id, e.position, $1::uuid, e.account, e.grant_id, e.amount
        FROM account, unnest(${columns.join(', ')}) AS e (transaction_id, position, account, grant_id, amount)`,
    },
  ]
}

function madePart(changes: readonly PostedChange[]): StatementPart {
  const made = changes.flatMap((change) => change.made ?? [])
  return {
    initial: 'r',
    values: [
      [made.map(({ id }) => id), 'uuid[]'],
      [made.map(({ requestId }) => requestId), 'text[]'],
      [made.map(({ amount }) => amount), 'int[]'],
      [made.map(({ purpose }) => purpose), 'text[]'],
      [made.map(({ expiresAt }) => expiresAt.toISOString()), 'timestamptz[]'],
    ],
    text: (columns) => `
      INSERT INTO credit_reservations (id, user_id, request_id, amount, state, committed, purpose, created_at, expires_at)
      SELECT r.id, $1::uuid, r.request_id, r.amount, 'held', 0, r.purpose, $2::timestamptz, r.expires_at
      FROM account, unnest(${columns.join(', ')}) AS r (id, request_id, amount, purpose, expires_at)`,
  }
}

function resolvedPart(changes: readonly PostedChange[]): StatementPart {
  const resolved = changes.flatMap((change) => change.resolved ?? [])
  return {
    initial: 's',
    values: [
      [resolved.map(({ id }) => id), 'uuid[]'],
      [resolved.map(({ state }) => state), 'text[]'],
      [resolved.map(({ committed }) => committed), 'int[]'],
    ],
    text: (columns) => `
      UPDATE credit_reservations r SET state = s.state, committed = s.committed, resolved_at = $2::timestamptz
      FROM account, unnest(${columns.join(', ')}) AS s (id, state, committed) WHERE r.id = s.id`,
  }
}

/** How what is left of each grant changes, all in all. */
function remainingOf(changes: readonly PostedChange[]): Map<string, number> {
  return grantChanges(changes.map(({ movement }) => movement))
}

/** What was taken back of each grant, at last. */
function takenBackOf(changes: readonly PostedChange[]): Map<string, number> {
  return new Map(changes.flatMap(({ takenBack }) => (takenBack ? [[takenBack.id, takenBack.amount] as const] : [])))
}
