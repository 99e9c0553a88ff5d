import { hash, randomBytes } from 'node:crypto'
import { portfolioViewKeys } from '@resume/proto/portfolio-views'
import type { RedisClient } from '@resume/service-kit/redis/connect'

/** A day in UTC, and the key under which its visitors are told apart. */
export interface ViewDay {
  /** YYYY-MM-DD. */
  day: string
  /** Tells visitors of a portfolio apart. Without the key, which is thrown away after the day, nobody is known by it. */
  visitor(subdomain: string, address: string, userAgent: string): string
}

const dayMs = 24 * 60 * 60 * 1000
/** Clocks of gateways differ a little. */
const marginSeconds = 600

/** Seconds until what is kept of the visitors of a day is forgotten. @param now in milliseconds since the epoch */
export function secondsLeftOf(now: number): number {
  return Math.ceil((dayMs - (now % dayMs)) / 1000) + marginSeconds
}

/**
 * Makes the reader of the present day; all gateways share its key, which Redis keeps no longer than the day.
 * @returns takes milliseconds since the epoch; the day itself where its key is known
 */
export function createViewDays(redis: RedisClient): (now: number) => ViewDay | Promise<ViewDay> {
  let known: { startsAt: number; day: ViewDay | Promise<ViewDay> } | undefined
  return (now) => {
    const startsAt = now - (now % dayMs)
    if (known?.startsAt === startsAt) return known.day
    const asking = keyedDay(redis, now)
    const asked: typeof known = { startsAt, day: asking }
    known = asked
    asking.then(
      (day) => {
        asked.day = day
      },
      () => {
        if (known === asked) known = undefined
      },
    )
    return asking
  }
}

async function keyedDay(redis: RedisClient, now: number): Promise<ViewDay> {
  const day = new Date(now).toISOString().slice(0, 10)
  const fresh = randomBytes(32).toString('base64')
  const key = (await redis.set(portfolioViewKeys.dayKey(day), fresh, 'EX', secondsLeftOf(now), 'NX', 'GET')) ?? fresh
  return {
    day,
    /**
     * Half of the hash, from which nobody can go on to that of a longer text: HMAC hashes twice to keep them from it. Neither
     * subdomains nor addresses hold blanks.
     */
    visitor: (subdomain, address, userAgent) =>
      hash('sha256', `${key} ${subdomain} ${address} ${userAgent}`, 'base64url').slice(0, 22),
  }
}
