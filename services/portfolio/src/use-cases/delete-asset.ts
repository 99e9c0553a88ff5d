import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { assetNotFound } from '../domain/failures.ts'
import { requireStorage, type StoragePorts } from './object-storage.ts'

/** What deleting an image needs. */
export type DeleteAssetPorts = StoragePorts & {
  commit: Commit
  assets: {
    /** Removes an image and notes its objects for removal. @returns the keys of the objects; undefined without such an image */
    remove(transaction: Transaction, userId: string, id: string): Promise<string[] | undefined>
  }
  /** Is told what could not be removed at once; a job removes it later. */
  onUnremoved(error: unknown): void
}

/**
 * Deletes an image. Its objects are removed at once; while the storage does not answer, a job tries until they are gone.
 * @throws AppError `not_configured`, `not_found`
 */
export async function deleteAsset(ports: DeleteAssetPorts, userId: string, id: string): Promise<void> {
  const storage = requireStorage(ports)
  const keys = await ports.commit((transaction) => ports.assets.remove(transaction, userId, id))
  if (!keys) throw assetNotFound()
  await Promise.all(keys.map((key) => storage.remove(key).catch(ports.onUnremoved)))
}
