import { AppError } from '@resume/service-kit/errors/app-error'

/** Who uploads: a user by ID, anybody else by network address. */
export interface Uploader {
  key: string
  isAnonymous: boolean
}

/** Room in memory for one upload. */
export interface UploadPlace {
  /** Takes room for more of it. @throws AppError `overloaded` when there is none */
  take(bytes: number): void
  leave(): void
}

/** Seconds after which a caller that was turned away may come again. */
const retryAfterSeconds = 5

/** Uploads of one caller at a time. */
const perCaller = 2

/**
 * Room for uploads that are still arriving or being worked on. Anonymous callers together get half of it, so that they
 * cannot keep users out, and nobody gets more than a few uploads at a time.
 * @param mostBytes bytes in memory of all uploads
 * @returns gives an upload its place; throws AppError `rate_limited` for a caller with too many
 */
export function createUploadRoom(mostBytes: number): (uploader: Uploader) => UploadPlace {
  const uploads = new Map<string, number>()
  let all = 0
  let anonymous = 0

  return ({ key, isAnonymous }) => {
    const own = uploads.get(key) ?? 0
    if (own >= perCaller) throw new AppError('rate_limited', { retryAfterSeconds })
    uploads.set(key, own + 1)
    let held = 0
    let hasLeft = false
    return {
      take: (bytes) => {
        if (hasLeft) return
        const isFull = all + bytes > mostBytes || (isAnonymous && anonymous + bytes > mostBytes / 2)
        if (isFull) throw new AppError('overloaded', { what: 'files are being uploaded' }, { retryAfterSeconds })
        held += bytes
        all += bytes
        if (isAnonymous) anonymous += bytes
      },
      leave: () => {
        if (hasLeft) return
        hasLeft = true
        all -= held
        if (isAnonymous) anonymous -= held
        const left = (uploads.get(key) ?? 1) - 1
        if (left > 0) uploads.set(key, left)
        else uploads.delete(key)
      },
    }
  }
}
