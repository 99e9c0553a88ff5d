import type { Pool } from '@resume/service-kit/database/pools'
import { AppError } from '@resume/service-kit/errors/app-error'
import { isId, newId } from '@resume/service-kit/ids'
import { appendEvent } from '@resume/service-kit/outbox/append-event'
import { newApiKeySecret, storedFormOf } from '../domain/api-key-secret.ts'
import type { ApiKeySettings } from '../domain/api-key-settings.ts'
import { apiKeyStatus, keepsKeysWorking } from '../domain/api-key-status.ts'
import type { ApiKey } from '../generated/prisma/client.ts'
import type { AuthCache } from './auth-cache.ts'
import { type Database, isMissingReference, type Transaction } from './database.ts'
import { hex } from './users.ts'

/** A key just made, and its secret, which is nowhere else. */
export interface IssuedKey {
  apiKey: ApiKey
  secret: string
}

/** What the gateway has to know of a key that authenticates. */
export type ActiveKey = Pick<ApiKey, 'id' | 'userId' | 'scopes' | 'rateLimit' | 'expiresAt'>

/** API keys in PostgreSQL. Every change appends its event and drops the caches before it returns. */
export interface ApiKeys {
  /** @throws AppError `not_found` when the user is gone */
  create(userId: string, settings: ApiKeySettings): Promise<IssuedKey>
  /** Newest first. */
  list(userId: string, page: { limit: number; offset: number }): Promise<{ items: ApiKey[]; total: number }>
  /** @throws AppError `not_found` when it is missing or somebody else's */
  get(userId: string, id: string): Promise<ApiKey>
  /**
   * Revokes an active key and issues its replacement in one transaction; of two at once one wins.
   * @param settle makes the replacement's settings from those of the key
   * @throws AppError `not_found` unless the key is active and the caller's
   */
  rotate(userId: string, id: string, settle: (former: ApiKeySettings) => ApiKeySettings): Promise<IssuedKey>
  /** A key that is revoked already stays so. @throws AppError `not_found` */
  revoke(userId: string, id: string): Promise<void>
  /** @throws AppError `not_found` */
  remove(userId: string, id: string): Promise<void>
  /** The active key with a hash. */
  findActive(keyHash: Uint8Array): Promise<ActiveKey | undefined>
  /** Notes a use, at most once per interval. */
  touch(id: string, intervalSeconds: number): Promise<void>
}

const notFound = () => new AppError('not_found', 'API key not found')

/**
 * The active subscription that a user holds, if any: the owner of a key that is made now. The row stays as it is until the
 * transaction ends, so that news of the subscription find the key.
 */
async function activeSubscription(transaction: Transaction, userId: string): Promise<string | null> {
  await transaction.$queryRaw`SELECT 1 FROM subscription_states WHERE user_id = ${userId}::uuid FOR SHARE`
  const states = await transaction.subscriptionState.findMany({ where: { userId }, orderBy: { updatedAt: 'desc' } })
  return states.find(({ status }) => keepsKeysWorking(status))?.subscriptionId ?? null
}

const activeKey = `
  SELECT id, user_id AS "userId", scopes, rate_limit AS "rateLimit", expires_at AS "expiresAt"
  FROM api_keys
  WHERE key_hash = $1 AND revoked_at IS NULL AND suspended_at IS NULL AND expires_at > now()`

/**
 * Makes the {@link ApiKeys} of a database.
 * @param pool for the look-up that must cost as little as PostgreSQL itself
 */
