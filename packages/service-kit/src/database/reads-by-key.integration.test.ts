import { databaseWith } from '@resume/test-kit/fresh-database'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createLogger } from '../logging/logger.ts'
import { openQuickPool, type Pool } from './pools.ts'
import { readsByKey } from './reads-by-key.ts'

let url: string
beforeAll(async () => {
  url = await databaseWith(`
    CREATE TABLE things (owner uuid NOT NULL, name text NOT NULL, size int NOT NULL, PRIMARY KEY (owner, name));
    INSERT INTO things SELECT ('00000000-0000-0000-0000-00000000000' || (n % 10))::uuid, 'thing ' || n, n
    FROM generate_series(0, 999) n`)
})

const ownerOf = (thing: number) => `00000000-0000-0000-0000-00000000000${thing % 10}`

/** Reads of things by owner and name, and the statements that they took. */
function readingThings({ fails = () => false }: { fails?: (statement: number) => boolean } = {}) {
  const pool = openQuickPool(url, createLogger({ service: 'test', level: 'silent' }))
  onTestFinished(() => pool.end())
  const asked: number[] = []
  const query = async (statement: { values: [unknown[]] }) => {
    asked.push(statement.values[0].length)
    if (fails(asked.length)) throw Object.assign(new Error('the connection was lost'), { code: '57P01' })
    return pool.query(statement as never)
  }
  const read = readsByKey<{ name: string; size: number }, [owner: string, name: string]>({ query } as unknown as Pool, {
    name: 'read-thing',
    types: ['uuid', 'text'],
    select: 'SELECT t.name, t.size FROM things t WHERE t.owner = asked.key1 AND t.name = asked.key2',
  })
  return { read: (thing: number) => read(ownerOf(thing), `thing ${thing}`), readKey: read, asked, pool }
}

const outcomeOf = (read: Promise<unknown>) =>
  read.then(
    () => 'read',
    (error: { code?: string }) => error.code,
  )

describe('reads by key', () => {
  it('give each what it asked for, with one statement for those of one turn', async () => {
    const { read, asked } = readingThings()
    const things = [7, 3, 3, 999, 5_000, 12]
    const found = await Promise.all(things.map(read))
    expect(found.map((row) => row?.size)).toEqual([7, 3, 3, 999, undefined, 12])
    expect(found[0]).toEqual({ name: 'thing 7', size: 7 })
    expect(asked).toEqual([6])
  })

  it('never mix up answers, however they come', async () => {
    const { read, asked } = readingThings()
    const readers = Array.from({ length: 50 }, async (_, reader) => {
      for (let time = 0; time < 40; time++) {
        const thing = (reader * 37 + time * 101) % 1_200
        expect((await read(thing))?.size).toBe(thing < 1_000 ? thing : undefined)
      }
    })
    await Promise.all(readers)
    expect(asked.reduce((sum, keys) => sum + keys)).toBe(2_000)
    expect(asked.length).toBeLessThan(1_000)
    expect(Math.max(...asked)).toBeLessThanOrEqual(32)
  })

  it('give texts as bytes where they are read as such, and other columns as ever', async () => {
    const { pool } = readingThings()
    const read = readsByKey<{ name: string; long: Buffer; none: Buffer | null }, [name: string]>(pool, {
      name: 'read-bytes',
      types: ['text'],
      select: `SELECT t.name, (t.name || ' – ä€𝄞')::varchar AS long, NULL::varchar AS none FROM things t WHERE t.name = asked.key1`,
      varcharAsBytes: true,
    })
    const [one, two] = await Promise.all([read('thing 1'), read('thing 2')])
    expect(one).toEqual({ name: 'thing 1', long: Buffer.from('thing 1 – ä€𝄞'), none: null })
    expect(two?.long).toEqual(Buffer.from('thing 2 – ä€𝄞'))
  })

  it('fail one by one when a key is no good', async () => {
    const { read, readKey } = readingThings()
    const outcomes = await Promise.all([
      outcomeOf(read(1)),
      outcomeOf(readKey('no uuid', 'thing 1')),
      outcomeOf(readKey(ownerOf(1), 'a \0 in it')),
      outcomeOf(read(2)),
    ])
    expect(outcomes).toEqual(['read', '22P02', '22021', 'read'])
  })

  it('all fail, once, when the database does', async () => {
    const { read, asked } = readingThings({ fails: (statement) => statement === 1 })
    expect(await Promise.all([1, 2, 3].map((thing) => outcomeOf(read(thing))))).toEqual(['57P01', '57P01', '57P01'])
    expect(asked).toEqual([3])
    expect(await outcomeOf(read(1))).toBe('read')
  })

  it('find each row by its index, even in a plan that was made while the table was empty', async () => {
    const empty = await databaseWith('CREATE TABLE things (owner uuid, name text, size int, PRIMARY KEY (owner, name))')
    const pool = openQuickPool(empty, createLogger({ service: 'test', level: 'silent' }), { connections: 1 })
    onTestFinished(() => pool.end())
    const read = readsByKey(pool, {
      name: 'read-thing',
      types: ['uuid', 'text'],
      select: 'SELECT t.name, t.size FROM things t WHERE t.owner = asked.key1 AND t.name = asked.key2',
    })
    await Promise.all([1, 2].map((thing) => read(ownerOf(thing), 'thing')))
    const { rows } = await pool.query(`EXPLAIN EXECUTE "read-thing" ('{${ownerOf(1)},${ownerOf(2)}}', '{thing,thing}')`)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index (Only )?Scan/)
    expect(plan).not.toContain('Seq Scan')
  })
})
