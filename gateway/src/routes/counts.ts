import { cacheKeys } from '@resume/proto/cache-keys'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { RouteCall } from './route.ts'

/** How many documents and share links an account shows. */
export interface AccountCounts {
  resumes: number
  shareLinks: number
  /** Whether the figures are right; not, while documents is away and they are not in the cache. */
  known: boolean
}

/** As long as a session: documents drops the entry with every change, so it never grows wrong. */
const ttlSeconds = 30 * 24 * 60 * 60

/**
 * The counts of the calling user. They are kept, so that an account can be shown while documents is away; where they are
 * not, they are 0 and not `known`.
 */
export async function countsOf({ clients, cache, context, principal }: RouteCall<unknown, unknown, unknown>) {
  if (principal.kind === 'anonymous') throw new AppError('unauthenticated')
  const load = async () => {
    const { resumes, shareLinks } = await clients.documents.call('GetCounts', {}, { context, timeoutMs: 1_000 })
    return Buffer.from(JSON.stringify({ resumes, shareLinks, known: true }))
  }
  try {
    const kept = await cache.getOrLoad(cacheKeys.documentCounts(principal.userId), ttlSeconds, load)
    return JSON.parse(kept.toString()) as AccountCounts
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return { resumes: 0, shareLinks: 0, known: false }
    throw error
  }
}
