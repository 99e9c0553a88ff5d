import { logLevels } from '../logging/logger.ts'
import { integer, oneOf, optional, port, text, url } from './variables.ts'

/** Variables that every deployable reads. */
export const commonVariables = {
  NODE_ENV: oneOf(['development', 'test', 'production'], { default: 'development' }),
  LOG_LEVEL: oneOf(logLevels, { default: 'info' }),
  /** Address to listen on. */
  HOST: text({ default: '0.0.0.0' }),
  /** How long calls in work may take when the process is told to stop, in milliseconds. */
  SHUTDOWN_GRACE_MS: integer({ default: 10_000, max: 20_000 }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url(['http:', 'https:'])),
} as const

/** Variables of every service behind the gateway. */
export const serviceVariables = (ports: { grpc: number; metrics: number }) => ({
  ...commonVariables,
  GRPC_PORT: port({ default: ports.grpc }),
  METRICS_PORT: port({ default: ports.metrics }),
  REDIS_URL: url(['redis:', 'rediss:'], { default: 'redis://localhost:6379' }),
  NATS_URL: url(['nats:', 'tls:'], { default: 'nats://localhost:4222' }),
})
