import { retryTime } from '@resume/codehost/retry-time'
import type { RedisConnection } from '@resume/service-kit/redis/connect'

/** A time without requests, in milliseconds. */
interface Pause {
  /** Its end, since the epoch. */
  until: number
  lasted: number
}

/** Keeps a pause unless a longer one is kept. KEYS: pause. ARGV: the pause, its end, how long it is kept in milliseconds. */
const keepLonger = `
local kept = redis.call('GET', KEYS[1])
if kept and cjson.decode(kept)['until'] >= tonumber(ARGV[2]) then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[3])
return 1`

/**
 * Times in which the code host refuses requests. All replicas know them through Redis; while Redis is away, this one knows
 * those that it has met itself. Of two that overlap, the one that ends later counts.
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
      const former = await last()
      const now = new Date()
      const until = retryTime(now, named, tooShort(former, now.getTime())).getTime()
      const pause = { until, lasted: until - now.getTime() }
      if (until > (own?.until ?? 0)) own = pause
      if (isUp()) await redis.eval(keepLonger, 1, key, JSON.stringify(pause), until, 2 * pause.lasted).catch(() => {})
    },
  }
}

/**
 * How long the former pause lasted when a refusal now says that it was too short: one that comes soon after its end does. One
 * that comes before answers a request that was sent when the pause began.
 */
function tooShort(former: Pause | undefined, now: number): number {
  return former && former.until <= now && now < former.until + former.lasted ? former.lasted : 0
}
