import { newDatabaseUrl } from '@resume/test-kit/fresh-database'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrationFolder } from '../test-data/migration-folder.ts'
import { deployMigrations } from './deploy-migrations.ts'

/** The ways that CONTRIBUTING names for tables that exist; `tools/laws` refuses the others. */
describe('a migration of a table that somebody is writing to', () => {
  let folder: ReturnType<typeof migrationFolder>
  let url: string
  let clients: Client[]
  const deploy = () => deployMigrations(folder.prismaDir, url)
  const connect = async () => {
    const client = new Client({ connectionString: url })
    await client.connect()
    clients.push(client)
    return client
  }

  /** In the middle of a transaction that has written. */
  let writer: Client
  beforeEach(async () => {
    clients = []
    folder = migrationFolder()
    url = newDatabaseUrl()
    folder.write(
      '20260101000000_items',
      'CREATE TABLE items (id INT PRIMARY KEY, amount INT); INSERT INTO items VALUES (1, 1);',
    )
    folder.write('20260102000000_rule', 'ALTER TABLE items ADD CONSTRAINT positive CHECK (amount > 0) NOT VALID;')
    await deploy()
    writer = await connect()
    await writer.query('BEGIN; UPDATE items SET amount = 2 WHERE id = 1')
  })
  afterEach(() => Promise.all(clients.map((client) => client.end())))

  /** Waits until the migration waits for the writer. */
  const waiting = (client: Client) =>
    expect
      .poll(
        async () =>
          (
            await client.query(
              "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
            )
          ).rowCount,
      )
      .toBe(1)

  it('that makes an index concurrently lets others write meanwhile', async () => {
    folder.write('20260103000000_index', 'CREATE INDEX CONCURRENTLY items_by_amount ON items (amount);')
    const deployed = deploy()
    const other = await connect()
    await waiting(other)
    await other.query("SET lock_timeout = '10s'; INSERT INTO items VALUES (2, 2)")
    await writer.query('COMMIT')
    expect(await deployed).toEqual(['20260103000000_index'])
    const { rows } = await other.query("SELECT indisvalid FROM pg_index WHERE indexrelid = 'items_by_amount'::regclass")
    expect(rows).toEqual([{ indisvalid: true }])
  })

  it('that validates a constraint waits for nobody', async () => {
    folder.write('20260103000000_validate', 'ALTER TABLE items VALIDATE CONSTRAINT positive;')
    expect(await deploy()).toEqual(['20260103000000_validate'])
    await writer.query('COMMIT')
  })

  it('that makes an index as usual stops everybody behind it', async () => {
    folder.write('20260103000000_index', 'CREATE INDEX items_by_amount ON items (amount);')
    const deployed = deploy()
    const other = await connect()
    await waiting(other)
    await other.query("SET lock_timeout = '200ms'")
    await expect(other.query('INSERT INTO items VALUES (2, 2)')).rejects.toThrow(/lock timeout/)
    await writer.query('COMMIT')
    expect(await deployed).toEqual(['20260103000000_index'])
  })
})
