import { type Command, Redis, type RedisOptions } from 'ioredis'
import type { Logger } from '../logging/logger.ts'

/** A connection to Redis that knows whether it is usable. */
export interface RedisConnection {
  readonly redis: Redis
  /** Whether commands have a chance now; while false, do without Redis instead of waiting. */
  isUp(): boolean
  /**
   * Redis time, in milliseconds, of the moment this connection last became usable. What was cached before may have
   * missed an invalidation and must not be used.
   */
  minFilledAt(): number
  /**
   * Resolves once the first attempt to connect has ended, well or not: within about a second. Who serves only then counts
   * and guards from the first request on.
   */
  attempted(): Promise<void>
  close(): void
}

/**
 * Wait for one command's answer, in milliseconds. A busy machine can be silent for tens of them, and a request that takes
 * that for a dead Redis goes uncounted; a Redis that hangs costs only the requests of one such wait, for then the
 * connection is given up.
 */
const requestPathTimeout = 500

/**
 * Redis with a limit to the wait for an answer that counts only the wait: answers that came in while this process was
 * busy with other things are read before the time is held to be up. Otherwise a burst of requests would look like a dead
 * Redis and go uncounted.
 */
class PatientRedis extends Redis {
  readonly #timeoutMs: number

  constructor(url: string, options: RedisOptions & { replyMapping?: 'legacy' }, timeoutMs: number) {
    super(url, options)
    this.#timeoutMs = timeoutMs
  }

  override sendCommand(command: Command, ...rest: [never?]): unknown {
    const timer = setTimeout(() => {
      setImmediate(() => {
        if (!command.isSettled) command.reject(new Error('Command timed out'))
      })
    }, this.#timeoutMs)
    const stop = () => clearTimeout(timer)
    command.promise.then(stop, stop)
    return super.sendCommand(command, ...rest)
  }
}

/**
 * Connects to Redis, now and for ever again; a Redis that is away never stops a process from starting.
 * Commands fail at once while it is away.
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
  let minFilledAt: number | undefined
  let reported = false
  const attempted = Promise.withResolvers<void>()
  giveUpWhenSilent(redis)

  redis.on('error', (err: Error) => {
    if (!reported) logger.warn({ err }, 'Redis is away')
    reported = true
  })
  redis.on('close', () => {
    minFilledAt = undefined
    attempted.resolve()
  })
  redis.on('ready', () => {
    redis.time().then(
      ([seconds, microseconds]) => {
        minFilledAt = Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000)
        if (reported) logger.info('Redis is back')
        reported = false
        attempted.resolve()
      },
      () => redis.disconnect(true),
    )
  })

  return {
    redis,
    isUp: () => minFilledAt !== undefined,
    minFilledAt: () => minFilledAt ?? Number.MAX_SAFE_INTEGER,
    attempted: () => attempted.promise,
    close: () => redis.disconnect(),
  }
}

/** Breaks a connection on which a command found no answer in time; a new one is tried for as long as Redis is silent. */
function giveUpWhenSilent(redis: Redis): void {
  const send = redis.sendCommand.bind(redis)
  redis.sendCommand = (command, stream) => {
    command.promise.catch((error: Error) => {
      if (error.message === 'Command timed out' && redis.status === 'ready') redis.disconnect(true)
    })
    return send(command, stream)
  }
}
