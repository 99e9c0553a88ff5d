import { newDatabaseUrl } from '@resume/test-kit/fresh-database'
import { beforeEach, describe, expect, it } from 'vitest'
import { migrationFolder, tablesOf } from '../test-data/migration-folder.ts'
import { deployMigrations } from './deploy-migrations.ts'

describe('deploying migrations', () => {
  let folder: ReturnType<typeof migrationFolder>
  let url: string
  const deploy = () => deployMigrations(folder.prismaDir, url)

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
