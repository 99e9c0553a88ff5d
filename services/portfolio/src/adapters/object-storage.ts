import type { Config } from '../config.ts'

/** The object storage of images, as far as it is configured. */
export interface StorageAddress {
  /** The address at which readers find an object. */
  urlOf(key: string): string
}

/** Where the storage is reached from outside. @returns undefined when no storage is configured */
export function storageAddress(config: Config): StorageAddress | undefined {
  const { S3_ENDPOINT, S3_PUBLIC_URL, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = config
  if (!S3_ENDPOINT || !S3_ACCESS_KEY || !S3_SECRET_KEY) return undefined
  const base = (S3_PUBLIC_URL ?? S3_ENDPOINT).replace(/\/+$/, '')
  return { urlOf: (key) => `${base}/${S3_BUCKET}/${key}` }
}
