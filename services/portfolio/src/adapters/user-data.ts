import type { EraseUserDataPorts } from '../use-cases/erase-user-data.ts'
import type { ExportUserDataPorts } from '../use-cases/export-user-data.ts'
import type { Database, Transaction } from './database.ts'
import { publicationLists } from './publication-data.ts'

/**
 * What is held about a user: to read it, and to remove it.
 * @param urlOf the address at which readers find an object
 */
export function createUserData(
  database: Database,
  urlOf: (key: string) => string | null,
): ExportUserDataPorts['userData'] & EraseUserDataPorts['userData'] {
  return {
    publicationLists: publicationLists(database),
    assets: async (userId) => {
      const rows = await database.asset.findMany({ where: { userId }, orderBy: { id: 'asc' } })
      return rows.map(({ id, kind, mimeType, sizeBytes, checksum, status, publicKey, createdAt, updatedAt }) => {
        const url = publicKey === null ? null : urlOf(publicKey)
        return { id, kind, mimeType, sizeBytes, checksum, status, url, createdAt, updatedAt }
      })
    },
    markErased: async (transaction: Transaction, userId: string) => {
      await transaction.$executeRaw`
        INSERT INTO owners (user_id, erased_at) VALUES (${userId}::uuid, now())
        ON CONFLICT (user_id) DO UPDATE SET erased_at = coalesce(owners.erased_at, excluded.erased_at)`
    },
    removeAssets: async (transaction: Transaction, userId: string) => {
      await transaction.$executeRaw`
        WITH gone AS (DELETE FROM assets WHERE user_id = ${userId}::uuid RETURNING upload_key, upload_end, public_key)
        INSERT INTO object_removals AS noted (key, due_at, last_at)
        SELECT upload_key, now(), upload_end FROM gone
        UNION ALL SELECT public_key, now(), now() FROM gone WHERE public_key IS NOT NULL
        ON CONFLICT (key) DO UPDATE SET due_at = excluded.due_at, last_at = greatest(noted.last_at, excluded.last_at)`
    },
  }
}
