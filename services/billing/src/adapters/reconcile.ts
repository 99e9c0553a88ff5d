import type { Sql } from '@resume/service-kit/jobs/lease'
import { affiliateChecks } from './reconcile-affiliates.ts'

/** What is wrong with a ledger: one line per account, transaction, grant or reservation that does not add up. */
export interface Reconciliation {
  wallets: number
  transactions: number
  breaches: string[]
}

/** Whether a user is not erased: the rows of one who is go in steps, in between which those that are left do not add up. */
const isKept = (userId: string) =>
  `NOT EXISTS (SELECT FROM wallets gone WHERE gone.user_id = ${userId} AND gone.erased_at IS NOT NULL)`

/** Each returns one row per breach; `what` says which. Wallets are compared within one snapshot. */
const checks = [
  {
    rule: 'the entries of a transaction add up to zero',
    sql: `SELECT transaction_id::text AS what FROM ledger_entries GROUP BY transaction_id HAVING sum(amount) <> 0`,
  },
  {
    rule: 'every transaction has entries',
    sql: `SELECT id::text AS what FROM ledger_transactions t
          WHERE NOT EXISTS (SELECT 1 FROM ledger_entries WHERE transaction_id = t.id)`,
  },
  {
    rule: 'a wallet is the sum of its entries',
    sql: `SELECT w.user_id::text AS what FROM wallets w LEFT JOIN (
            SELECT user_id,
              sum(amount) FILTER (WHERE account = 'available') AS available,
              sum(amount) FILTER (WHERE account = 'reserved') AS reserved,
              -sum(amount) FILTER (WHERE account = 'debt') AS debt,
              -sum(amount) FILTER (WHERE account = 'issued') AS credited,
              sum(amount) FILTER (WHERE account IN ('spent', 'expired', 'taken_back')) AS debited
            FROM ledger_entries GROUP BY user_id
          ) e ON e.user_id = w.user_id
          WHERE w.erased_at IS NULL AND (w.available, w.reserved, w.debt, w.lifetime_credited, w.lifetime_debited) IS DISTINCT FROM
            (coalesce(e.available, 0), coalesce(e.reserved, 0), coalesce(e.debt, 0), coalesce(e.credited, 0),
             coalesce(e.debited, 0))`,
  },
  {
    rule: 'entries have a wallet',
    sql: `SELECT DISTINCT e.user_id::text AS what FROM ledger_entries e
          WHERE NOT EXISTS (SELECT 1 FROM wallets w WHERE w.user_id = e.user_id)`,
  },
  {
    rule: 'nobody has less than nothing, and nobody in debt has credits',
    sql: `SELECT user_id::text AS what FROM wallets
          WHERE available < 0 OR reserved < 0 OR debt < 0 OR (debt > 0 AND available > 0)`,
  },
  {
    rule: 'what is left of a grant is the sum of its entries',
    sql: `SELECT g.id::text AS what FROM credit_grants g LEFT JOIN ledger_entries e
            ON e.grant_id = g.id AND e.account = 'available'
          WHERE ${isKept('g.user_id')}
          GROUP BY g.id HAVING g.remaining <> coalesce(sum(e.amount), 0) OR g.remaining < 0`,
  },
  {
    rule: 'what a reservation holds and spent is the sum of its entries, and it was resolved at most once',
    sql: `SELECT r.id::text AS what FROM credit_reservations r
          LEFT JOIN ledger_transactions t ON t.reservation_id = r.id
          LEFT JOIN ledger_entries e ON e.transaction_id = t.id
          WHERE ${isKept('r.user_id')}
          GROUP BY r.id HAVING
            coalesce(sum(e.amount) FILTER (WHERE e.account = 'reserved'), 0)
              <> CASE r.state WHEN 'held' THEN r.amount ELSE 0 END
            OR coalesce(sum(e.amount) FILTER (WHERE e.account = 'spent'), 0) <> r.committed
            OR count(DISTINCT t.id) <> CASE r.state WHEN 'held' THEN 1 ELSE 2 END`,
  },
]

const everyCheck = [...checks, ...affiliateChecks]

/** Most breaches of one rule that are told one by one. */
const mostTold = 100

/** Proves that the ledger adds up, in one snapshot of the database. */
export async function reconcile(sql: Sql): Promise<Reconciliation> {
  await sql.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  try {
    const breaches: string[] = []
    for (const { rule, sql: query } of everyCheck) {
      const { rows } = await sql.query<{ what: string }>(`${query} LIMIT ${mostTold}`)
      breaches.push(...rows.map(({ what }) => `${what}: broken: ${rule}`))
    }
    const counted = await sql.query<{ wallets: string; transactions: string }>(
      'SELECT (SELECT count(*) FROM wallets) AS wallets, (SELECT count(*) FROM ledger_transactions) AS transactions',
    )
    const [row] = counted.rows
    return { wallets: Number(row?.wallets), transactions: Number(row?.transactions), breaches }
  } finally {
    await sql.query('COMMIT')
  }
}
