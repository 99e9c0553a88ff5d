import type { Pool } from '@resume/service-kit/database/pools'
import { readsByKey } from '@resume/service-kit/database/reads-by-key'
import { isId } from '@resume/service-kit/ids'
import { type ActiveKey, type ApiKey, apiKeyNotFound } from '../domain/api-key.ts'
import type { KnownKey } from '../domain/stale-entries.ts'
import type { KeySearch } from '../use-cases/find-api-keys.ts'
import type { Database, Transaction } from './database.ts'

const isActive = `revoked_at IS NULL AND suspended_at IS NULL AND expires_at > now()
  AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = user_id AND users.suspended_at IS NOT NULL)`
const activeColumns = 'id, user_id AS "userId", scopes, rate_limit AS "rateLimit", expires_at AS "expiresAt"'

const activeKey = `SELECT ${activeColumns} FROM api_keys WHERE key_hash = asked.key1 AND ${isActive}`
const movedKey = `SELECT ${activeColumns} FROM api_keys WHERE previous_key_hash = $1 AND ${isActive}`
const moveKey = `
  UPDATE api_keys SET key_hash = $2, previous_key_hash = $1
  WHERE (key_hash = $1 OR (key_hash = $2 AND previous_key_hash = $1)) AND ${isActive}
  RETURNING ${activeColumns}`

/** What a change of several keys returns for each. */
const named = { id: true, userId: true, keyHash: true, previousKeyHash: true } as const

/** Keys that have expired stay as they are: nothing brings them back. */
const unexpired = () => ({ expiresAt: { gt: new Date() } })

interface Owner {
  userId: string
  subscriptionId: string
}

/**
 * API keys in PostgreSQL.
 * @param pool for the lookup that must cost no more than PostgreSQL itself
 */
export function createApiKeys(database: Database, pool: Pool) {
  const locked = async (transaction: Transaction, userId: string, id: string): Promise<ApiKey> => {
    if (!isId(id)) throw apiKeyNotFound()
    await transaction.$queryRaw`SELECT 1 FROM api_keys WHERE id = ${id}::uuid FOR UPDATE`
    const key = await transaction.apiKey.findFirst({ where: { id, userId } })
    if (!key) throw apiKeyNotFound()
    return key
  }

  return {
    insert(
      transaction: Transaction,
      key: Omit<ApiKey, 'previousKeyHash' | 'lastUsed' | 'revokedAt' | 'suspendedAt' | 'createdAt' | 'updatedAt'>,
    ) {
      return transaction.apiKey.create({ data: { ...key, keyHash: new Uint8Array(key.keyHash) } })
    },

    async lockCount(transaction: Transaction, userId: string): Promise<number> {
      /** Not FOR UPDATE, which would wait for whatever refers to the user. */
      await transaction.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`
      return transaction.apiKey.count({ where: { userId, revokedAt: null, expiresAt: { gt: new Date() } } })
    },

    async update(
      transaction: Transaction,
      userId: string,
      id: string,
      change: (key: ApiKey) => Pick<ApiKey, 'revokedAt'> | undefined,
    ): Promise<ApiKey> {
      const key = await locked(transaction, userId, id)
      const data = change(key)
      if (data) await transaction.apiKey.update({ where: { id }, data })
      return key
    },

    async remove(transaction: Transaction, userId: string, id: string): Promise<ApiKey> {
      const key = await locked(transaction, userId, id)
      await transaction.apiKey.delete({ where: { id } })
      return key
    },

    async list(userId: string, { limit, offset }: { limit: number; offset: number }) {
      const [items, total] = await Promise.all([
        database.apiKey.findMany({
          where: { userId },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: limit,
          skip: offset,
        }),
        database.apiKey.count({ where: { userId } }),
      ])
      return { items, total }
    },

    async find(userId: string, id: string): Promise<ApiKey | undefined> {
      return (isId(id) && (await database.apiKey.findFirst({ where: { id, userId } }))) || undefined
    },

    findActive: readsByKey<ActiveKey, [keyHash: Uint8Array]>(pool, {
      name: 'find-active-key',
      types: ['bytea'],
      select: activeKey,
    }),

    async findMoved(keyHash: Uint8Array): Promise<ActiveKey | undefined> {
      const { rows } = await pool.query<ActiveKey>({ name: 'find-moved-key', text: movedKey, values: [keyHash] })
      return rows[0]
    },

    async move(from: Uint8Array, to: Uint8Array): Promise<ActiveKey | undefined> {
      const { rows } = await pool.query<ActiveKey>({ name: 'move-key', text: moveKey, values: [from, to] })
      return rows[0]
    },

    async known(transaction: Transaction, userId: string): Promise<KnownKey[]> {
      /** Until the transaction ends, none of them moves to another hash. */
      await transaction.$queryRaw`SELECT 1 FROM api_keys WHERE user_id = ${userId}::uuid FOR UPDATE`
      return transaction.apiKey.findMany({ where: { userId, revokedAt: null, ...unexpired() }, select: named })
    },

    async search({ userId, prefix, suffix }: KeySearch, { limit, offset }: { limit: number; offset: number }) {
      const where = {
        ...(userId !== undefined && { userId }),
        ...(prefix !== undefined && { keyPrefix: prefix }),
        ...(suffix !== undefined && { keySuffix: suffix }),
      }
      const [items, total] = await Promise.all([
        database.apiKey.findMany({
          where,
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: limit,
          skip: offset,
        }),
        database.apiKey.count({ where }),
      ])
      return { items, total }
    },

    removeOldest(transaction: Transaction, userId: string, count: number) {
      return transaction.$queryRaw<KnownKey[]>`
        DELETE FROM api_keys WHERE id IN (
          SELECT id FROM api_keys WHERE user_id = ${userId}::uuid ORDER BY created_at, id LIMIT ${count}
        ) RETURNING id, user_id AS "userId", key_hash AS "keyHash", previous_key_hash AS "previousKeyHash"`
    },

    suspendOwned(transaction: Transaction, { userId, subscriptionId }: Owner, suspendedAt: Date) {
      const where = { userId, subscriptionId, revokedAt: null, suspendedAt: null, ...unexpired() }
      return transaction.apiKey.updateManyAndReturn({ where, data: { suspendedAt }, select: named })
    },

    reviveOwned(transaction: Transaction, { userId, subscriptionId }: Owner) {
      const where = { userId, subscriptionId, revokedAt: null, suspendedAt: { not: null }, ...unexpired() }
      return transaction.apiKey.updateManyAndReturn({ where, data: { suspendedAt: null }, select: named })
    },

    async touch(id: string, at: Date, unlessAfter: Date): Promise<void> {
      if (!isId(id)) return
      /** In SQL, because Prisma would set `updatedAt`, although no setting of the key changes. */
      await database.$executeRaw`
        UPDATE api_keys SET last_used = ${at}
        WHERE id = ${id}::uuid AND (last_used IS NULL OR last_used <= ${unlessAfter})`
    },
  }
}
