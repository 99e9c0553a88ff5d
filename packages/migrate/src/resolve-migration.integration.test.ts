import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { newDatabaseUrl } from '@resume/test-kit/fresh-database'
import { beforeEach, describe, expect, it } from 'vitest'
import { migrationFolder, tablesOf } from '../test-data/migration-folder.ts'
import { withClient } from './databases.ts'
import { deployMigrations } from './deploy-migrations.ts'
import { migrationStatus } from './migration-status.ts'
import { resolveMigration } from './resolve-migration.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const [first, second, third] = ['20260101000000_first', '20260102000000_second', '20260103000000_third'] as const

describe('a migration that fails', () => {
  let folder: ReturnType<typeof migrationFolder>
  let url: string
  const deploy = () => deployMigrations(folder.prismaDir, url)
  const resolve = (name: string, resolution: 'applied' | 'rolled-back') =>
    resolveMigration(folder.prismaDir, url, name, resolution)
  const states = async () =>
    Object.fromEntries((await migrationStatus(folder.prismaDir, url)).map(({ name, state }) => [name, state]))
  const run = (sql: string) => withClient(url, (client) => client.query(sql))

  /** Runs the command line as an operator does. */
  const migrate = (...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      [main, ...args, '--dir', folder.prismaDir, '--url-variable', 'DATABASE_URL'],
      {
        env: { PATH: process.env.PATH, DATABASE_URL: url },
      },
    ).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
    )

  beforeEach(() => {
    folder = migrationFolder()
    url = newDatabaseUrl()
    folder.write(first, 'CREATE TABLE first (id INT PRIMARY KEY); INSERT INTO first VALUES (1), (1000);')
    folder.write(second, 'CREATE TABLE half (id INT PRIMARY KEY); ALTER TABLE first ADD CHECK (id < 100);')
    folder.write(third, 'CREATE TABLE third (id INT PRIMARY KEY);')
  })

  it('leaves nothing behind, and is tried again once it is mended and resolved', async () => {
    expect(await states()).toEqual({ [first]: 'pending', [second]: 'pending', [third]: 'pending' })
    await expect(deploy()).rejects.toThrow(/violated by some row/)
    expect(await tablesOf(url)).toEqual(['first'])
    expect(await states()).toEqual({ [first]: 'applied', [second]: 'failed', [third]: 'pending' })
    await expect(deploy()).rejects.toThrow(/20260102000000_second failed earlier and must be resolved first/)

    const status = await migrate('status')
    expect(status).toMatchObject({ code: 1, stderr: '' })
    expect(status.stdout).toMatch(/^applied {2}20260101000000_first .*\nfailed {3}20260102000000_second /)
    expect(status.stdout).toMatch(/violated by some row/)
    expect(await migrate('resolve', '--rolled-back', second)).toMatchObject({
      code: 0,
      stdout: `resolved ${second} as rolled-back\n`,
    })
    await expect(deploy()).rejects.toThrow(/violated by some row/)

    await resolve(second, 'rolled-back')
    folder.write(second, 'CREATE TABLE half (id INT PRIMARY KEY); ALTER TABLE first ADD CHECK (id < 10000);')
    expect(await deploy()).toEqual([second, third])
    expect(await tablesOf(url)).toEqual(['first', 'half', 'third'])
    expect(await migrate('status')).toMatchObject({ code: 0, stderr: '' })
  })

  it('is not tried again once its changes were made by hand and it is resolved as applied', async () => {
    await expect(deploy()).rejects.toThrow()
    await run('CREATE TABLE half (id INT PRIMARY KEY); ALTER TABLE first ADD CHECK (id < 10000)')
    await resolve(second, 'applied')
    expect(await states()).toEqual({ [first]: 'applied', [second]: 'applied', [third]: 'pending' })
    expect(await deploy()).toEqual([third])
    expect(await tablesOf(url)).toEqual(['first', 'half', 'third'])
  })

  it('is resolved when its process was killed in the middle, too', async () => {
    folder.remove(second)
    await deploy()
    await run("UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '20260103000000_third'")
    expect(await states()).toMatchObject({ [third]: 'running' })
    await expect(deploy()).rejects.toThrow(/20260103000000_third failed earlier/)
    await resolve(third, 'applied')
    expect(await deploy()).toEqual([])
    expect(await states()).toEqual({ [first]: 'applied', [third]: 'applied' })
  })

  it('is the only one that can be resolved, and in one way', async () => {
    await expect(deploy()).rejects.toThrow()
    await expect(resolve('20260109000000_other', 'applied')).rejects.toThrow(/there is no migration 2026.*_other$/)
    await expect(resolve(first, 'rolled-back')).rejects.toThrow(/_first has not failed: it is applied$/)
    await expect(resolve(third, 'applied')).rejects.toThrow(/_third has not failed: it is pending$/)
    const both = await migrate('resolve', '--applied', second, '--rolled-back', second)
    expect(both).toMatchObject({ code: 1, stdout: '' })
    expect(both.stderr).toMatch(/^usage: /)
    expect(await states()).toMatchObject({ [second]: 'failed' })
  })

  it('is told apart from those that were edited, and from those of a newer release', async () => {
    folder.remove(second)
    await deploy()
    folder.write(first, 'CREATE TABLE other (id INT PRIMARY KEY);')
    folder.remove(third)
    expect(await states()).toEqual({ [first]: 'edited', [third]: 'unknown' })
  })
})
