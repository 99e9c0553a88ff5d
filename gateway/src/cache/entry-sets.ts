import { createHash } from 'node:crypto'
import type { RedisClient, RedisConnection } from '@resume/service-kit/redis/connect'
import { fillSetScript, setLeaseOf, timeLength } from './entry-set-scripts.ts'

/** An answer to a question, and for how long it is right. */
export interface SetValue {
  bytes: Buffer
  lifetimeMs: number
}

/** Fills entry sets; reading them is part of admission. */
export interface EntrySets {
  /**
   * Loads the answer to a question and keeps it, unless a change has dropped the set meanwhile. Callers that ask the same
   * under the same lease share one load.
   * @param lease the set's lease that the reader saw; undefined when Redis is away, and nothing is kept
   */
  load(set: string, field: string, lease: string | undefined, load: () => Promise<SetValue>): Promise<Buffer>
}

/** Larger answers are not kept. */
const largestBytes = 512 * 1024

/** The bytes within a stored value. */
export function setValueOf(stored: Buffer): Buffer {
  return stored.subarray(2 * timeLength)
}

/** The field of a question, by the route and what it was asked with, in any order. */
export function fieldOf(operation: string, params: object, query: object): string {
  const asked = JSON.stringify([operation, sorted(params), sorted(query)])
  return asked.length < 200 ? asked : createHash('sha256').update(asked).digest('base64url')
}

function sorted(values: object): unknown[] {
  return Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))
}

interface ScriptedRedis extends RedisClient {
  setFill(
    ...args: [
      set: string,
      lease: string,
      token: string,
      field: string,
      bytes: Buffer,
      lifetimeMs: number,
      ageMs: number,
    ]
  ): Promise<number>
}

/** Makes the {@link EntrySets} of a gateway. */
export function createEntrySets(connection: RedisConnection): EntrySets {
  const redis = connection.redis as ScriptedRedis
  redis.defineCommand('setFill', { numberOfKeys: 2, lua: fillSetScript })
  /** Loads under way in this process. Joining one is safe for a reader that has just seen its lease live. */
  const loads = new Map<string, Promise<Buffer>>()

  const loadAndFill = async (set: string, field: string, lease: string, load: () => Promise<SetValue>) => {
    const begun = performance.now()
    const { bytes, lifetimeMs } = await load()
    const age = Math.ceil(performance.now() - begun)
    const left = Math.floor(lifetimeMs - age)
    if (left > 0 && bytes.length <= largestBytes) {
      /** What is not kept is loaded again. */
      const name = connection.placed(set)
      await redis.setFill(name, setLeaseOf(name), lease, field, bytes, left, age).catch(() => 0)
    }
    return bytes
  }

  return {
    async load(set, field, lease, load) {
      if (lease === undefined) return (await load()).bytes
      const key = `${lease} ${set} ${field}`
      const joined = loads.get(key)
      if (joined) return joined
      const running = loadAndFill(set, field, lease, load).finally(() => loads.delete(key))
      loads.set(key, running)
      return running
    },
  }
}
