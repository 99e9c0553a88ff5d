import { newId } from '@resume/service-kit/ids'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { openTestDatabase, openTestPool } from '@resume/test-kit/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PrismaClient } from '../generated/prisma/client.ts'
import { findApiKeys, type KeySearch } from '../use-cases/find-api-keys.ts'
import { createApiKeys } from './api-keys.ts'
import { createSessions } from './sessions.ts'

let database: PrismaClient
let apiKeys: ReturnType<typeof createApiKeys>
let close: () => Promise<unknown>

beforeAll(async () => {
  const url = await freshDatabase('services/identity')
  database = openTestDatabase(PrismaClient, url)
  const pool = openTestPool(url, 1)
  apiKeys = createApiKeys(database, pool)
  close = () => Promise.all([database.$disconnect(), pool.end()])
})
afterAll(() => close?.())

async function aUser(): Promise<string> {
  const id = newId()
  await database.user.create({ data: { id, name: 'Ada', email: `${id}@example.com` } })
  return id
}

/** @returns the ID of a key that was made on a day */
async function aKey(userId: string, made: number, keyPrefix: string, keySuffix: string): Promise<string> {
  const id = newId()
  const createdAt = new Date(Date.UTC(2027, 0, made))
  const settings = { name: 'k', scopes: ['user:read'], rateLimit: 20, expiresAt: new Date(Date.UTC(2030, 0, 1)) }
  const data = { id, userId, keyPrefix, keySuffix, keyHash: Buffer.from(id), createdAt, ...settings }
  await database.apiKey.create({ data })
  return id
}

const anything: KeySearch = { userId: undefined, prefix: undefined, suffix: undefined }
const find = async (search: Partial<KeySearch>, page = { limit: 10, offset: 0 }) => {
  const { items, total } = await findApiKeys({ apiKeys }, { ...anything, ...search }, page)
  return { ids: items.map(({ id }) => id), total }
}

describe('a search for keys', () => {
  it('finds those of a user, and those that begin and end as asked, newest first', async () => {
    const [one, other] = [await aUser(), await aUser()]
    const third = await aKey(one, 3, 'svc_0002', 'aaaaaaaa')
    const second = await aKey(other, 2, 'svc_0001', 'bbbbbbbb')
    const first = await aKey(one, 1, 'svc_0001', 'aaaaaaaa')
    expect(await find({ userId: one })).toEqual({ ids: [third, first], total: 2 })
    expect(await find({ prefix: 'svc_0001' }, { limit: 100, offset: 0 })).toEqual({ ids: [second, first], total: 2 })
    expect(await find({ prefix: 'svc_0001', suffix: 'bbbbbbbb' })).toEqual({ ids: [second], total: 1 })
    expect(await find({ userId: other, prefix: 'svc_0002' })).toEqual({ ids: [], total: 0 })
    expect(await find({ prefix: 'svc_0001' }, { limit: 1, offset: 1 })).toEqual({ ids: [first], total: 2 })
  })

  it.each([
    {},
    { prefix: '' },
    { prefix: 'svc_' },
    { prefix: 'svc_000%' },
    { prefix: 'svc_00010' },
    { suffix: 'aaaaaaaa' },
  ])('for everybody’s keys is refused: %o', async (search) => {
    await expect(find(search)).rejects.toMatchObject({ details: [{ path: 'prefix' }] })
  })

  it.each([0, 101])('of a page of %d is refused', async (limit) => {
    const search = find({ prefix: 'svc_0001' }, { limit, offset: 0 })
    await expect(search).rejects.toMatchObject({ details: [{ path: 'limit' }] })
  })
})

it('the list of a user’s sessions is paged, newest first', async () => {
  const [userId, other] = [await aUser(), await aUser()]
  const sessionOf = async (owner: string, day: number) => {
    const [id, createdAt] = [newId(), new Date(Date.UTC(2027, 0, day))]
    await database.session.create({ data: { id, userId: owner, token: id, createdAt, expiresAt: createdAt } })
    return id
  }
  const [second, first, third] = [await sessionOf(userId, 2), await sessionOf(userId, 1), await sessionOf(userId, 3)]
  await sessionOf(other, 4)
  const list = async (limit: number, offset: number) => {
    const sessions = createSessions(['a secret of the tests that is long enough'])
    const { items, total } = await sessions.list(database, userId, { limit, offset })
    return { ids: items.map(({ id }) => id), total }
  }
  expect(await list(2, 0)).toEqual({ ids: [third, second], total: 3 })
  expect(await list(2, 2)).toEqual({ ids: [first], total: 3 })
})
