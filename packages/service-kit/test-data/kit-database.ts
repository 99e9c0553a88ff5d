import { databaseWith } from '@resume/test-kit/fresh-database'
import { Pool } from 'pg'
import { inTransaction, type TestTransaction } from './test-transaction.ts'

export type { TestTransaction } from './test-transaction.ts'

/** The tables that the kit finds in every service's database, as the services' schemas declare them. */
const tables = `
  CREATE TABLE outbox_events (
    id uuid PRIMARY KEY, name text NOT NULL, payload bytea NOT NULL, request_id text NOT NULL,
    traceparent text NOT NULL, created_at timestamptz(3) NOT NULL DEFAULT now(),
    cache_keys text[] NOT NULL DEFAULT '{}', published_at timestamptz(3)
  );
  CREATE TABLE handled_events (
    consumer text NOT NULL, event_id uuid NOT NULL, handled_at timestamptz(3) NOT NULL DEFAULT now(),
    PRIMARY KEY (consumer, event_id)
  );
  CREATE TABLE job_leases (
    name text PRIMARY KEY, holder text NOT NULL, token bigint NOT NULL, expires_at timestamptz(3) NOT NULL
  );
  CREATE TABLE effects (id bigserial PRIMARY KEY, what text NOT NULL);`

/** A database with the kit's tables, and one more (`effects`) for what a handler does. */
export interface KitDatabase {
  url: string
  pool: Pool
  transaction<T>(work: (transaction: TestTransaction) => Promise<T>): Promise<T>
  /** The texts in `effects`, in order. */
  effects(): Promise<string[]>
  close(): Promise<void>
}

/** Makes a database of its own for a file of tests. */
export async function kitDatabase(): Promise<KitDatabase> {
  const url = await databaseWith(tables)
  const pool = new Pool({ connectionString: url, max: 20 })
  pool.on('error', () => {})
  return {
    url,
    pool,
    transaction: (work) => inTransaction(pool, work),
    effects: async () => (await pool.query('SELECT what FROM effects ORDER BY id')).rows.map(({ what }) => what),
    close: () => pool.end(),
  }
}
