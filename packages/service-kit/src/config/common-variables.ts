import { logLevels } from '../logging/logger.ts'
import { principalKeys } from './principal-keys.ts'
import { redisUrl } from './redis-url.ts'
import { tlsDirectory } from './tls-directory.ts'
import { boolean, integer, oneOf, optional, port, text, url, urls } from './variables.ts'

/** Longest grace period that can be configured, in milliseconds. */
const longestGraceMs = 300_000

/** Variables that every deployable reads. */
export const commonVariables = {
  NODE_ENV: oneOf(['development', 'test', 'production'], { default: 'development' }),
  LOG_LEVEL: oneOf(logLevels, { default: 'info' }),
  /** Address to listen on. */
  HOST: text({ default: '0.0.0.0' }),
  /** How long calls in progress may take once the process is told to stop, in milliseconds. */
  SHUTDOWN_GRACE_MS: integer({ default: 10_000, max: longestGraceMs }),
  /** Sign and verify whom a call between processes is made for. */
  PRINCIPAL_KEYS: principalKeys(),
  /** Certificates for calls between processes. */
  GRPC_TLS_DIR: tlsDirectory(),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url(['http:', 'https:'])),
} as const

/**
 * Variables of every service behind the gateway.
 * @param defaults.shutdownGraceMs longer than the longest work that a stopping process must wait for; 10 s by default
 */
export const serviceVariables = (defaults: { grpc: number; metrics: number; shutdownGraceMs?: number }) => ({
  ...commonVariables,
  SHUTDOWN_GRACE_MS: integer({ default: defaults.shutdownGraceMs ?? 10_000, max: longestGraceMs }),
  GRPC_PORT: port({ default: defaults.grpc }),
  METRICS_PORT: port({ default: defaults.metrics }),
  /** False behind a pooler that does not keep them. */
  DATABASE_PREPARED_STATEMENTS: boolean({ default: true }),
  /** Of one server, or of nodes of a cluster, comma separated. */
  REDIS_URL: redisUrl({ default: 'redis://localhost:6379' }),
  /** Of one server, or of several of a cluster, comma separated. */
  NATS_URL: urls(['nats:', 'tls:'], { default: 'nats://localhost:4222' }),
  /** How many servers of a cluster keep each stream; as it is when unset. */
  NATS_STREAM_REPLICAS: optional(integer({ min: 1, max: 5 })),
})
