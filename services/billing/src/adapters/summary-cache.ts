import { cacheKeys } from '@resume/proto/cache-keys'
import type { LeaseCache } from '@resume/service-kit/cache/lease-cache'

/** The summaries that gateways have cached. */
export interface SummaryCache {
  /** Drops a user's summary; called after a commit and before the answer. */
  drop(userId: string): Promise<void>
  stop(): void
}

/** Pause before what Redis did not confirm is dropped again, in milliseconds. */
const retryMs = 250

/** Entries live for a minute; after that there is nothing left to drop. */
const longestMs = 90_000

/**
 * Makes the {@link SummaryCache} of a process. Movements of credits are no events, so that what Redis does not confirm is
 * dropped again here until it does.
 */
export function createSummaryCache(cache: LeaseCache): SummaryCache {
  const unconfirmed = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  const dropAll = async () => {
    const now = Date.now()
    for (const [userId, until] of unconfirmed) if (until < now) unconfirmed.delete(userId)
    const userIds = [...unconfirmed.keys()]
    const isDone = await cache.invalidate(userIds.map(cacheKeys.billingSummary))
    if (isDone) for (const userId of userIds) unconfirmed.delete(userId)
    timer = unconfirmed.size > 0 ? setTimeout(dropAll, retryMs) : undefined
  }

  return {
    async drop(userId) {
      if (await cache.invalidate([cacheKeys.billingSummary(userId)])) return
      unconfirmed.set(userId, Date.now() + longestMs)
      timer ??= setTimeout(dropAll, retryMs)
    },
    stop: () => clearTimeout(timer),
  }
}
