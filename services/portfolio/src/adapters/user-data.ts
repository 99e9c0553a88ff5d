import { Prisma } from '../generated/prisma/client.ts'
import type { EraseUserDataPorts } from '../use-cases/erase-user-data.ts'
import type { ExportUserDataPorts } from '../use-cases/export-user-data.ts'
import type { Database, Transaction } from './database.ts'
import { notingObjectsOf } from './object-removals.ts'
import { owners } from './owners.ts'
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
    markErased: owners.markErased,
    removeAssets: async (transaction: Transaction, userId: string) => {
      const gone = Prisma.sql`DELETE FROM assets WHERE user_id = ${userId}::uuid RETURNING upload_key, upload_end, public_key`
      await transaction.$executeRaw(notingObjectsOf(gone))
    },
  }
}
