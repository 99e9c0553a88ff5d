import { Client } from 'pg'
import type { Person } from './people.ts'

/** Gives people a million credits each, past Stripe, in billing's own tables, as a pack would have brought them in. */
export async function fillWallets(people: Person[], databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const ids = [people.map(({ userId }) => userId)]
  const each = 'unnest($1::uuid[]) AS person (id)'
  try {
    await client.query(
      `INSERT INTO wallets (user_id, available, lifetime_credited, movements, updated_at)
       SELECT id, 1000000, 1000000, 1, now() FROM ${each}`,
      ids,
    )
    await client.query(
      `INSERT INTO credit_grants (id, user_id, reference, source, amount, remaining, expires_at, created_at)
       SELECT id, id, 'bench:' || id, 'credit_pack_500', 1000000, 1000000, now() + interval '1 year', now() FROM ${each}`,
      ids,
    )
    await client.query(
      `INSERT INTO ledger_transactions (id, user_id, number, kind, purpose, available_change, reserved_change, balance_after,
         created_at)
       SELECT id, id, 1, 'grant', 'credit_pack_500', 1000000, 0, 1000000, now() FROM ${each}`,
      ids,
    )
    await client.query(
      `INSERT INTO ledger_entries (transaction_id, position, user_id, account, grant_id, amount)
       SELECT id, side.place, id, side.account, id, side.amount
       FROM ${each}, (VALUES (0, 'issued', -1000000), (1, 'available', 1000000)) AS side (place, account, amount)`,
      ids,
    )
  } finally {
    await client.end()
  }
}
