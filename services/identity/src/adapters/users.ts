import type { Pool } from '@resume/service-kit/database/pools'
import { readsByKey } from '@resume/service-kit/database/reads-by-key'
import { codehostProvider, codeIdentifier } from '../domain/sign-in.ts'
import { type AccountChange, timeOfChange, type User, type UserWithCount, userNotFound } from '../domain/user.ts'
import type { Database, Transaction } from './database.ts'

/** A user `u` with the counts that an account shows. */
export const userColumns = `
    u.id, u.name, u.email, u.email_verified AS "emailVerified", u.username,
    u.auto_sync_enabled AS "autoSyncEnabled", u.suspended_at AS "suspendedAt", u.suspension_version AS "suspensionVersion",
    u.created_at AS "createdAt", u.updated_at AS "updatedAt",
    (
      SELECT count(*)::int FROM api_keys k
      WHERE k.user_id = u.id AND k.revoked_at IS NULL AND k.suspended_at IS NULL AND k.expires_at > now()
    ) AS "apiKeyCount",
    (
      SELECT a.account_id FROM accounts a WHERE a.user_id = u.id AND a.provider_id = '${codehostProvider}'
      ORDER BY a.created_at DESC, a.id DESC LIMIT 1
    ) AS "codehostAccountId"`

const userWhere = (id: string) => `SELECT ${userColumns} FROM users u WHERE u.id = ${id}`
const query = userWhere('$1::uuid')

/**
 * Users in PostgreSQL.
 * @param pool for the read that must cost no more than PostgreSQL itself
 */
export function createUsers(database: Database, pool: Pool) {
  const locked = async (transaction: Transaction, id: string): Promise<User | null> => {
    await transaction.$queryRaw`SELECT 1 FROM users WHERE id = ${id}::uuid FOR UPDATE`
    return transaction.user.findUnique({ where: { id } })
  }

  return {
    /** The most frequent read of all. */
    find: readsByKey<UserWithCount, [id: string]>(pool, {
      name: 'read-user',
      types: ['uuid'],
      select: userWhere('asked.key1'),
    }),

    async read(transaction: Transaction, id: string): Promise<UserWithCount> {
      const [user] = await transaction.$queryRawUnsafe<UserWithCount[]>(query, id)
      if (!user) throw userNotFound()
      return user
    },

    async update(
      transaction: Transaction,
      id: string,
      change: (user: User) => AccountChange | undefined,
    ): Promise<boolean> {
      const user = await locked(transaction, id)
      if (!user) throw userNotFound()
      const data = change(user)
      if (!data) return false
      const updatedAt = timeOfChange(user.updatedAt, new Date())
      await transaction.user.update({ where: { id }, data: { ...data, updatedAt } })
      return true
    },

    async holderOf(username: string): Promise<string | undefined> {
      const holder = await database.user.findUnique({ where: { username }, select: { id: true } })
      return holder?.id
    },

    async standing(transaction: Transaction, id: string): Promise<'active' | 'suspended' | 'gone'> {
      const [found] = await transaction.$queryRaw<{ isSuspended: boolean }[]>`
        SELECT suspended_at IS NOT NULL AS "isSuspended" FROM users WHERE id = ${id}::uuid FOR KEY SHARE`
      if (!found) return 'gone'
      return found.isSuspended ? 'suspended' : 'active'
    },

    async hold(transaction: Transaction, id: string): Promise<void> {
      await transaction.$queryRaw`SELECT 1 FROM users WHERE id = ${id}::uuid FOR KEY SHARE`
    },

    async lock(transaction: Transaction, id: string): Promise<User | undefined> {
      return (await locked(transaction, id)) ?? undefined
    },

    async remove(transaction: Transaction, { id, email }: { id: string; email: string }): Promise<void> {
      await transaction.verification.deleteMany({ where: { identifier: codeIdentifier(email) } })
      await transaction.user.delete({ where: { id } })
    },
  }
}
