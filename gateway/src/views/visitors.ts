import { createHmac, randomBytes } from 'node:crypto'
import { portfolioViewKeys } from '@resume/proto/portfolio-views'
import type { Redis } from 'ioredis'

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
export function createViewDays(redis: Redis): (now: Date) => Promise<ViewDay> {
  let known: { day: string; key: Promise<Buffer> } | undefined
  return async (now) => {
    const day = now.toISOString().slice(0, 10)
    const secondsLeft = Math.ceil((dayMs - (now.getTime() % dayMs)) / 1000) + marginSeconds
    if (known?.day !== day) {
      const key = sharedKey(redis, day, secondsLeft)
      known = { day, key }
      key.catch(() => {
        if (known?.key === key) known = undefined
      })
    }
    const key = await known.key
    const visitor = (...parts: [subdomain: string, address: string, userAgent: string]) =>
      createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
    return { day, secondsLeft, visitor }
  }
}

async function sharedKey(redis: Redis, day: string, secondsLeft: number): Promise<Buffer> {
  const fresh = randomBytes(32).toString('base64')
  const former = await redis.set(portfolioViewKeys.dayKey(day), fresh, 'EX', secondsLeft, 'NX', 'GET')
  return Buffer.from(former ?? fresh, 'base64')
}
