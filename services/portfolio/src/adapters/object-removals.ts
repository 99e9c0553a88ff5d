import { Prisma } from '../generated/prisma/client.ts'
import type { CompleteAssetPorts } from '../use-cases/complete-asset.ts'
import type { DueRemoval, RemoveObjectsPorts } from '../use-cases/remove-objects.ts'
import type { Database, Transaction } from './database.ts'

/**
 * The statement that notes the objects of assets for removal.
 * @param gone a CTE's statement that returns `upload_key`, `upload_end` and `public_key` of assets that it deletes
 */
export function notingObjectsOf(gone: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    WITH gone AS (${gone})
    INSERT INTO object_removals AS noted (key, due_at, last_at)
    SELECT upload_key, now(), upload_end FROM gone
    UNION ALL SELECT public_key, now(), now() FROM gone WHERE public_key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET due_at = excluded.due_at, last_at = greatest(noted.last_at, excluded.last_at)`
}

/** Objects that are to be removed, whatever becomes of the process that decided so. */
export function createObjectRemovals(
  database: Database,
): RemoveObjectsPorts['removals'] & CompleteAssetPorts['removals'] {
  return {
    async plan(key, at) {
      await database.objectRemoval.create({ data: { key, dueAt: at, lastAt: at } })
    },
    async callOff(transaction: Transaction, key) {
      const { count } = await transaction.objectRemoval.deleteMany({ where: { key, isClaimed: false } })
      return count === 1
    },
    async note(transaction: Transaction, key, now, writableUntil) {
      await transaction.objectRemoval.upsert({
        where: { key },
        create: { key, dueAt: now, lastAt: writableUntil },
        update: { dueAt: now, lastAt: writableUntil },
      })
    },
    claim: (now, most) => database.$queryRaw<DueRemoval[]>`
      UPDATE object_removals SET is_claimed = true
      WHERE key IN (SELECT key FROM object_removals WHERE due_at <= ${now} ORDER BY due_at LIMIT ${most})
      RETURNING key, last_at AS "lastAt"`,
    async settle(removed, now) {
      const keys = [...removed]
      await database.$transaction([
        database.objectRemoval.deleteMany({ where: { key: { in: keys }, lastAt: { lte: now } } }),
        database.$executeRaw`UPDATE object_removals SET due_at = last_at WHERE key = ANY (${keys}) AND last_at > ${now}`,
      ])
    },
    async postpone(keys, until) {
      await database.objectRemoval.updateMany({ where: { key: { in: [...keys] } }, data: { dueAt: until } })
    },
  }
}
