import { Command, type Redis } from 'ioredis'
import { stragglerMs, timeOf } from './connection.ts'

/** A node of a cluster, as this process knows it. */
interface Node {
  redis: Redis
  /** The time of the node from which entries count; undefined while it is not to be trusted. */
  minLoadedAt: number | undefined
  /** Numbers the times at which trust was lost, so that an answer from before counts for nothing. */
  losses: number
}

/** The primaries of a cluster: who holds which slot, and from when on what it keeps can be trusted. */
export interface ClusterOwners {
  /** Takes up a node that the client has found. */
  add(redis: Redis): void
  remove(redis: Redis): void
  /** Compares who holds the slots now with who held them before: who has gained some is not trusted until it was asked. */
  compare(): void
  /** Hears that a node holds slots that this process believed with another. */
  gained(key: string): void
  /** The connection to the primary that holds a key; undefined while there is none. */
  ownerOf(name: string): Redis | undefined
  /** See `RedisConnection.minLoadedAt`. */
  minLoadedAt(name: string | undefined): number
  /** Primaries that cannot be used now, and for how long they could not, in milliseconds. */
  away(): number[]
  /** The connections to the primaries. */
  primaries(): Redis[]
}

/** How the client names nodes: `host:port`. */
export const keyOf = ({ options }: Redis): string => `${options.host}:${options.port}`

/**
 * Watches over the primaries of a cluster. Replicas hear of writes late: one that takes the place of its primary may not have
 * heard of the last invalidations, which were confirmed. What it keeps from before counts for nothing, as after an outage
 * of a single Redis. Who connects for the first time cannot know of a change just before, and waits as long.
 *
 * The entries have the time of the node that kept them: clocks of nodes must not differ by more than the five seconds.
 * @param slots who holds each slot, the primary first, as the client knows it at the moment
 */
export function watchOwners(slots: () => readonly (readonly string[])[]): ClusterOwners {
  const nodes = new Map<string, Node>()
  const awaySince = new Map<string, number>()
  let owners: (string | undefined)[] = []
  let primaries = new Set<string>()

  const distrust = (key: string) => {
    const node = nodes.get(key)
    if (!node) return
    node.minLoadedAt = undefined
    const losses = ++node.losses
    if (!awaySince.has(key)) awaySince.set(key, performance.now())
    if (node.redis.status === 'wait') node.redis.connect().catch(() => {})
    if (node.redis.status !== 'ready') return
    node.redis.time().then(
      (time) => {
        if (losses !== node.losses) return
        node.minLoadedAt = timeOf(time) + stragglerMs
        awaySince.delete(key)
      },
      () => node.redis.disconnect(true),
    )
  }

  const holderOf = (name: string) => slots()[new Command('exists', [name]).getSlot() ?? -1]?.[0]

  return {
    add(redis) {
      const key = keyOf(redis)
      nodes.set(key, { redis, minLoadedAt: undefined, losses: 0 })
      const isKnown = () => nodes.get(key)?.redis === redis
      redis.on('ready', () => isKnown() && distrust(key))
      redis.on('close', () => isKnown() && distrust(key))
    },
    remove(redis) {
      const key = keyOf(redis)
      if (nodes.get(key)?.redis !== redis) return
      nodes.delete(key)
      if (!awaySince.has(key)) awaySince.set(key, performance.now())
    },
    compare() {
      const before = owners
      owners = slots().map(([primary]) => primary)
      primaries = new Set(owners.filter((key) => key !== undefined))
      const gained = new Set<string>()
      for (const [slot, key] of owners.entries()) {
        if (key !== undefined && before[slot] !== undefined && before[slot] !== key) gained.add(key)
      }
      for (const key of gained) distrust(key)
      /** Replicas are not connected to until they take the place of their primary. */
      for (const key of primaries) if (nodes.get(key)?.redis.status === 'wait') distrust(key)
    },
    gained: distrust,
    ownerOf: (name) => nodes.get(holderOf(name) ?? '')?.redis,
    minLoadedAt(name) {
      const kept = (key: string | undefined) => nodes.get(key ?? '')?.minLoadedAt ?? Number.MAX_SAFE_INTEGER
      if (name !== undefined) return kept(holderOf(name))
      return primaries.size === 0 ? Number.MAX_SAFE_INTEGER : Math.max(...[...primaries].map(kept))
    },
    away() {
      const now = performance.now()
      return [...primaries]
        .filter((key) => nodes.get(key)?.minLoadedAt === undefined)
        .map((key) => now - (awaySince.get(key) ?? now))
    },
    primaries: () => [...primaries].flatMap((key) => nodes.get(key)?.redis ?? []),
  }
}
