import { commonVariables } from '@resume/service-kit/config/common-variables'
import { notesAboutFormer } from '@resume/service-kit/config/half-set'
import { type Environment, readConfig } from '@resume/service-kit/config/read-config'
import { redisUrl } from '@resume/service-kit/config/redis-url'
import { complaintsAboutSecrets } from '@resume/service-kit/config/secrets'
import {
  boolean,
  domain,
  emailAddress,
  formerSecret,
  grpcTarget,
  integer,
  list,
  optional,
  origin,
  port,
  requiredInProduction,
  storedSecret,
  text,
  url,
} from '@resume/service-kit/config/variables'
import { parseTrustProxy } from './http/trust-proxy.ts'

/** Stand-in outside production; identity has the same. */
const developmentHashSecret = 'development-only-key-hash-secret-not-for-production'

const variables = {
  ...commonVariables,
  /** Longer than the longest request: paid work may take 50 s. */
  SHUTDOWN_GRACE_MS: integer({ default: 52_000, max: 300_000 }),
  /** Time for a load balancer to see that the process is no longer ready, before it stops taking connections. */
  SHUTDOWN_DELAY_MS: integer({ default: 0, max: 10_000 }),
  PORT: port({ default: 8080 }),
  REQUEST_TIMEOUT_MS: integer({ default: 30_000, min: 500, max: 300_000 }),
  BODY_MEMORY_MB: integer({ default: 64, min: 12, max: 4_096 }),
  EXPORT_TIMEOUT_MS: integer({ default: 900_000, min: 500, max: 3_600_000 }),
  EXPORT_STALL_TIMEOUT_MS: integer({ default: 60_000, min: 100, max: 600_000 }),
  STREAM_STALL_TIMEOUT_MS: integer({ default: 60_000, min: 100, max: 600_000 }),
  METRICS_PORT: port({ default: 9460 }),
  BASE_URL: requiredInProduction(origin({ default: 'http://localhost:8080' })),
  APP_ORIGINS: requiredInProduction(list(origin(), { default: ['http://localhost:3000'] })),
  PORTFOLIO_DOMAIN: optional(domain()),
  TRUST_PROXY: optional(text()),
  ADMIN_EMAIL: optional(emailAddress()),
  API_KEY_HASH_SECRET: optional(storedSecret()),
  API_KEY_HASH_SECRET_PREVIOUS: optional(formerSecret()),
  API_KEY_AUTH_CACHE_TTL_SECONDS: integer({ default: 300, min: 1 }),
  API_KEY_LAST_USED_TOUCH_INTERVAL_SECONDS: integer({ default: 300, min: 1 }),
  CHANGELOG_CACHE_TTL_SECONDS: integer({ default: 30 * 24 * 60 * 60, min: 1 }),
  ACCESS_LOG_SAMPLE: integer({ default: 1 }),
  RATE_LIMIT_ENABLED: optional(boolean()),
  RATE_LIMIT_ROUTE_MAX: integer({ default: 100, min: 1 }),
  RATE_LIMIT_IP_MAX: integer({ default: 1_000, min: 1 }),
  RATE_LIMIT_AUTH_MAX: integer({ default: 20, min: 1 }),
  REDIS_URL: redisUrl({ default: 'redis://localhost:6379' }),
  IDENTITY_GRPC_URL: grpcTarget({ default: 'localhost:9361' }),
  IDENTITY_HTTP_URL: url(['http:', 'https:'], { default: 'http://localhost:8081' }),
  DOCUMENTS_GRPC_URL: grpcTarget({ default: 'localhost:9362' }),
  ATS_GRPC_URL: grpcTarget({ default: 'localhost:9363' }),
  BILLING_GRPC_URL: grpcTarget({ default: 'localhost:9365' }),
  PORTFOLIO_GRPC_URL: grpcTarget({ default: 'localhost:9366' }),
  CONTENT_GRPC_URL: grpcTarget({ default: 'localhost:9367' }),
}

/** The configuration of the gateway. */
export type Config = ReturnType<typeof readGatewayConfig>

/**
 * Reads the configuration of the gateway.
 * @throws ConfigError with one line per wrong variable
 */
export function readGatewayConfig(environment: Environment = process.env) {
  const values = readConfig(environment, variables, (given) => {
    const lines: string[] = []
    const production = given.NODE_ENV === 'production'
    if (given.TRUST_PROXY && parseTrustProxy(given.TRUST_PROXY, production) === undefined) {
      lines.push('TRUST_PROXY must be a number of proxies or a list of CIDR ranges')
    }
    if (!production) return lines
    const { API_KEY_HASH_SECRET, API_KEY_HASH_SECRET_PREVIOUS, PRINCIPAL_KEYS } = given
    if (!API_KEY_HASH_SECRET) lines.push('API_KEY_HASH_SECRET is required in production')
    lines.push(...complaintsAboutSecrets({ API_KEY_HASH_SECRET, API_KEY_HASH_SECRET_PREVIOUS, PRINCIPAL_KEYS }))
    return lines
  })
  const isProduction = values.NODE_ENV === 'production'
  const { API_KEY_HASH_SECRET_PREVIOUS } = values
  return {
    ...values,
    notes: notesAboutFormer({ API_KEY_HASH_SECRET_PREVIOUS }),
    isProduction,
    API_KEY_HASH_SECRET: values.API_KEY_HASH_SECRET ?? developmentHashSecret,
    RATE_LIMIT_ENABLED: values.RATE_LIMIT_ENABLED ?? values.NODE_ENV !== 'development',
    ownOrigin: values.BASE_URL,
    /** Where pages may use sessions: those of the web app, and the platform's own. */
    firstPartyOrigins: [...new Set([...values.APP_ORIGINS, values.BASE_URL])],
    trustProxy: values.TRUST_PROXY ? (parseTrustProxy(values.TRUST_PROXY, isProduction) ?? false) : false,
  }
}
