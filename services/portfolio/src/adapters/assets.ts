import type { AssetKind, AssetStatus, ImageType } from '@resume/proto/limits/portfolio-assets'
import type { Asset } from '../domain/asset.ts'
import { type Asset as AssetRow, Prisma } from '../generated/prisma/client.ts'
import type { CompleteAssetPorts } from '../use-cases/complete-asset.ts'
import type { DeclareAssetPorts } from '../use-cases/declare-asset.ts'
import type { DeleteAssetPorts } from '../use-cases/delete-asset.ts'
import type { ListAssetsPorts } from '../use-cases/list-assets.ts'
import type { RemovePendingAssetsPorts } from '../use-cases/remove-pending-assets.ts'
import type { Database, Transaction } from './database.ts'
import { notingObjectsOf } from './object-removals.ts'

/** Images that one statement removes. */
const batch = 500

type AssetPorts = CompleteAssetPorts['assets'] &
  DeclareAssetPorts['assets'] &
  DeleteAssetPorts['assets'] &
  ListAssetsPorts['assets'] &
  RemovePendingAssetsPorts['assets']

/** The table of images. */
export function createAssets(database: Database): AssetPorts {
  return {
    count: (transaction: Transaction, userId) => transaction.asset.count({ where: { userId } }),
    async insert(transaction: Transaction, userId, asset) {
      await transaction.asset.create({ data: { ...asset, userId } })
    },
    async find(userId, id) {
      const row = await database.asset.findFirst({ where: { id, userId } })
      return row ? assetOf(row) : undefined
    },
    async list(userId, { limit, offset }) {
      const where = { userId }
      const [rows, total] = await Promise.all([
        database.asset.findMany({ where, orderBy: { id: 'desc' }, take: limit, skip: offset }),
        database.asset.count({ where }),
      ])
      return { items: rows.map(assetOf), total }
    },
    async markReady(transaction: Transaction, id, { publicKey, checksum, at }) {
      const { count } = await transaction.asset.updateMany({
        where: { id, status: 'PENDING' },
        data: { status: 'READY', publicKey, checksum, updatedAt: at },
      })
      return count === 1
    },
    async remove(transaction: Transaction, userId, id) {
      const row = await transaction.asset.findFirst({ where: { id, userId } })
      if (!row) return undefined
      await transaction.$executeRaw(
        notingObjectsOf(
          Prisma.sql`DELETE FROM assets WHERE id = ${id}::uuid RETURNING upload_key, upload_end, public_key`,
        ),
      )
      return [row.uploadKey, ...(row.publicKey === null ? [] : [row.publicKey])]
    },
    removePending: (declaredBefore) =>
      database.$executeRaw(
        notingObjectsOf(Prisma.sql`
          DELETE FROM assets WHERE status = 'PENDING' AND id IN (
            SELECT id FROM assets WHERE status = 'PENDING' AND created_at < ${declaredBefore} LIMIT ${batch})
          RETURNING upload_key, upload_end, public_key`),
      ),
  }
}

/** Only what {@link createAssets} wrote is read. */
function assetOf({ userId: _, kind, mimeType, status, ...rest }: AssetRow): Asset {
  return { ...rest, kind: kind as AssetKind, mimeType: mimeType as ImageType, status: status as AssetStatus }
}
