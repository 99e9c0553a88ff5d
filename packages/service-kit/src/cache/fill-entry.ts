import type { RedisClient, RedisConnection } from '../redis/connect.ts'
import { SetInParts } from '../redis/set-in-parts.ts'
import { fillScript, leaseDuration, leaseKeyOf, moveScript, stampLength } from './lease-scripts.ts'

/** What an entry is filled with, if its lease still lives. */
export interface Filling {
  /** The entry, as the connection placed it. */
  name: string
  /** Of the lease. */
  token: string
  value: Buffer
  ttlMs: number
}

/**
 * From so many bytes on, values are sent ahead of the script that fills the entry. A value that passes through a script is copied four
 * times and is garbage of Lua's twice, which takes Redis more than twice as long for 20 KB.
 */
const largeBytes = 4 * 1024

/** Entries that one script fills at most. */
const mostTogether = 32

/** Where the head of an entry will be. */
const room = Buffer.alloc(stampLength)

/** Where a value waits for the script; it shares the slot of its entry, and goes by itself when the script never comes. */
const sentKeyOf = ({ name, token }: Filling) => `sent:${name}:${token}`

interface ScriptedRedis extends RedisClient {
  sendCommand(command: SetInParts): Promise<unknown>
  leaseFill(key: string, lease: string, token: string, value: Buffer, ttlMs: number): Promise<number>
  leaseMove(keyCount: number, ...args: (string | number)[]): Promise<number>
}

interface Waiting {
  filling: Filling
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Makes what fills entries: large ones that are filled in one turn of the event loop share a script, except on a cluster.
 * @returns fills an entry; throws what Redis said
 */
export function createFillEntry(connection: RedisConnection): (filling: Filling) => Promise<unknown> {
  const redis = connection.redis as ScriptedRedis
  redis.defineCommand('leaseFill', { numberOfKeys: 2, lua: fillScript })
  redis.defineCommand('leaseMove', { lua: moveScript })

  const move = (fillings: Filling[]) =>
    redis.leaseMove(
      3 * fillings.length,
      ...fillings.flatMap((filling) => [filling.name, leaseKeyOf(filling.name), sentKeyOf(filling)]),
      ...fillings.flatMap(({ token, ttlMs }) => [token, ttlMs]),
    )

  const moveAll = async (some: Waiting[]) => {
    try {
      await move(some.map(({ filling }) => filling))
      for (const { resolve } of some) resolve()
    } catch (error) {
      for (const { reject } of some) reject(error)
    }
  }

  let waiting: Waiting[] = []
  const depart = () => {
    const all = waiting
    waiting = []
    for (let from = 0; from < all.length; from += mostTogether) void moveAll(all.slice(from, from + mostTogether))
  }
  const moveTogether = (filling: Filling) =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ filling, resolve, reject })
      if (waiting.length === 1) connection.atDeparture(depart)
    })

  return async (filling) => {
    const { name, token, value, ttlMs } = filling
    if (value.length < largeBytes) return redis.leaseFill(name, leaseKeyOf(name), token, value, ttlMs)
    /** A value that does not arrive is none that the script finds. */
    const sending = new SetInParts(sentKeyOf(filling), [room, value], leaseDuration)
    redis.sendCommand(sending).catch(() => {})
    /** What one script touches has to be in one slot of a cluster. */
    return connection.isCluster ? move([filling]) : moveTogether(filling)
  }
}
