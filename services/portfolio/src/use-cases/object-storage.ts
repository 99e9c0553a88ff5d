import type { ImageType } from '@resume/proto/limits/portfolio-assets'
import { AppError } from '@resume/service-kit/errors/app-error'

/** What the storage says of an object. */
export interface ObjectFacts {
  size: number
  type: string
  /** Changes with the object's bytes. */
  etag: string
}

/** The signed upload of one file. */
export interface SignedUpload {
  url: string
  /** Headers that the upload must have. */
  headers: Record<string, string>
}

/**
 * The object storage of images. Every call has a deadline.
 * @throws AppError (each call) `storage_unavailable` when it does not answer, `storage_failed` when it refuses
 */
export interface ObjectStorage {
  /** Signs the upload of exactly this file. @param expiresInSeconds from `now` on */
  signUpload(
    key: string,
    file: { mimeType: ImageType; sizeBytes: number; checksum: string | null },
    expiresInSeconds: number,
    now: Date,
  ): SignedUpload
  /** @returns undefined when there is no such object */
  stat(key: string): Promise<ObjectFacts | undefined>
  /** Reads an object of at most so many bytes. @returns undefined when there is no such object */
  read(key: string, mostBytes: number): Promise<{ facts: ObjectFacts; bytes: Buffer } | undefined>
  /** Writes an image for readers, who may keep it for ever. */
  write(key: string, bytes: Buffer, mimeType: ImageType): Promise<void>
  /** Removes an object; one that is not there is no error. */
  remove(key: string): Promise<void>
  /** Every object of the bucket, in the order of the keys. */
  list(): AsyncIterable<{ key: string; lastModified: Date }>
  /** The address at which readers find an object. */
  urlOf(key: string): string
}

/** What work with images needs. */
export interface StoragePorts {
  /** Undefined where none is configured. */
  storage: ObjectStorage | undefined
}

/** The storage. @throws AppError `not_configured` */
export function requireStorage({ storage }: StoragePorts): ObjectStorage {
  if (!storage) throw new AppError('not_configured', { name: 'S3' })
  return storage
}
