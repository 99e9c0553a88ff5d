import { createHash } from 'node:crypto'
import { assetLimits } from '@resume/proto/limits/portfolio-assets'
import { AppError, type FieldViolation } from '@resume/service-kit/errors/app-error'
import type { Asset } from '../domain/asset.ts'
import { imageTypeOf } from '../domain/image-signature.ts'
import type { ObjectStorage } from './object-storage.ts'

/** What was uploaded is not what was declared, or cannot be shown: it is of no use to anybody. */
export class UselessUpload extends Error {
  readonly violation: FieldViolation

  constructor(path: string, message: string) {
    super(message)
    this.name = 'UselessUpload'
    this.violation = { path, message }
  }
}

/** An uploaded file that is what was declared. */
export interface Upload {
  bytes: Buffer
  /** SHA-256 in base64. */
  checksum: string
}

/**
 * Reads what was uploaded for an image and holds it against the declaration: what the storage says of it first, then the
 * bytes themselves.
 * @param checksum what the caller expects, besides what was declared
 * @returns undefined when nothing was uploaded
 * @throws UselessUpload
 * @throws AppError `storage_failed` when the storage contradicts itself, and what a storage throws
 */
export async function readUpload(
  storage: ObjectStorage,
  asset: Asset,
  checksum: string | undefined,
): Promise<Upload | undefined> {
  const stated = await storage.stat(asset.uploadKey)
  if (!stated) return undefined
  if (stated.size !== asset.sizeBytes) {
    throw new UselessUpload('sizeBytes', `was declared as ${asset.sizeBytes}, and the file has ${stated.size} bytes`)
  }
  const type = stated.type.split(';')[0]?.trim().toLowerCase()
  if (type !== asset.mimeType) {
    throw new UselessUpload('mimeType', `was declared as ${asset.mimeType}, and the file was uploaded as another type`)
  }
  const read = await storage.read(asset.uploadKey, assetLimits.fileBytes)
  if (!read) return undefined
  const { facts, bytes } = read
  if (facts.size !== stated.size || facts.etag !== stated.etag || bytes.length !== facts.size) {
    throw new AppError('storage_failed', { cause: new Error('An object is not what the storage said of it') })
  }
  const found = createHash('sha256').update(bytes).digest('base64')
  if (![asset.checksum, checksum].every((expected) => (expected ?? found) === found)) {
    throw new UselessUpload('checksum', 'must be the SHA-256 of the uploaded file')
  }
  if (imageTypeOf(bytes) !== asset.mimeType) {
    throw new UselessUpload('mimeType', `was declared as ${asset.mimeType}, and the file has another content`)
  }
  return { bytes, checksum: found }
}
