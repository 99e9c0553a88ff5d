import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { portfolioViewKeys } from '@resume/proto/portfolio-views'
import type { RedisClient } from '@resume/service-kit/redis/connect'

/** A day in UTC, and the key under which its visitors are told apart. */
export interface ViewDay {
  /** YYYY-MM-DD. */
  day: string
  /** Seconds until what is kept of its visitors is forgotten. */
  secondsLeft: number
  /** Tells visitors of a portfolio apart. Without the key, which is thrown away after the day, nobody is known by it. */
  visitor(subdomain: string, address: string, userAgent: string): string
}

const dayMs = 24 * 60 * 60 * 1000
/** Clocks of gateways differ a little. */
const marginSeconds = 600

/** Makes the reader of the present day; all gateways share its key, which Redis keeps no longer than the day. */
export function createViewDays(redis: RedisClient): (now: Date) => Promise<ViewDay> {
  let known: { day: string; startsAt: number; key: Promise<KeyObject> } | undefined
  return async (now) => {
    const sinceMidnight = now.getTime() % dayMs
    const startsAt = now.getTime() - sinceMidnight
    const secondsLeft = Math.ceil((dayMs - sinceMidnight) / 1000) + marginSeconds
    if (known?.startsAt !== startsAt) {
      const day = now.toISOString().slice(0, 10)
      const key = sharedKey(redis, day, secondsLeft)
      known = { day, startsAt, key }
      key.catch(() => {
        if (known?.key === key) known = undefined
      })
    }
    const { day } = known
    const key = await known.key
    const visitor = (...parts: [subdomain: string, address: string, userAgent: string]) =>
      createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
    return { day, secondsLeft, visitor }
  }
}

async function sharedKey(redis: RedisClient, day: string, secondsLeft: number): Promise<KeyObject> {
  const fresh = randomBytes(32).toString('base64')
  const former = await redis.set(portfolioViewKeys.dayKey(day), fresh, 'EX', secondsLeft, 'NX', 'GET')
  return createSecretKey(former ?? fresh, 'base64')
}
