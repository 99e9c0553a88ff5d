import { serviceVariables } from '@resume/service-kit/config/common-variables'
import { notesAboutUnused } from '@resume/service-kit/config/half-set'
import { type Environment, readConfig } from '@resume/service-kit/config/read-config'
import { databaseUrl, grpcTarget, integer, optional, text, token, url } from '@resume/service-kit/config/variables'

const variables = {
  /** The gateway waits 50 s for paid work: what is drained gets as long. */
  ...serviceVariables({ grpc: 9363, metrics: 9463, shutdownGraceMs: 52_000 }),
  ATS_DATABASE_URL: databaseUrl(),
  ATS_DATABASE_DIRECT_URL: optional(databaseUrl()),
  /** Processes that read files; each is started when needed and ended when idle. */
  EXTRACTION_PROCESSES: integer({ default: 2, min: 1, max: 64 }),
  EXTRACTION_MEMORY_MB: integer({ default: 512, min: 128, max: 4_096 }),
  EXTRACTION_TIMEOUT_MS: integer({ default: 15_000, min: 100, max: 15_000 }),
  /** Threads for large scans, and for small ones while many wait; each is started when needed and ended when idle. */
  SCAN_THREADS: integer({ default: 1, min: 1, max: 64 }),
  BILLING_GRPC_URL: grpcTarget({ default: 'localhost:9365' }),
  OPENAI_API_KEY: optional(token()),
  OPENAI_BASE_URL: optional(url(['http:', 'https:'])),
  OPENAI_MODEL: text({ default: 'gpt-4o-mini' }),
  /** Maximum time for an AI's answer, a second attempt included. */
  AI_ANALYSIS_TIMEOUT_MS: integer({ default: 15_000, min: 100, max: 20_000 }),
  AI_CONVERSION_TIMEOUT_MS: integer({ default: 25_000, min: 100, max: 30_000 }),
  QUOTA_RESERVATION_MS: integer({ default: 60_000, min: 1_000, max: 600_000 }),
}

/** The configuration of ats. */
export type Config = ReturnType<typeof readAtsConfig>

/**
 * Reads the configuration of ats.
 * @throws ConfigError with one line per wrong variable
 */
export function readAtsConfig(environment: Environment = process.env) {
  const values = readConfig(environment, variables)
  const { OPENAI_API_KEY, OPENAI_BASE_URL } = values
  return { ...values, notes: notesAboutUnused({ OPENAI_API_KEY }, { OPENAI_BASE_URL }) }
}
