import { cacheKeys } from '@resume/proto/cache-keys'
import { billingLimits } from '@resume/proto/limits/billing'
import { LRUCache } from 'lru-cache'
import type { Account } from '../domain/account.ts'

/** A user whose credits have moved, and how often by then. */
export interface MovedAccount {
  userId: string
  movements: number
}

/** What dropping cached summaries needs. */
export interface DropSummariesPorts {
  /** Whose credits have moved since a moment, with the number of the last movement. */
  movedSince(since: Date): Promise<MovedAccount[]>
  /** Drops cache entries. @returns whether Redis has confirmed it */
  cache: { invalidate(keys: string[]): Promise<boolean> }
}

/** Drops the cached summaries of users whose credits have moved. */
export interface SummaryDrops {
  /** Drops one whose movement has just been committed; resolves when Redis has answered. */
  drop(account: Account): Promise<void>
  /**
   * Drops those that somebody left over: a process that died between its commit and the drop, or that did not reach
   * Redis. The ledger says who they are, so that no movement has to write it down.
   */
  dropLeftOver(): Promise<void>
}

/**
 * How much older than the last look a movement may be that it did not see, in milliseconds: its id is as old as the
 * statement that writes it, which is canceled after 5 s, and the clocks of two processes may be 5 s apart.
 */
const overlapMs = 15_000

/** After which no summary from before a movement is left in the cache: its life, and the time that loading it may take. */
const longestLifeMs = billingLimits.summaryTtlSeconds * 1000 + overlapMs

/** Users whose last drop is remembered, and entries that one command drops. */
const mostRemembered = 20_000
const batchSize = 500

/** Makes the {@link SummaryDrops} of a process. Every process has its own and looks at the movements of all. */
export function dropSummaries({ movedSince, cache }: DropSummariesPorts): SummaryDrops {
  /** The last movement of each user whose summary was dropped after it. */
  const dropped = new LRUCache<string, number>({ max: mostRemembered })
  let lookedAt = 0

  const invalidate = async (accounts: readonly MovedAccount[]) => {
    const isDone = await cache.invalidate(accounts.map(({ userId }) => cacheKeys.billingSummary(userId)))
    if (!isDone) return false
    for (const { userId, movements } of accounts) {
      dropped.set(userId, Math.max(movements, dropped.get(userId) ?? 0))
    }
    return true
  }

  return {
    async drop({ userId, movements }) {
      await invalidate([{ userId, movements: movements ?? 0 }])
    },
    async dropLeftOver() {
      const now = Date.now()
      const since = Math.max(lookedAt - overlapMs, now - longestLifeMs)
      const moved = await movedSince(new Date(since))
      const leftOver = moved.filter(({ userId, movements }) => movements > (dropped.get(userId) ?? 0))
      for (let from = 0; from < leftOver.length; from += batchSize) {
        if (!(await invalidate(leftOver.slice(from, from + batchSize)))) return
      }
      lookedAt = now
    },
  }
}
