import { assetLimits } from '@resume/proto/limits/portfolio-assets'
import { AppError } from '@resume/service-kit/errors/app-error'
import { newId } from '@resume/service-kit/ids'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import { type Asset, type AssetDeclaration, uploadKeyOf } from '../domain/asset.ts'
import { commitWithOwnerLock, type LockOwnerPorts } from './lock-owner.ts'
import { requireStorage, type SignedUpload, type StoragePorts } from './object-storage.ts'

/** What declaring an image needs. */
export type DeclareAssetPorts = StoragePorts &
  LockOwnerPorts & {
    now(): Date
    /** A name that nobody can guess. */
    newName(): string
    assets: {
      count(transaction: Transaction, userId: string): Promise<number>
      insert(transaction: Transaction, userId: string, asset: Asset): Promise<void>
    }
  }

/** Where a declared image is to be uploaded. */
export interface DeclaredAsset extends SignedUpload {
  assetId: string
  expiresInSeconds: number
}

/**
 * Declares an image and signs the URL for its upload.
 * @throws AppError `not_configured`, `assets_exhausted`
 */
export async function declareAsset(
  ports: DeclareAssetPorts,
  userId: string,
  declaration: AssetDeclaration,
): Promise<DeclaredAsset> {
  const storage = requireStorage(ports)
  const now = ports.now()
  const expiresInSeconds = assetLimits.uploadSeconds
  const uploadKey = uploadKeyOf(ports.newName())
  const { url, headers } = storage.signUpload(uploadKey, declaration, expiresInSeconds, now)
  const asset: Asset = {
    ...declaration,
    id: newId(),
    status: 'PENDING',
    uploadKey,
    uploadEnd: new Date(now.getTime() + expiresInSeconds * 1000),
    publicKey: null,
    createdAt: now,
    updatedAt: now,
  }
  await commitWithOwnerLock(ports, userId, async (transaction) => {
    const count = await ports.assets.count(transaction, userId)
    if (count >= assetLimits.perUser) throw new AppError('assets_exhausted', { limit: assetLimits.perUser })
    await ports.assets.insert(transaction, userId, asset)
  })
  return { assetId: asset.id, url, headers, expiresInSeconds }
}