export function createApiKeys(database: Database, pool: Pool, cache: AuthCache, hashSecret: string): ApiKeys {
  const issue = async (
    transaction: Transaction,
    userId: string,
    settings: ApiKeySettings,
    origin: { subscriptionId: string | null; rotatedFromId?: string },
  ): Promise<IssuedKey> => {
    const secret = newApiKeySecret()
    const { keyHash, ...ends } = storedFormOf(secret, hashSecret)
    const apiKey = await transaction.apiKey.create({
      data: { id: newId(), userId, ...settings, ...origin, ...ends, keyHash: new Uint8Array(keyHash) },
    })
    return { apiKey, secret }
  }

  /** A key, locked until the transaction ends, so that concurrent changes of it take turns. */
  const lock = async (transaction: Transaction, userId: string, id: string): Promise<ApiKey> => {
    if (!isId(id)) throw notFound()
    await transaction.$queryRaw`SELECT 1 FROM api_keys WHERE id = ${id}::uuid FOR UPDATE`
    const apiKey = await transaction.apiKey.findFirst({ where: { id, userId } })
    if (!apiKey) throw notFound()
    return apiKey
  }

  return {
    async create(userId, settings) {
      const issued = await database
        .$transaction(async (transaction) => {
          const subscriptionId = await activeSubscription(transaction, userId)
          const issued = await issue(transaction, userId, settings, { subscriptionId })
          await appendEvent(transaction, 'apiKeyCreated', { keyId: issued.apiKey.id, userId })
          return issued
        })
        .catch((error: unknown) => {
          throw isMissingReference(error) ? new AppError('not_found', 'User not found', { cause: error }) : error
        })
      await cache.dropUserView(userId)
      return issued
    },

    async list(userId, { limit, offset }) {
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

    async get(userId, id) {
      const apiKey = isId(id) ? await database.apiKey.findFirst({ where: { id, userId } }) : null
      if (!apiKey) throw notFound()
      return apiKey
    },

    async rotate(userId, id, settle) {
      const { issued, former } = await database.$transaction(async (transaction) => {
        const former = await lock(transaction, userId, id)
        const now = new Date()
        if (apiKeyStatus(former, now) !== 'active') throw notFound()
        const settings = settle(former)
        await transaction.apiKey.update({ where: { id }, data: { revokedAt: now } })
        const { subscriptionId } = former
        const issued = await issue(transaction, userId, settings, { subscriptionId, rotatedFromId: id })
        const keyHash = hex(former.keyHash)
        await appendEvent(transaction, 'apiKeyRotated', {
          keyId: id,
          userId,
          replacementKeyId: issued.apiKey.id,
          keyHash,
        })
        return { issued, former }
      })
      await cache.dropKeys(userId, [hex(former.keyHash)])
      return issued
    },

    async revoke(userId, id) {
      const apiKey = await database.$transaction(async (transaction) => {
        const apiKey = await lock(transaction, userId, id)
        if (!apiKey.revokedAt) {
          await transaction.apiKey.update({ where: { id }, data: { revokedAt: new Date() } })
          await appendEvent(transaction, 'apiKeyRevoked', { keyId: id, userId, keyHash: hex(apiKey.keyHash) })
        }
        return apiKey
      })
      await cache.dropKeys(userId, [hex(apiKey.keyHash)])
    },

    async remove(userId, id) {
      const apiKey = await database.$transaction(async (transaction) => {
        const apiKey = await lock(transaction, userId, id)
        await transaction.apiKey.delete({ where: { id } })
        await appendEvent(transaction, 'apiKeyDeleted', { keyId: id, userId, keyHash: hex(apiKey.keyHash) })
        return apiKey
      })
      await cache.dropKeys(userId, [hex(apiKey.keyHash)])
    },

    async findActive(keyHash) {
      const { rows } = await pool.query<ActiveKey>({ name: 'find-active-key', text: activeKey, values: [keyHash] })
      return rows[0]
    },

    async touch(id, intervalSeconds) {
      if (!isId(id)) return
      const now = new Date()
      const before = new Date(now.getTime() - intervalSeconds * 1000)
      /** In SQL, because Prisma would call it an update of the key, whose settings stay as they are. */
      await database.$executeRaw`
        UPDATE api_keys SET last_used = ${now}
        WHERE id = ${id}::uuid AND (last_used IS NULL OR last_used <= ${before})`
    },
  }
}
