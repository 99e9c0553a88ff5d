import { setTimeout as wait } from 'node:timers/promises'
import { type Command, Redis, type RedisOptions } from 'ioredis'
import type { Logger } from '../logging/logger.ts'

/** A connection to Redis that knows whether it is usable. */
export interface RedisConnection {
  readonly redis: Redis
  /** Whether commands can succeed now. While false, go on without Redis instead of waiting. */
  isUp(): boolean
  /**
   * The Redis time, in milliseconds, at which an entry's load must have begun: what was loaded before may have missed an
   * invalidation. That of the first connection; after an outage, some time later, until writers have found Redis again, too.
   * An outage that a new process has not seen shows in how long Redis has been running, unless only the way to it was cut.
   */
  minLoadedAt(): number
  /**
   * Waits for a Redis that has just gone: whoever reads may have found it again before this process has.
   * @returns whether it is back; false once it has been away for a second and a half, and from then on at once
   */
  isBackSoon(): Promise<boolean>
  /**
   * Resolves once the first connection attempt has succeeded or failed, within about a second. A process that starts
   * serving only then enforces its limits from the first request on.
   */
  attempted(): Promise<void>
  close(): void
}

/**
 * How long to wait for the reply to a command, in milliseconds. A busy machine can stay silent for tens of milliseconds, and
 * a request that mistakes that for a dead Redis is not counted. A Redis that hangs costs only the requests of one such
 * wait, because the connection is then closed.
 */
const requestPathTimeout = 500

/**
 * How long a write waits, once an outage begins, for its process to find Redis again, in milliseconds: longer than the
 * pauses between its attempts.
 */
const patienceMs = 1_500

/**
 * For how long after an outage entries are not used, in milliseconds: a process that lost Redis may take that much longer
 * than others to find it again, on a machine that is busy with starting everything at once. It costs loads, not answers.
 */
const stragglerMs = 5_000

/**
 * Redis with a command timeout that measures only the wait: replies that arrived while this process was busy are read
 * before the command times out. Otherwise a burst of requests would look like a dead Redis and not be counted.
 *
 * A connection on which a command timed out is closed, and made anew until Redis replies. The client then sends again what
 * was under way; what timed out is left out: nobody waits for it, and it would look as though it timed out once more.
 */
class PatientRedis extends Redis {
  readonly #timeoutMs: number
  #corked: unknown

  constructor(url: string, options: RedisOptions & { replyMapping?: 'legacy' }, timeoutMs: number) {
    super(url, options)
    this.#timeoutMs = timeoutMs
  }

  override sendCommand(command: Command, ...rest: [never?]): unknown {
    if (command.isSettled) return command.promise
    const connection = this.stream
    const timer = setTimeout(() => {
      setImmediate(() => {
        if (command.isSettled) return
        command.reject(new Error('Command timed out'))
        if (this.stream === connection && this.status === 'ready') this.disconnect(true)
      })
    }, this.#timeoutMs)
    const stop = () => clearTimeout(timer)
    command.promise.then(stop, stop)
    this.#gather()
    return super.sendCommand(command, ...rest)
  }

  /**
   * Holds back what is sent until all that arrived meanwhile has been read: the commands of many requests then leave in one
   * write, and come back in one.
   */
  #gather(): void {
    const { stream } = this
    if (this.#corked === stream || this.status !== 'ready') return
    this.#corked = stream
    stream.cork()
    setImmediate(() => {
      this.#corked = undefined
      stream.uncork()
    })
  }
}

/**
 * Connects to Redis, and reconnects forever. A Redis that is down never keeps a process from starting; commands fail
 * immediately while it is down.
 */
export function connectRedis(options: { url: string; logger: Logger; commandTimeoutMs?: number }): RedisConnection {
  const { logger } = options
  const settings = {
    enableOfflineQueue: false,
    enableAutoPipelining: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 1_000,
    retryStrategy: (attempt: number) => Math.min(50 * attempt, 500),
  }
  const redis = new PatientRedis(options.url, settings, options.commandTimeoutMs ?? requestPathTimeout)
  let minLoadedAt: number | undefined
  let wasUp = false
  /** Since when Redis is away, by the clock of this process. */
  let awaySince = performance.now()
  let reported = false
  const attempted = Promise.withResolvers<void>()

  redis.on('error', (err: Error) => {
    if (!reported) logger.warn({ err }, 'Redis is away')
    reported = true
  })
  redis.on('close', () => {
    if (minLoadedAt !== undefined) awaySince = performance.now()
    minLoadedAt = undefined
    attempted.resolve()
  })
  redis.on('ready', () => {
    Promise.all([redis.time(), wasUp ? 0 : uptimeOf(redis)]).then(
      ([[seconds, microseconds], uptimeMs]) => {
        const now = Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000)
        minLoadedAt = now + Math.max(0, stragglerMs - uptimeMs)
        wasUp = true
        if (reported) logger.info('Redis is back')
        reported = false
        attempted.resolve()
      },
      () => redis.disconnect(true),
    )
  })

  return {
    redis,
    isUp: () => minLoadedAt !== undefined,
    minLoadedAt: () => minLoadedAt ?? Number.MAX_SAFE_INTEGER,
    isBackSoon: async () => {
      const isAwayForLong = () => minLoadedAt === undefined && performance.now() - awaySince > patienceMs
      if (isAwayForLong()) return false
      /** A command can fail some milliseconds before the connection is known to be closed. */
      do await wait(20)
      while (minLoadedAt === undefined && !isAwayForLong())
      return minLoadedAt !== undefined
    },
    attempted: () => attempted.promise,
    close: () => redis.disconnect(),
  }
}

/** For how long a server has been running at least, in milliseconds; for ever when it does not tell. It counts whole seconds. */
async function uptimeOf(redis: Redis): Promise<number> {
  const info = await redis.info('server').catch(() => '')
  const seconds = /^uptime_in_seconds:(\d+)/m.exec(info)?.[1]
  return seconds === undefined ? Number.POSITIVE_INFINITY : (Number(seconds) - 1) * 1000
}
