import { databaseWith } from '@resume/test-kit/fresh-database'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../ids.ts'
import { createCleanUp, olderThan } from './clean-up.ts'
import { type JobLease, releaseLease, takeLease } from './lease.ts'

const tables = `
  CREATE TABLE job_leases (
    name text PRIMARY KEY, holder text NOT NULL, token bigint NOT NULL, expires_at timestamptz(3) NOT NULL
  );
  CREATE TABLE handled_events (handled_at timestamptz NOT NULL);
  INSERT INTO handled_events VALUES (now() - interval '41 days'), (now() - interval '31 days');
  CREATE TABLE notes (made_at timestamptz NOT NULL);
  INSERT INTO notes SELECT now() - interval '3 days' FROM generate_series(1, 12000);
  INSERT INTO notes SELECT now() FROM generate_series(1, 7);
  CREATE TABLE removals (rows bigint NOT NULL);
  CREATE FUNCTION note_removal() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO removals SELECT count(*) FROM gone; RETURN NULL; END $$;
  CREATE TABLE folders (made_at timestamptz NOT NULL);
  CREATE TRIGGER removals AFTER DELETE ON folders REFERENCING OLD TABLE AS gone EXECUTE FUNCTION note_removal();
  INSERT INTO folders SELECT now() - interval '3 days' FROM generate_series(1, 250)`

let pool: Pool
beforeAll(async () => {
  pool = new Pool({ connectionString: await databaseWith(tables), max: 2 })
})
afterAll(() => pool.end())

const cleanUp = createCleanUp([
  olderThan('notes', 'made_at', '2 days'),
  { ...olderThan('folders', 'made_at', '2 days'), atOnce: 100 },
])
const count = async () => Number((await pool.query('SELECT count(*) FROM notes')).rows[0].count)
const handledEvents = async () => Number((await pool.query('SELECT count(*) FROM handled_events')).rows[0].count)
const lease = async () => (await takeLease(pool, cleanUp.name, newId(), 60_000)) as JobLease

describe('a clean-up', () => {
  it('removes nothing for a holder whose lease has gone to another', async () => {
    const former = await lease()
    await releaseLease(pool, former)
    await releaseLease(pool, await lease())
    await cleanUp.run(former, pool)
    expect(await count()).toBe(12_007)
    expect(await handledEvents()).toBe(2)
  })

  it('removes everything that is past its use, in as many steps as it takes, and nothing else', async () => {
    const held = await lease()
    await cleanUp.run(held, pool)
    await releaseLease(pool, held)
    expect(await count()).toBe(7)
    expect(await handledEvents()).toBe(1)
  })

  it('takes small steps where much goes with each row', async () => {
    const { rows } = await pool.query('SELECT rows::int FROM removals WHERE rows > 0 ORDER BY rows DESC')
    expect(rows.map((each) => each.rows)).toEqual([100, 100, 50])
  })

  it('keeps what is of use again by the time it gets to it', async () => {
    await pool.query(`INSERT INTO notes VALUES (now() - interval '3 days')`)
    const held = await lease()
    const restoring = await pool.connect()
    await restoring.query('BEGIN')
    await restoring.query(`UPDATE notes SET made_at = now() WHERE made_at < now() - interval '2 days'`)
    const running = cleanUp.run(held, pool)
    const waiting = `SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'`
    await expect.poll(async () => (await restoring.query(waiting)).rows[0].count).toBe(1)
    await restoring.query('COMMIT')
    restoring.release()
    await running
    expect(await count()).toBe(8)
  })
})
