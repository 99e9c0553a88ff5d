import type { Pool } from '@resume/service-kit/database/pools'
import { AppError } from '@resume/service-kit/errors/app-error'
import { appendEvent } from '@resume/service-kit/outbox/append-event'
import type { User } from '../generated/prisma/client.ts'
import { codeIdentifier } from './auth.ts'
import type { AuthCache } from './auth-cache.ts'
import { type Database, isUniqueViolation, type Transaction } from './database.ts'

/** A user with the number of keys that authenticate now and, where one is linked, the account at the code host. */
export type UserWithCount = User & { apiKeyCount: number; codehostAccountId: string | null }

/** What the authentication library calls the code host. */
const codehostProvider = 'github'

/** Users in PostgreSQL. Every change appends its event and drops the caches before it returns. */
export interface Users {
  /** @throws AppError `not_found` */
  get(userId: string): Promise<UserWithCount>
  /** @throws AppError `not_found` */
  rename(userId: string, name: string): Promise<UserWithCount>
  /** @throws AppError `not_found` */
  setAutoSync(userId: string, enabled: boolean): Promise<UserWithCount>
  /**
   * Gives the user a username for good; the held one again is no change.
   * @throws AppError `conflict` when the user holds another one, or somebody else holds this one
   */
  claimUsername(userId: string, username: string): Promise<UserWithCount>
  isUsernameTaken(username: string, exceptUserId: string | undefined): Promise<boolean>
  /** Erases the user with keys, sessions, codes, linked accounts and subscriptions. @throws AppError `not_found` */
  erase(userId: string): Promise<void>
}

const notFound = () => new AppError('not_found', 'User not found')

/** One statement, because it is behind the most frequent read of all. */
const query = `
  SELECT u.id, u.name, u.email, u.email_verified AS "emailVerified", u.image, u.username,
    u.auto_sync_enabled AS "autoSyncEnabled", u.created_at AS "createdAt", u.updated_at AS "updatedAt",
    (
      SELECT count(*)::int FROM api_keys k
      WHERE k.user_id = u.id AND k.revoked_at IS NULL AND k.suspended_at IS NULL AND k.expires_at > now()
    ) AS "apiKeyCount",
    (
      SELECT a.account_id FROM accounts a WHERE a.user_id = u.id AND a.provider_id = '${codehostProvider}' LIMIT 1
    ) AS "codehostAccountId"
  FROM users u WHERE u.id = $1::uuid`

/** @param pool for the read that must cost as little as PostgreSQL itself */
export function createUsers(database: Database, pool: Pool, cache: AuthCache): Users {
  const read = async (transaction: Transaction, userId: string): Promise<UserWithCount> => {
    const [user] = await transaction.$queryRawUnsafe<UserWithCount[]>(query, userId)
    if (!user) throw notFound()
    return user
  }

  /** Applies a change to a user, tells of it and drops the caches. */
  const change = async (userId: string, apply: (transaction: Transaction) => Promise<boolean>) => {
    const { user, changed } = await database.$transaction(async (transaction) => {
      const changed = await apply(transaction)
      const user = await read(transaction, userId)
      if (changed) {
        const { id, name, username, autoSyncEnabled } = user
        await appendEvent(transaction, 'userUpdated', { userId: id, name, username: username ?? '', autoSyncEnabled })
      }
      return { user, changed }
    })
    if (changed) await cache.dropUser(userId)
    return user
  }

  return {
    async get(userId) {
      const { rows } = await pool.query<UserWithCount>({ name: 'read-user', text: query, values: [userId] })
      const [user] = rows
      if (!user) throw notFound()
      return user
    },

    rename: (userId, name) =>
      change(userId, async ({ user }) => {
        const { count } = await user.updateMany({ where: { id: userId }, data: { name } })
        return count > 0
      }),

    setAutoSync: (userId, autoSyncEnabled) =>
      change(userId, async ({ user }) => {
        const { count } = await user.updateMany({ where: { id: userId }, data: { autoSyncEnabled } })
        return count > 0
      }),

    async claimUsername(userId, username) {
      try {
        return await change(userId, async ({ user }) => {
          /** One statement decides: of two claims by one user the second finds the name set. */
          const { count } = await user.updateMany({ where: { id: userId, username: null }, data: { username } })
          if (count > 0) return true
          const held = await user.findUnique({ where: { id: userId }, select: { username: true } })
          if (!held) throw notFound()
          if (held.username !== username) throw new AppError('conflict', 'Username is locked and cannot be changed')
          return false
        })
      } catch (error) {
        if (isUniqueViolation(error)) throw new AppError('conflict', 'Username is already taken', { cause: error })
        throw error
      }
    },

    async isUsernameTaken(username, exceptUserId) {
      const holder = await database.user.findUnique({ where: { username }, select: { id: true } })
      return holder !== null && holder.id !== exceptUserId
    },

    async erase(userId) {
      const { keyHashes, cookieHashes } = await database.$transaction(async (transaction) => {
        /** From here on nobody gives the user another key or session, nor deletes it as well. */
        await transaction.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`
        const { email } = await read(transaction, userId)
        const keys = await transaction.apiKey.findMany({ where: { userId }, select: { id: true, keyHash: true } })
        const sessions = await transaction.session.findMany({ where: { userId }, select: { id: true, token: true } })
        for (const { id, keyHash } of keys) {
          await appendEvent(transaction, 'apiKeyDeleted', { keyId: id, userId, keyHash: hex(keyHash) })
        }
        for (const { id, token } of sessions) {
          const cookieHash = cache.hashOfToken(token)
          await appendEvent(transaction, 'sessionEnded', { sessionId: id, userId, cookieHash })
        }
        await transaction.verification.deleteMany({ where: { identifier: codeIdentifier(email) } })
        await transaction.user.delete({ where: { id: userId } })
        await appendEvent(transaction, 'userDeleted', { userId })
        return {
          keyHashes: keys.map(({ keyHash }) => hex(keyHash)),
          cookieHashes: sessions.map(({ token }) => cache.hashOfToken(token)),
        }
      })
      await cache.dropSessions(cookieHashes)
      await cache.dropKeys(userId, keyHashes)
    },
  }
}

/** Bytes as hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}
