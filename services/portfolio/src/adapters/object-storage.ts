import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { AppError } from '@resume/service-kit/errors/app-error'
import { S3Error } from 'minio'
import type { Config } from '../config.ts'
import type { ObjectFacts, ObjectStorage } from '../use-cases/object-storage.ts'
import { signUpload } from './sign-upload.ts'
import { connectStorage, storageOf } from './storage-client.ts'

/** Images never change under their address. */
const forReaders = 'public, max-age=31536000, immutable'

/** The object storage of images. @returns undefined where none is configured */
export function openObjectStorage(config: Config): ObjectStorage | undefined {
  const storage = storageOf(config)
  if (!storage) return undefined
  const { bucket, bucketUrl, signer } = storage
  const client = connectStorage(storage)
  const urlOf = (key: string) => `${bucketUrl}/${key}`

  return {
    urlOf,
    signUpload(key, { mimeType, sizeBytes, checksum }, expiresInSeconds, now) {
      const headers = {
        'content-type': mimeType,
        'content-length': String(sizeBytes),
        ...(checksum !== null && { 'x-amz-checksum-sha256': checksum }),
      }
      return signUpload(new URL(urlOf(key)), headers, expiresInSeconds, now, signer)
    },
    stat: (key) =>
      orMissing(async () => {
        const { size, etag, metaData } = await client.statObject(bucket, key)
        if (!Number.isSafeInteger(size)) throw failed('An object has no size')
        return { size, etag, type: String(metaData['content-type'] ?? '') }
      }),
    read: (key, mostBytes) =>
      orMissing(async () => {
        const answer = (await client.getObject(bucket, key)) as Readable & Pick<IncomingMessage, 'headers'>
        return { facts: factsOf(answer.headers), bytes: await readAll(answer, mostBytes) }
      }),
    write: async (key, bytes, mimeType) => {
      const headers = { 'Content-Type': mimeType, 'Cache-Control': forReaders }
      await named(() => client.putObject(bucket, key, bytes, bytes.length, headers))
    },
    remove: async (key) => {
      await orMissing(() => client.removeObject(bucket, key))
    },
    async *list() {
      try {
        for await (const { name, lastModified } of client.listObjectsV2(bucket, '', true)) {
          if (name && lastModified) yield { key: name, lastModified }
        }
      } catch (error) {
        throw nameOf(error)
      }
    },
  }
}

function factsOf(headers: IncomingHttpHeaders): ObjectFacts {
  return {
    size: Number(headers['content-length']),
    type: headers['content-type'] ?? '',
    etag: (headers.etag ?? '').replaceAll('"', ''),
  }
}

/** A storage that does not answer as one. */
function failed(reason: string): AppError {
  return new AppError('storage_failed', { cause: new Error(reason) })
}

/** @throws AppError `storage_failed` when there is more */
async function readAll(answer: Readable, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > mostBytes) throw failed('An object is larger than it was')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** @returns undefined when there is no such object */
function orMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  return named(work).catch((error: AppError) => {
    const { cause } = error
    if (cause instanceof S3Error && (cause.code === 'NotFound' || cause.code === 'NoSuchKey')) return undefined
    throw error
  })
}

async function named<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw nameOf(error)
  }
}

/** The storage's own errors are refusals; everything else means that it did not answer, or not to the end. */
function nameOf(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  const isRefusal = cause instanceof S3Error && cause.code !== 'SlowDown' && cause.code !== 'ServiceUnavailable'
  return new AppError(isRefusal ? 'storage_failed' : 'storage_unavailable', { cause })
}
