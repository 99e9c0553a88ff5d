import { retryTime } from '@resume/codehost/retry-time'
import type { RedisConnection } from '@resume/service-kit/redis/connect'

/** A time without requests, in milliseconds. */
interface Pause {
  /** Its end, since the epoch. */
  until: number
  lasted: number
}

/**
 * Times in which the code host refuses requests. All replicas know them through Redis; while Redis is away, this one knows
 * those that it has met itself.
 */
export function createCodehostPause({ redis, isUp }: RedisConnection, apiUrl: string) {
  const key = `codehost-pause:${apiUrl}`
  let own: Pause | undefined

  const last = async (): Promise<Pause | undefined> => {
    const kept = isUp() ? await redis.get(key).catch(() => null) : null
    const shared = kept === null ? undefined : (JSON.parse(kept) as Pause)
    return shared && shared.until >= (own?.until ?? 0) ? shared : own
  }

  return {
    async isOn(): Promise<boolean> {
      return ((await last())?.until ?? 0) > Date.now()
    },

    /** @param named when the code host says that it answers again */
    async begin(named: Date | undefined): Promise<void> {
      const now = new Date()
      const former = await last()
      /** A refusal soon after a pause says that it was too short. */
      const formerMs = former && now.getTime() < former.until + former.lasted ? former.lasted : 0
      const until = retryTime(now, named, formerMs).getTime()
      own = { until, lasted: until - now.getTime() }
      if (isUp()) await redis.set(key, JSON.stringify(own), 'PX', 2 * own.lasted).catch(() => {})
    },
  }
}
