import { setTimeout as wait } from 'node:timers/promises'
import { Cluster, type Command, type Redis } from 'ioredis'
import type { ClusterNodes } from '../config/redis-url.ts'
import type { Logger } from '../logging/logger.ts'
import { watchOwners } from './cluster-owners.ts'
import { patienceMs, pauseBefore, type RedisConnection } from './connection.ts'
import { bePatient } from './patience.ts'

/** How often the primaries are asked whether they are there, in milliseconds: one that hangs has time-outs, and loses its place. */
const pulseMs = 1_000

/** How often the nodes are asked who holds what, in milliseconds: as a rule, and while something is missing. */
const lookMs = { usually: 5_000, missing: 250 }

/** How long a replica may take to say that it has what was written, in milliseconds: less than a command may take. */
const outlastMs = 300

/** Longest that {@link RedisConnection.attempted} waits for a cluster, in milliseconds. */
const firstAttemptMs = 1_000

/** How often a command is sent on to the node that has its slot now. */
const mostRedirections = 3

/** The client of a cluster, which tells when it is sent to another node than it believed. */
class TellingCluster extends Cluster {
  onMoved: ((key: string) => void) | undefined
  onMissing: (() => void) | undefined

  override handleError(error: Error, ttl: { value?: number }, handlers: object): void {
    const [kind, slot = '', key = ''] = error.message.split(' ')
    if (kind === 'MOVED') {
      /** The slots of a range share one list, which the client would change for all of them. */
      const holders = this.slots[Number(slot)]
      if (holders) this.slots[Number(slot)] = [...holders]
      this.onMoved?.(key)
    } else if (kind !== 'ASK') this.onMissing?.()
    super.handleError(error, ttl, handlers)
  }
}

/**
 * Connects to a cluster of Redis, and reconnects forever. What holds for one Redis holds for each primary: commands for one
 * that is down fail immediately, those for the others go on. Only primaries are read.
 */
export function connectCluster(options: {
  nodes: ClusterNodes
  logger: Logger
  commandTimeoutMs: number
}): RedisConnection {
  const { nodes, logger, commandTimeoutMs } = options
  const cluster = new TellingCluster(nodes.hosts, {
    enableOfflineQueue: false,
    /** Each node tells by itself when it is ready. */
    enableReadyCheck: false,
    scaleReads: 'master',
    maxRedirections: mostRedirections,
    retryDelayOnFailover: 0,
    retryDelayOnClusterDown: 0,
    retryDelayOnTryAgain: 50,
    slotsRefreshTimeout: 1_000,
    slotsRefreshInterval: lookMs.usually,
    clusterRetryStrategy: pauseBefore,
    clusterNodeRetryStrategy: pauseBefore,
    /** Names stay names: certificates are made for them, and addresses change. */
    dnsLookup: (host, done) => done(null, host),
    redisOptions: {
      enableAutoPipelining: false,
      maxRetriesPerRequest: 0,
      connectTimeout: 1_000,
      ...(nodes.username !== undefined && { username: nodes.username }),
      ...(nodes.password !== undefined && { password: nodes.password }),
      ...(nodes.isEncrypted && { tls: {} }),
    },
  })
  const owners = watchOwners(() => cluster.slots)
  const sentTo = new WeakMap<Command, Redis>()
  const attempted = Promise.withResolvers<void>()
  setTimeout(attempted.resolve, firstAttemptMs).unref()
  let isClosed = false
  let looking: NodeJS.Timeout | undefined
  let reported = false

  const ready = () => owners.primaries().filter(({ status }) => status === 'ready')
  const isWhole = () => cluster.status === 'ready' && owners.away().length === 0
  /** Asks who holds what until every slot has somebody who answers. */
  const look = () => {
    looking ??= setTimeout(() => {
      looking = undefined
      if (isClosed) return
      cluster.refreshSlotsCache()
      if (!isWhole()) look()
      else settle()
    }, lookMs.missing).unref()
  }
  const settle = () => {
    if (!isWhole()) return look()
    if (reported) logger.info('Redis is back')
    reported = false
    attempted.resolve()
  }
  const miss = (err: unknown) => {
    if (!reported && !isClosed) logger.warn({ err }, 'a node of Redis is away')
    reported = true
    look()
  }

  cluster.on('+node', (redis: Redis) => {
    bePatient(redis, commandTimeoutMs, sentTo)
    owners.add(redis)
    redis.on('close', look)
  })
  cluster.on('-node', owners.remove)
  cluster.on('refresh', () => {
    owners.compare()
    settle()
  })
  cluster.on('node error', miss)
  cluster.on('error', miss)
  cluster.onMoved = owners.gained
  cluster.onMissing = look
  const pulse = setInterval(() => {
    for (const primary of ready()) primary.ping().catch(() => {})
  }, pulseMs)
  pulse.unref()

  return {
    redis: cluster,
    atDeparture: setImmediate,
    isCluster: true,
    placed: (key, by = key.slice(key.lastIndexOf(':') + 1)) => `{${by}}${key}`,
    isUp: () => cluster.status === 'ready',
    isUpFor: (name) => cluster.status === 'ready' && owners.ownerOf(name)?.status === 'ready',
    outlasts: async (name) => {
      const primary = owners.ownerOf(name)
      if (!primary) return false
      const replicas = (await primary.cluster('REPLICAS', String(await primary.cluster('MYID')))) as string[]
      return replicas.every((line) => / \S*\bfail(,| )/.test(line)) || (await primary.wait(1, outlastMs)) > 0
    },
    answers: () =>
      Promise.any(ready().map((primary) => primary.ping())).then(
        () => true,
        () => false,
      ),
    minLoadedAt: owners.minLoadedAt,
    isBackSoon: async () => {
      const mayComeBack = () => !isWhole() && !owners.away().every((ms) => ms > patienceMs)
      if (!isWhole() && !mayComeBack()) return false
      do await wait(20)
      while (mayComeBack())
      return isWhole()
    },
    attempted: () => attempted.promise,
    close: () => {
      isClosed = true
      clearInterval(pulse)
      clearTimeout(looking)
      cluster.disconnect()
    },
  }
}
