import { queriesOfPool, type TaggedQueries } from '@resume/service-kit/database/queries-of-pool'
import { databaseWith } from '@resume/test-kit/fresh-database'
import { Pool } from 'pg'

/** The table of a service that does paid work, as the README declares it, and the one that it looks at. */
const tables = `
  CREATE TABLE paid_runs (
    id uuid PRIMARY KEY, user_id text NOT NULL, kind text NOT NULL, request_id text, fingerprint text NOT NULL,
    state text NOT NULL, holder uuid NOT NULL, leased_until timestamptz(3) NOT NULL, reservation_id text,
    credits integer NOT NULL DEFAULT 0, answer bytea, created_at timestamptz(3) NOT NULL,
    expires_at timestamptz(3) NOT NULL, UNIQUE (user_id, kind, request_id)
  );
  CREATE TABLE erased_users (user_id text PRIMARY KEY);`

/** The database of a service that does paid work. */
export interface PaidDatabase extends TaggedQueries {
  pool: Pool
  close(): Promise<void>
}

/** Makes a database of its own for a file of tests. */
export async function paidDatabase(): Promise<PaidDatabase> {
  const pool = new Pool({ connectionString: await databaseWith(tables), max: 20 })
  pool.on('error', () => {})
  return { pool, ...queriesOfPool(pool), close: () => pool.end() }
}
