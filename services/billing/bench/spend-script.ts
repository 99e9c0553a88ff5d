/** The id of the bench's wallet and grant of a number; both exist from 1 on. */
export const walletId = (number: string) => `('00000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`
export const grantId = (number: string) => `('00000000-0000-7000-9000-' || lpad(to_hex(${number}), 12, '0'))::uuid`

const user = walletId(':n::int')
const none = 'NULL'

/** What billing writes of a movement, as one statement: wallet, grants, transaction, entries and reservation. */
const postSql = `
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

/** The statement that writes a movement, its parameters filled in. */
function post(values: string[]): string {
  return postSql.replace(/\$(\d+)/g, (_whole, number) => values[Number(number) - 1] ?? none)
}

const list = (items: string[], type: string) => `ARRAY[${items.join(', ')}]::${type}[]`
const moved = (from: string, to: string) => [
  list([`'${from}'`, `'${to}'`], 'text'),
  list([':grant', ':grant'], 'uuid'),
  list(['-1', '1'], 'int'),
]

const lock = `
  SELECT available, reserved, debt, lifetime_credited, lifetime_debited, erased_at
  FROM wallets WHERE user_id = ${user} FOR UPDATE \\gset
`

/**
 * Reserve and commit of one credit as two transactions that do what billing does, row for row: the wallet locked, its
 * grants and the reservation read, the movement written, committed. A script of pgbench; one run of it is one pair.
 */
export const spendScript = `
\\set n random(1, :wallets)
SELECT gen_random_uuid() AS reservation, gen_random_uuid() AS request, gen_random_uuid() AS first,
  gen_random_uuid() AS second \\gset
BEGIN;
${lock}
SELECT id AS grant, remaining, expires_at FROM credit_grants WHERE user_id = ${user} AND remaining > 0 \\gset
${post([
  ...[user, '(:available - 1)', '(:reserved + 1)', '0', '0', '0', 'now()', none],
  ...[list([':grant'], 'uuid'), list(['-1'], 'int'), ':first', "'reserve'", "'bench'"],
  ...[':reservation', '-1', '1', ...moved('available', 'reserved')],
  ...[':request', '1', "(now() + interval '10 minutes')", none, none],
])};
COMMIT;
BEGIN;
${lock}
SELECT amount, state FROM credit_reservations WHERE id = :reservation AND user_id = ${user} \\gset
SELECT e.grant_id AS grant, e.amount FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
  WHERE t.reservation_id = :reservation AND t.kind = 'reserve' AND e.account = 'reserved' \\gset
${post([
  ...[user, ':available', '(:reserved - 1)', '0', '0', '1', 'now()', none],
  ...[list([], 'uuid'), list([], 'int'), ':second', "'commit'", "'bench'"],
  ...[':reservation', '0', '-1', ...moved('reserved', 'spent')],
  ...[none, none, none, "'committed'", '1'],
])};
COMMIT;
`

/** Makes so many wallets ($1) with a million credits each, as a pack would have brought them in. */
export const fillSql = [
  `INSERT INTO wallets (user_id, available, lifetime_credited, movements, updated_at)
   SELECT ${walletId('n')}, 1000000, 1000000, 1, now() FROM generate_series(1, $1::int) AS n`,
  `INSERT INTO credit_grants (id, user_id, reference, source, amount, remaining, expires_at, created_at)
   SELECT ${grantId('n')}, ${walletId('n')}, 'bench:' || n, 'credit_pack_500', 1000000, 1000000,
     now() + interval '1 year', now() FROM generate_series(1, $1::int) AS n`,
  `INSERT INTO ledger_transactions (id, user_id, number, kind, purpose, available_change, reserved_change, balance_after,
     created_at)
   SELECT ${grantId('n')}, ${walletId('n')}, 1, 'grant', 'credit_pack_500', 1000000, 0, 1000000, now()
   FROM generate_series(1, $1::int) AS n`,
  `INSERT INTO ledger_entries (transaction_id, position, user_id, account, grant_id, amount)
   SELECT ${grantId('n')}, side.place, ${walletId('n')}, side.account, ${grantId('n')}, side.amount
   FROM generate_series(1, $1::int) AS n, (VALUES (0, 'issued', -1000000), (1, 'available', 1000000))
     AS side (place, account, amount)`,
]
