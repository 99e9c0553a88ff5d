import { createHash } from 'node:crypto'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { RedisConnection } from '@resume/service-kit/redis/connect'
import { extraCodes, pauses, triesOfCode, triesOfNetwork } from '../domain/code-pauses.ts'

/** Codes that can be sent to one email address at the request of one network in a window (docs/api/sign-in.md). */
const limit = { codes: 3, windowSeconds: 60 }

/** Lua: counts a request in a window that starts with the first one. Returns {count, seconds left}. */
const countScript = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('TTL', KEYS[1])}`

/**
 * Lua: takes a send, unless the address is in a pause after too many that nobody answered. In a pause, another is sent when
 * wrong tries have used up the last one and whoever asks has no part in that. Returns 1 when it may be sent.
 * ARGV: seconds after which sends are forgotten, sends without a pause, first and longest pause in seconds, wrong tries that
 * use up a code, 1 when whoever asks has made none, codes sent during pauses, and in how many seconds.
 */
const takeScript = `
local now = tonumber(redis.call('TIME')[1])
local numberOf = function(field) return tonumber(redis.call('HGET', KEYS[1], field) or '0') end
if now < numberOf('next') then
  if numberOf('wrong') < tonumber(ARGV[5]) or ARGV[6] ~= '1' then return 0 end
  local isOver = now >= numberOf('extraUntil')
  if not isOver and numberOf('extra') >= tonumber(ARGV[7]) then return 0 end
  if isOver then redis.call('HSET', KEYS[1], 'extra', 0, 'extraUntil', now + tonumber(ARGV[8])) end
  redis.call('HINCRBY', KEYS[1], 'extra', 1)
end
local sent = numberOf('sent') + 1
local pause = 0
if sent >= tonumber(ARGV[2]) then
  pause = math.min(tonumber(ARGV[4]), tonumber(ARGV[3]) * 2 ^ math.min(20, sent - tonumber(ARGV[2])))
end
redis.call('HSET', KEYS[1], 'sent', sent, 'next', now + pause, 'wrong', 0)
redis.call('EXPIRE', KEYS[1], ARGV[1])
return 1`

/** Lua: takes a try, of at most ARGV[1] in a window of ARGV[2] seconds that starts with the first one. Returns 1 when there was one. */
const takeTryScript = `
if tonumber(redis.call('GET', KEYS[1]) or '0') >= tonumber(ARGV[1]) then return 0 end
if redis.call('INCR', KEYS[1]) == 1 then redis.call('EXPIRE', KEYS[1], ARGV[2]) end
return 1`

/** Lua: gives a try back. */
const returnTryScript = `
if redis.call('EXISTS', KEYS[1]) == 1 and redis.call('DECR', KEYS[1]) <= 0 then redis.call('DEL', KEYS[1]) end
return 1`

/** Lua: counts a wrong try of the code that was sent last. */
const wrongScript = `
if redis.call('HEXISTS', KEYS[1], 'sent') == 1 then redis.call('HINCRBY', KEYS[1], 'wrong', 1) end
return 1`

/** What became of a try: the code was right or wrong, or it was not compared with one. */
export type TryOutcome = 'right' | 'wrong' | 'untold'

/** Limits the sending of codes, and who can use them up. All replicas share its counters. */
export interface CodeLimiter {
  /** Counts a request of a network for an address. @throws AppError `rate_limited`, or `unavailable` without Redis */
  count(network: string, email: string): Promise<void>
  /**
   * Takes a send to an address at the request of a network; the pauses between them grow while no code is used.
   * @returns whether a code may be sent now
   * @throws AppError `unavailable` without Redis
   */
  take(network: string, email: string): Promise<boolean>
  /**
   * Takes a try of a network to sign in with a code of an address; {@link CodeLimiter.settleTry} follows.
   * @returns false when the network has none left, or the code that was sent last has had its wrong tries
   * @throws AppError `unavailable` without Redis
   */
  takeTry(network: string, email: string): Promise<boolean>
  /** Counts a try that was taken: a right one ends the counts, one that was not compared is given back. Never rejects. */
  settleTry(network: string, email: string, outcome: TryOutcome): Promise<void>
}

/** Creates the limiter. */
export function createCodeLimiter(connection: RedisConnection): CodeLimiter {
  const { redis } = connection
  const counted = async <Result>(run: () => Promise<unknown>): Promise<Result> => {
    try {
      if (!connection.isUp()) throw new Error('Redis is away')
      return (await run()) as Result
    } catch (cause) {
      throw new AppError('unavailable', { cause })
    }
  }
  return {
    async count(network, email) {
      const key = `otp:${digestOf(`${network} ${email}`)}`
      const [count, secondsLeft] = await counted<[number, number]>(() =>
        redis.eval(countScript, 1, key, limit.windowSeconds),
      )
      if (count > limit.codes) throw new AppError('rate_limited', { retryAfterSeconds: Math.max(1, secondsLeft) })
    },
    async take(network, email) {
      const hasTried = (await counted<string | null>(() => redis.get(triesOf(network, email)))) !== null
      const { forgottenAfter, free, first, longest } = pauses
      const settings = [forgottenAfter, free, first, longest, triesOfCode, hasTried ? 0 : 1]
      const extra = [extraCodes.most, extraCodes.within]
      const taken = () => redis.eval(takeScript, 1, sendsOf(email), ...settings, ...extra)
      if ((await counted<number>(taken)) !== 1) return false
      await counted(() => redis.del(triesOf(network, email)))
      return true
    },
    async takeTry(network, email) {
      const wrong = await counted<string | null>(() => redis.hget(sendsOf(email), 'wrong'))
      if (Number(wrong) >= triesOfCode) return false
      const { most, forgottenAfter } = triesOfNetwork
      const key = triesOf(network, email)
      return (await counted<number>(() => redis.eval(takeTryScript, 1, key, most, forgottenAfter))) === 1
    },
    async settleTry(network, email, outcome) {
      if (!connection.isUp()) return
      const settle = {
        right: () => Promise.all([redis.del(sendsOf(email)), redis.del(triesOf(network, email))]),
        wrong: () => redis.eval(wrongScript, 1, sendsOf(email)),
        untold: () => redis.eval(returnTryScript, 1, triesOf(network, email)),
      }[outcome]
      await settle().catch(() => {})
    },
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')
const sendsOf = (email: string) => `otp-sends:${digestOf(email)}`
const triesOf = (network: string, email: string) => `otp-tries:${digestOf(`${network} ${email}`)}`
