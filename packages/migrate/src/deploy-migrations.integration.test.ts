import { newDatabaseUrl } from '@resume/test-kit/fresh-database'
import type { Client } from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { migrationFolder, tablesOf } from '../test-data/migration-folder.ts'
import { createDatabaseIfMissing, migrationLock, whileNobodyMigrates, withClient } from './databases.ts'
import { deployMigrations } from './deploy-migrations.ts'

describe('deploying migrations', () => {
  let folder: ReturnType<typeof migrationFolder>
  let url: string
  const deploy = () => deployMigrations(folder.prismaDir, url)

  /** Does work while a migration of two waits for a lock, which the client of the work holds. */
  async function atGate<T>(work: (client: Client, applied: Promise<string[]>) => Promise<T>): Promise<T> {
    const gate = 42
    folder.write('20260102000000_second', `SELECT pg_advisory_xact_lock(${gate});`)
    await createDatabaseIfMissing(url)
    return withClient(url, async (client) => {
      await client.query('SELECT pg_advisory_lock($1)', [gate])
      const applied = deploy()
      const unfinished = 'SELECT 1 FROM _prisma_migrations WHERE finished_at IS NULL'
      await expect
        .poll(() =>
          client.query(unfinished).then(
            ({ rowCount }) => rowCount,
            () => 0,
          ),
        )
        .toBe(1)
      return work(client, applied)
    })
  }

  beforeEach(() => {
    folder = migrationFolder()
    url = newDatabaseUrl()
    folder.write('20260101000000_first', 'CREATE TABLE first (id INT PRIMARY KEY);')
  })

  it('creates the database, and applies each migration once', async () => {
    expect(await deploy()).toEqual(['20260101000000_first'])
    expect(await deploy()).toEqual([])
    folder.write('20260102000000_second', 'CREATE TABLE second (id INT PRIMARY KEY);')
    expect(await deploy()).toEqual(['20260102000000_second'])
    expect(await deploy()).toEqual([])
    expect(await tablesOf(url)).toEqual(['first', 'second'])
  })

  it('creates the database of a service that has no migration yet', async () => {
    folder.remove('20260101000000_first')
    expect(await deploy()).toEqual([])
    expect(await tablesOf(url)).toEqual([])
  })

  it('applies each once when several start at once', async () => {
    folder.write('20260102000000_second', 'CREATE TABLE second (id INT PRIMARY KEY);')
    const applied = await Promise.all(Array.from({ length: 4 }, deploy))
    expect(applied.flat().sort()).toEqual(['20260101000000_first', '20260102000000_second'])
  })

  it('takes what another one is applying for no failure, and waits for it', async () => {
    const both = await atGate(async (client, first) => {
      const count = async (sql: string) => Number((await client.query(sql)).rows[0]?.count)
      let isOver = false
      const second = deploy().finally(() => {
        isOver = true
      })
      const settled = Promise.allSettled([first, second])
      const waiting = `SELECT count(*) FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE d.datname = current_database() AND l.locktype = 'advisory' AND NOT l.granted`
      await expect.poll(async () => isOver || (await count(waiting)) >= 2).toBe(true)
      await client.query('SELECT pg_advisory_unlock_all()')
      return settled
    })
    expect(both).toMatchObject([{ value: ['20260101000000_first', '20260102000000_second'] }, { value: [] }])
  })

  it('goes on when it loses the connection by which others wait for it', async () => {
    const applied = await atGate(async (client, first) => {
      const holder = `SELECT pg_terminate_backend(pid) FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE d.datname = current_database() AND l.locktype = 'advisory' AND l.granted AND l.objid = $1`
      expect((await client.query(holder, [migrationLock])).rowCount).toBe(1)
      await client.query('SELECT pg_advisory_unlock_all()')
      return first
    })
    expect(applied).toEqual(['20260101000000_first', '20260102000000_second'])
    expect(await deploy()).toEqual([])
  })

  it('gives up waiting for another one that never finishes', async () => {
    await createDatabaseIfMissing(url)
    await withClient(url, async (client) => {
      await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
      const nothing = async () => {}
      await expect(whileNobodyMigrates(url, nothing, 20)).rejects.toThrow(/another process has been migrating it/)
    })
  })

  it('refuses a migration that was edited after it had been applied', async () => {
    await deploy()
    folder.write('20260101000000_first', 'CREATE TABLE other (id INT PRIMARY KEY);')
    await expect(deploy()).rejects.toThrow(/20260101000000_first was edited/)
    expect(await tablesOf(url)).toEqual(['first'])
  })

  it('refuses a database that is ahead of the folder', async () => {
    folder.write('20260102000000_second', 'CREATE TABLE second (id INT PRIMARY KEY);')
    await deploy()
    folder.remove('20260102000000_second')
    await expect(deploy()).rejects.toThrow(/holds migrations that are not in/)
  })

  it('leaves it as it is for a former release, but not one that lacks migrations of the folder', async () => {
    folder.write('20260102000000_second', 'CREATE TABLE second (id INT PRIMARY KEY);')
    await deploy()
    folder.remove('20260102000000_second')
    expect(await deployMigrations(folder.prismaDir, url, true)).toEqual([])
    expect(await tablesOf(url)).toEqual(['first', 'second'])
    folder.write('20260103000000_third', 'CREATE TABLE third (id INT PRIMARY KEY);')
    await expect(deployMigrations(folder.prismaDir, url, true)).rejects.toThrow(/holds migrations that are not in/)
  })

  it('goes on saying which migration failed', async () => {
    folder.write('20260102000000_second', 'CREATE TABLE second (id NO_SUCH_TYPE);')
    await expect(deploy()).rejects.toThrow(/no_such_type/)
    await expect(deploy()).rejects.toThrow(/20260102000000_second failed earlier/)
    expect(await tablesOf(url)).toEqual(['first'])
  })
})
