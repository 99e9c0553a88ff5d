import { cacheKeys } from '@resume/proto/cache-keys'
import { portfolioViewKeys } from '@resume/proto/portfolio-views'
import type { LeaseCache } from '@resume/service-kit/cache/lease-cache'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { RedisClient, RedisConnection } from '@resume/service-kit/redis/connect'
import { isBot } from './bots.ts'
import { type OwnHosts, referrerHost } from './referrer-host.ts'
import { type CountedView, countViewsScript } from './view-script.ts'
import { createViewDays, secondsLeftOf } from './visitors.ts'

/** A view of a public portfolio. */
export interface PortfolioView {
  subdomain: string
  /** The viewer's account; undefined for a stranger. */
  userId: string | undefined
  /** The viewer's address, as it is counted. */
  address: string
  userAgent: string
  /** Where the viewer says to come from. */
  referrer: string
}

/** Counts views; see {@link createViewCounter}. */
export interface ViewCounter {
  /**
   * Buffers a view, unless its visitor has been counted today, is the owner or a bot.
   * @param findOwner finds whose portfolio it is. @throws AppError what it throws; `unavailable` without Redis
   */
  count(view: PortfolioView, findOwner: () => Promise<string>): Promise<void>
}

interface ScriptedRedis extends RedisClient {
  countViews(...args: (string | number)[]): Promise<number[]>
}

/** A view that waits for its turn. */
interface Waiting {
  view: CountedView
  resolve: (answer: number) => void
  reject: (error: unknown) => void
}

/** Views that go to Redis in one command. */
const most = 100
/** How long it is remembered whose portfolio a subdomain shows; a change drops it. */
const ownerTtlSeconds = 60 * 60

/**
 * Counts views in Redis, from where the portfolio service takes them. What arrives while a command is under way goes with the
 * next one, so that a view costs a part of one step.
 */
export function createViewCounter(connection: RedisConnection, cache: LeaseCache, own: OwnHosts): ViewCounter {
  const redis = connection.redis as ScriptedRedis
  redis.defineCommand('countViews', { lua: countViewsScript })
  const pending = connection.placed(portfolioViewKeys.pending, portfolioViewKeys.pending)
  const dayOf = createViewDays(redis)
  const placedSeen = (day: string, owner: string) =>
    connection.placed(`${portfolioViewKeys.seen}${day}:${owner}`, portfolioViewKeys.pending)
  let waiting: Waiting[] = []
  let isBusy = false

  const send = async () => {
    isBusy = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most)
      waiting = waiting.slice(most)
      try {
        const now = Date.now()
        const { day } = await dayOf(now)
        const views = batch.map(({ view }) => view)
        const seen = connection.isCluster ? views.map(([, owner]) => placedSeen(day, owner)) : []
        const answers = await redis.countViews(
          ...[seen.length + 1, pending, ...seen],
          ...[day, secondsLeftOf(now), connection.minLoadedAt(), JSON.stringify(views)],
        )
        for (const [nth, view] of batch.entries()) view.resolve(answers[nth] ?? -1)
      } catch (cause) {
        for (const view of batch) view.reject(new AppError('unavailable', { cause }))
      }
    }
    isBusy = false
  }
  const enqueue = (view: CountedView) =>
    new Promise<number>((resolve, reject) => {
      waiting.push({ view, resolve, reject })
      if (isBusy) return
      isBusy = true
      setImmediate(send)
    })

  return {
    async count(view, findOwner) {
      if (!connection.isUp()) throw new AppError('unavailable')
      const { subdomain, userId = '', address, userAgent } = view
      const today = dayOf(Date.now())
      const { visitor } = today instanceof Promise ? await today.catch(unavailable) : today
      const who = isBot(userAgent) ? '' : visitor(subdomain, address, userAgent)
      const host = referrerHost(view.referrer, own) ?? ''
      const entry = cacheKeys.viewTarget(subdomain)
      if (!connection.isCluster && (await enqueue([entry, '', userId, who, host])) !== -1) return
      const owner = String(await cache.getOrLoad(entry, ownerTtlSeconds, async () => Buffer.from(await findOwner())))
      await enqueue([entry, owner, userId, who, host])
    },
  }
}

function unavailable(cause: unknown): never {
  throw new AppError('unavailable', { cause })
}
