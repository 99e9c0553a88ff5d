import { isId } from '@resume/service-kit/ids'
import type { Database } from './database.ts'

/** Finds images that can be published. @param urlOf the address at which readers find an object */
export function createReadyAssets(database: Database, urlOf: (key: string) => string | null) {
  return async (userId: string, ids: string[]): Promise<Map<string, string>> => {
    const where = { userId, id: { in: ids.filter(isId) }, status: 'READY', publicKey: { not: null } }
    const rows = await database.asset.findMany({ where, select: { id: true, publicKey: true } })
    return new Map(rows.map(({ id, publicKey }) => [id, urlOf(publicKey ?? '') ?? '']))
  }
}
