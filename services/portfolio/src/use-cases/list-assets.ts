import type { Asset, ShownAsset } from '../domain/asset.ts'
import type { Page, PageRequest } from '../domain/page.ts'
import { requireStorage, type StoragePorts } from './object-storage.ts'

/** What listing images needs. */
export type ListAssetsPorts = StoragePorts & {
  assets: { list(userId: string, page: PageRequest): Promise<Page<Asset>> }
}

/** Lists a user's images, newest first. @throws AppError `not_configured` */
export async function listAssets(ports: ListAssetsPorts, userId: string, page: PageRequest): Promise<Page<ShownAsset>> {
  const storage = requireStorage(ports)
  const { items, total } = await ports.assets.list(userId, page)
  const shown = items.map((asset) => ({
    ...asset,
    url: asset.publicKey === null ? null : storage.urlOf(asset.publicKey),
  }))
  return { items: shown, total }
}
