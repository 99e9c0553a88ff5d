import { Redis, type RedisOptions } from 'ioredis'
import { clusterNodesOf } from '../config/redis-url.ts'

/** What is known of a Redis to which commands of an operator go. */
export interface OpenPrimary {
  redis: Redis
  /** `host:port`. */
  place: string
  /** On a cluster, slots that it holds, and replicas that could take its place. */
  slots: number
  replicas: number
}

/**
 * Connects once to the Redis of a URL, or to every primary of a cluster.
 * @param timeoutMs how long each may take to connect
 * @throws Error when one of them, or every named node of the cluster, cannot be reached; nothing is left open then
 */
export async function openPrimaries(url: string, timeoutMs: number): Promise<OpenPrimary[]> {
  const once = { lazyConnect: true, connectTimeout: timeoutMs, retryStrategy: () => null } satisfies RedisOptions
  const nodes = clusterNodesOf(url)
  if (!nodes) {
    const redis = await connected(new Redis(url, once))
    return [{ redis, place: new URL(url).host, slots: 0, replicas: 0 }]
  }
  const { hosts, username, password, isEncrypted } = nodes
  const open = (host: string, port: number) => {
    const known = { ...(username && { username }), ...(password && { password }), ...(isEncrypted && { tls: {} }) }
    return connected(new Redis({ ...once, ...known, host, port }))
  }
  const ranges = await Promise.any(
    hosts.map(async ({ host, port }) => {
      const redis = await open(host, port)
      return redis.cluster('SLOTS').finally(() => redis.disconnect())
    }),
  ).catch((error: AggregateError) => Promise.reject(error.errors[0]))
  const primaries = new Map<string, Omit<OpenPrimary, 'redis'> & { host: string; port: number }>()
  for (const [from, to, primary, ...replicas] of ranges) {
    if (!primary) continue
    const [host, port] = primary
    const place = `${host}:${port}`
    const slots = (primaries.get(place)?.slots ?? 0) + to - from + 1
    primaries.set(place, { host, port, place, slots, replicas: replicas.length })
  }
  const opening = await Promise.allSettled(
    [...primaries.values()].map(async ({ host, port, ...known }) => ({ ...known, redis: await open(host, port) })),
  )
  const failed = opening.find((outcome) => outcome.status === 'rejected')
  const opened = opening.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  if (!failed) return opened
  for (const { redis } of opened) redis.disconnect()
  throw failed.reason
}

async function connected(redis: Redis): Promise<Redis> {
  /** Says why; that the connection was closed is all that connecting says. */
  let cause: unknown
  redis.on('error', (error) => {
    cause = error
  })
  try {
    await redis.connect()
    return redis
  } catch (error) {
    redis.disconnect()
    throw cause ?? error
  }
}
