import { serviceVariables } from '@resume/service-kit/config/common-variables'
import { complaintsAboutHalf, notesAboutUnused } from '@resume/service-kit/config/half-set'
import { type Environment, readConfig } from '@resume/service-kit/config/read-config'
import {
  databaseUrl,
  domain,
  grpcTarget,
  integer,
  list,
  optional,
  origin,
  requiredInProduction,
  text,
  token,
  url,
} from '@resume/service-kit/config/variables'

const variables = {
  /** The gateway waits 25 s for an image that is checked. */
  ...serviceVariables({ grpc: 9366, metrics: 9466, shutdownGraceMs: 27_000 }),
  PORTFOLIO_DATABASE_URL: databaseUrl(),
  PORTFOLIO_DATABASE_DIRECT_URL: optional(databaseUrl()),
  S3_ENDPOINT: optional(url(['http:', 'https:'])),
  S3_REGION: text({ default: 'us-east-1' }),
  S3_BUCKET: text({ default: 'resume-platform' }),
  S3_ACCESS_KEY: optional(token()),
  S3_SECRET_KEY: optional(token()),
  /** Where browsers reach the same storage; S3_ENDPOINT unless set. */
  S3_PUBLIC_URL: optional(url(['http:', 'https:'])),
  /** Longest time for one request to the storage. */
  S3_TIMEOUT_MS: integer({ default: 3_000, min: 100, max: 10_000 }),
  /** Processes that decode images; each is started when needed and ended when idle. */
  IMAGE_PROCESSES: integer({ default: 1, min: 1, max: 64 }),
  IMAGE_MEMORY_MB: integer({ default: 1_024, min: 128, max: 4_096 }),
  /** A file that is no image is found out within a second, whatever is wrong with it. */
  IMAGE_CHECK_CPU_MS: integer({ default: 1_000, min: 10, max: 10_000 }),
  IMAGE_TIMEOUT_MS: integer({ default: 10_000, min: 100, max: 10_000 }),
  IDENTITY_GRPC_URL: grpcTarget({ default: 'localhost:9361' }),
  DOCUMENTS_GRPC_URL: grpcTarget({ default: 'localhost:9362' }),
  BILLING_GRPC_URL: grpcTarget({ default: 'localhost:9365' }),
  APP_ORIGINS: requiredInProduction(list(origin(), { default: ['http://localhost:3000'] })),
  PORTFOLIO_DOMAIN: optional(domain()),
  VIEW_FLUSH_INTERVAL_MS: integer({ default: 10_000, min: 50, max: 3_600_000 }),
  /** Days for which views of a day are kept; the last 30 are shown. */
  VIEW_RETENTION_DAYS: integer({ default: 730, min: 31, max: 36_500 }),
  ACCESS_CHECK_INTERVAL_MS: integer({ default: 5 * 60_000, min: 50, max: 3_600_000 }),
}

/** The configuration of portfolio. */
export type Config = ReturnType<typeof readPortfolioConfig>

/** Reads the configuration of portfolio. @throws ConfigError with one line per wrong variable */
export function readPortfolioConfig(environment: Environment = process.env) {
  const values = readConfig(environment, variables, ({ S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY }) =>
    complaintsAboutHalf({ S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY }),
  )
  const { S3_ENDPOINT, S3_PUBLIC_URL } = values
  return { ...values, notes: notesAboutUnused({ S3_ENDPOINT }, { S3_PUBLIC_URL }) }
}
