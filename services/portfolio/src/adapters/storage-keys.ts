import type { CompareStoragePorts } from '../use-cases/compare-storage.ts'
import type { Database } from './database.ts'

/** The objects that rows name. */
export function createStorageKeys(database: Database): CompareStoragePorts['keys'] {
  return {
    async named(keys) {
      const rows = await database.$queryRaw<{ key: string }[]>`
        SELECT upload_key AS key FROM assets WHERE upload_key = ANY (${[...keys]})
        UNION SELECT public_key FROM assets WHERE public_key = ANY (${[...keys]})
        UNION SELECT key FROM object_removals WHERE key = ANY (${[...keys]})`
      return new Set(rows.map(({ key }) => key))
    },
    async readyAfter(id, before, most) {
      const rows = await database.asset.findMany({
        where: { id: { gt: id }, status: 'READY', updatedAt: { lt: before }, publicKey: { not: null } },
        orderBy: { id: 'asc' },
        take: most,
        select: { id: true, publicKey: true },
      })
      return rows.map((row) => ({ id: row.id, publicKey: String(row.publicKey) }))
    },
  }
}
