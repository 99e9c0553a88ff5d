import { setTimeout as wait } from 'node:timers/promises'
import { type JetStreamManager, jetstreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import type { Logger } from '../logging/logger.ts'

/** The stream that keeps every domain event. */
export const eventStream = { name: 'RESUME', subjects: ['resume.>'] }

/**
 * The stream that keeps dead letters until somebody replays them: without an age or a size limit, and apart from the
 * events, which expire.
 */
export const deadLetterStream = { name: 'RESUME_DEAD', subjects: ['resume-dead.>'] }

/** The durable consumer of the stream that writes down what ends, apart from the databases (packages/backup). */
export const tombstoneConsumer = 'tombstones'

/** Wait between two tries to find the stream, in milliseconds. */
const retryMs = 500

const day = 24 * 60 * 60 * 1_000_000_000

/** A connection to NATS that is established, and re-established, in the background. */
export interface NatsLink {
  /** Resolves once NATS is there and the streams exist. */
  ready(): Promise<NatsConnection>
  isUp(): boolean
  close(): Promise<void>
}

/**
 * Connects in the background and retries forever. A NATS that is down never keeps a process from starting or serving.
 * @param options.url of one server, or of several of a cluster, comma separated
 * @param options.replicas how many servers of a cluster keep each stream; as it is when absent, and one for a new stream
 */
export function connectNats(options: {
  url: string
  name: string
  logger: Logger
  replicas?: number | undefined
}): NatsLink {
  const { logger } = options
  let up = false
  let closed = false
  const connecting = connect({
    servers: serversOf(options.url),
    name: options.name,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    pingInterval: 5_000,
    maxPingOut: 2,
  }).then(async (connection) => {
    up = true
    void follow(connection)
    await untilThere(connection)
    return connection
  })
  connecting.catch((err: unknown) => {
    if (!closed) logger.error({ err }, 'NATS cannot be used')
  })

  /** A server can be up before JetStream is, or go down in between. Both pass. */
  const untilThere = async (connection: NatsConnection) => {
    for (let told = false; ; told = true) {
      try {
        return await ensureStreams(
          await jetstreamManager(connection, { checkAPI: false, timeout: 2_000 }),
          options.replicas,
        )
      } catch (err) {
        if (closed || connection.isClosed()) throw err
        if (!told) logger.warn({ err }, 'JetStream is away')
        await wait(retryMs)
      }
    }
  }

  const follow = async (connection: NatsConnection) => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') {
        up = false
        logger.warn('NATS is away')
      } else if (type === 'reconnect') {
        up = true
        logger.info('NATS is back')
        /** A server that has lost its data gets its streams back. */
        untilThere(connection).catch(() => {})
      }
    }
  }

  return {
    ready: () => connecting,
    isUp: () => up,
    async close() {
      closed = true
      const ended = connecting.then((connection) => connection.close())
      if (up) await ended.catch(() => {})
    },
  }
}

/** The servers that `NATS_URL` names. */
export function serversOf(urls: string): string[] {
  return urls.split(',').map((each) => each.trim())
}

/** Creates the streams unless they exist, and changes how many replicas they have. Two processes may do so at the same time. */
async function ensureStreams({ streams }: JetStreamManager, replicas: number | undefined): Promise<void> {
  const kept = { storage: StorageType.File, retention: RetentionPolicy.Limits, duplicate_window: (day / 24 / 60) * 2 }
  for (const config of [
    { ...kept, ...eventStream, max_age: 30 * day },
    { ...kept, ...deadLetterStream, max_age: 0 },
  ]) {
    const found = await streams.info(config.name).catch(() => undefined)
    if (!found) await streams.add({ ...config, num_replicas: replicas ?? 1 })
    else if (replicas !== undefined && found.config.num_replicas !== replicas) {
      await streams.update(config.name, { num_replicas: replicas })
    }
  }
}
