import { serviceVariables } from '@resume/service-kit/config/common-variables'
import { notesAboutUnused } from '@resume/service-kit/config/half-set'
import { type Environment, readConfig } from '@resume/service-kit/config/read-config'
import {
  boolean,
  databaseUrl,
  emailAddress,
  grpcTarget,
  integer,
  optional,
  text,
  token,
  url,
} from '@resume/service-kit/config/variables'

/** Longest time for which anything is kept, in days. */
const mostDays = 36_500

const variables = {
  /** The gateway waits 50 s for paid work that is not streamed: what is drained gets as long. */
  ...serviceVariables({ grpc: 9367, metrics: 9467, shutdownGraceMs: 52_000 }),
  CONTENT_DATABASE_URL: databaseUrl(),
  CONTENT_DATABASE_DIRECT_URL: optional(databaseUrl()),
  ADMIN_EMAIL: optional(emailAddress()),
  CODEHOST_API_URL: url(['http:', 'https:'], { default: 'https://api.github.com' }),
  CODEHOST_TOKEN: optional(token()),
  CODEHOST_REPO: optional(text()),
  CODEHOST_TIMEOUT_MS: integer({ default: 20_000, min: 100, max: 60_000 }),
  CODEHOST_LOCK_MS: integer({ default: 600_000, min: 1_000, max: 3_600_000 }),
  FEATURE_AMBASSADOR: boolean({ default: true }),
  /** How often buffered statistics events are counted. */
  STATS_FLUSH_INTERVAL_MS: integer({ default: 10_000, min: 10, max: 3_600_000 }),
  /** Days for which rows of the audit log, messages to the administrator and statistics are kept. */
  AUDIT_RETENTION_DAYS: integer({ default: 730, min: 30, max: mostDays }),
  CONTACT_RETENTION_DAYS: integer({ default: 365, min: 1, max: mostDays }),
  /** Statistics are shown for up to a year. */
  STATS_RETENTION_DAYS: integer({ default: 730, min: 366, max: mostDays }),
  IDENTITY_GRPC_URL: grpcTarget({ default: 'localhost:9361' }),
  DOCUMENTS_GRPC_URL: grpcTarget({ default: 'localhost:9362' }),
  BILLING_GRPC_URL: grpcTarget({ default: 'localhost:9365' }),
  OPENAI_API_KEY: optional(token()),
  OPENAI_BASE_URL: optional(url(['http:', 'https:'])),
  OPENAI_MODEL: text({ default: 'gpt-4o-mini' }),
  /** The model of the mode `expert`; the other one when absent. */
  OPENAI_EXPERT_MODEL: optional(text()),
  /** Longest time for a text, a second attempt included. */
  AI_WRITING_TIMEOUT_MS: integer({ default: 45_000, min: 100, max: 45_000 }),
  /** Longest time for a text that is streamed: less than the lease of a run. */
  AI_STREAM_TIMEOUT_MS: integer({ default: 80_000, min: 100, max: 80_000 }),
  /** Tokens of a day, in UTC, after which no text is begun. */
  AI_DAILY_TOKEN_LIMIT: optional(integer({ min: 1, max: 1_000_000_000_000 })),
}

/** The configuration of content. */
export type Config = ReturnType<typeof readContentConfig>

/** Reads the configuration of content. @throws ConfigError with one line per wrong variable */
export function readContentConfig(environment: Environment = process.env) {
  const values = readConfig(environment, variables, ({ CODEHOST_REPO: repo }) =>
    repo === undefined || /^[\w.-]+\/[\w.-]+$/.test(repo) ? [] : ['CODEHOST_REPO must be owner/name'],
  )
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_EXPERT_MODEL, AI_DAILY_TOKEN_LIMIT } = values
  return {
    ...values,
    notes: notesAboutUnused({ OPENAI_API_KEY }, { OPENAI_BASE_URL, OPENAI_EXPERT_MODEL, AI_DAILY_TOKEN_LIMIT }),
  }
}
