import type { ImageType } from '@resume/proto/limits/portfolio-assets'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import { type Asset, publicKeyOf, type ShownAsset } from '../domain/asset.ts'
import { assetNotFound } from '../domain/failures.ts'
import { commitWithOwnerLock, type LockOwnerPorts } from './lock-owner.ts'
import { type ObjectStorage, requireStorage, type StoragePorts } from './object-storage.ts'
import { readUpload, UselessUpload } from './read-upload.ts'

/** What completing an image needs. */
export type CompleteAssetPorts = StoragePorts &
  LockOwnerPorts & {
    now(): Date
    /** A name that nobody can guess. */
    newName(): string
    assets: {
      find(userId: string, id: string): Promise<Asset | undefined>
      /** Makes a pending image ready. @returns whether it was pending */
      markReady(
        transaction: Transaction,
        id: string,
        ready: { publicKey: string; checksum: string; at: Date },
      ): Promise<boolean>
    }
    removals: {
      /** Notes an object that is about to be written: it is removed at that time, unless that is called off. */
      plan(key: string, at: Date): Promise<void>
      /** Keeps an object after all. @returns false when its removal has begun */
      callOff(transaction: Transaction, key: string): Promise<boolean>
      /** Notes an object for removal at once, and again when nobody can write it any longer. */
      note(transaction: Transaction, key: string, now: Date, writableUntil: Date): Promise<void>
    }
    /**
     * Runs what holds an image in memory, a few at a time, when it is the user's turn.
     * @param signal ends the waiting
     * @throws AppError `overloaded` when too many wait
     */
    inTurn<Result>(userId: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
    /**
     * Decodes an image apart from this process and writes it anew, without anything that was hidden in the file.
     * @throws UselessUpload when it cannot be shown
     * @throws AppError `overloaded`
     */
    copyImage(bytes: Buffer, type: ImageType): Promise<Buffer>
    /** Is told what could not be removed at once; a job removes it later. */
    onUnremoved(error: unknown): void
  }

/** Time after which an object that no image names is left over: far more than completing takes. */
const leftOverAfterMs = 10 * 60_000

/**
 * Checks an uploaded image, writes the copy that readers get, and makes the image ready. The copy has a key that no
 * presigned URL reaches, so that a ready image cannot be exchanged. If the process dies on the way, the image is still
 * pending and can be completed again; a copy that no image names is removed by a job.
 * @param signal ends the waiting for a turn
 * @throws AppError `not_configured`, `not_found`, `validation_failed`, `overloaded`, and what a storage throws
 */
export async function completeAsset(
  ports: CompleteAssetPorts,
  userId: string,
  id: string,
  checksum: string | undefined,
  signal?: AbortSignal,
): Promise<ShownAsset> {
  const storage = requireStorage(ports)
  const asset = await ports.assets.find(userId, id)
  if (!asset) throw assetNotFound()
  if (asset.status === 'READY') return showReady(storage, asset, checksum)
  const isReady = async () => (await ports.assets.find(userId, id))?.status === 'READY'
  await ports.inTurn(
    userId,
    async () => {
      /** Another request may have completed it while this one waited, or removed the upload since it looked. */
      if (await isReady()) return
      if ((await publishUpload(ports, storage, { userId, asset, checksum })) || (await isReady())) return
      throw invalidFields({ path: 'assetId', message: 'names an image that was not uploaded' })
    },
    signal,
  )
  const completed = await ports.assets.find(userId, id)
  if (completed?.status !== 'READY') throw assetNotFound()
  return showReady(storage, completed, checksum)
}

/** Makes a public copy of an upload, and the image ready. @returns false when there is no upload */
async function publishUpload(
  ports: CompleteAssetPorts,
  storage: ObjectStorage,
  { userId, asset, checksum }: { userId: string; asset: Asset; checksum: string | undefined },
): Promise<boolean> {
  try {
    const upload = await readUpload(storage, asset, checksum)
    if (!upload) return false
    const image = await ports.copyImage(upload.bytes, asset.mimeType)
    const publicKey = await writeCopy(ports, storage, asset, image)
    const isReady = await makeReady(ports, userId, asset, { publicKey, checksum: upload.checksum })
    await storage.remove(isReady ? asset.uploadKey : publicKey).catch(ports.onUnremoved)
    return true
  } catch (error) {
    if (!(error instanceof UselessUpload)) throw error
    await storage.remove(asset.uploadKey)
    throw invalidFields(error.violation)
  }
}

function showReady(storage: ObjectStorage, asset: Asset, checksum: string | undefined): ShownAsset {
  if (checksum !== undefined && asset.checksum !== checksum) {
    throw invalidFields({ path: 'checksum', message: 'must be the SHA-256 of the uploaded file' })
  }
  return { ...asset, url: asset.publicKey === null ? null : storage.urlOf(asset.publicKey) }
}

/** Writes the copy that readers get, and sees to it that it is there. @returns its key */
async function writeCopy(ports: CompleteAssetPorts, storage: ObjectStorage, { mimeType }: Asset, image: Buffer) {
  const key = publicKeyOf(ports.newName(), mimeType)
  await ports.removals.plan(key, new Date(ports.now().getTime() + leftOverAfterMs))
  await storage.write(key, image, mimeType)
  const written = await storage.stat(key)
  if (written?.size !== image.length || written.type !== mimeType) {
    throw new AppError('storage_failed', { cause: new Error('An object is not there as it was written') })
  }
  return key
}

/** @returns false when the image was completed or deleted by another request meanwhile */
function makeReady(
  ports: CompleteAssetPorts,
  userId: string,
  asset: Asset,
  ready: { publicKey: string; checksum: string },
): Promise<boolean> {
  const { assets, removals } = ports
  const at = ports.now()
  return commitWithOwnerLock(ports, userId, async (transaction) => {
    if (!(await assets.markReady(transaction, asset.id, { ...ready, at }))) {
      await removals.note(transaction, ready.publicKey, at, at)
      return false
    }
    if (!(await removals.callOff(transaction, ready.publicKey))) {
      throw new AppError('storage_unavailable', { cause: new Error('The copy was removed before it was used') })
    }
    await removals.note(transaction, asset.uploadKey, at, asset.uploadEnd)
    return true
  })
}
