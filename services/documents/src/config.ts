import { serviceVariables } from '@resume/service-kit/config/common-variables'
import { notesAboutUnused } from '@resume/service-kit/config/half-set'
import { type Environment, readConfig } from '@resume/service-kit/config/read-config'
import { databaseUrl, integer, optional, text, token, url } from '@resume/service-kit/config/variables'

const variables = {
  ...serviceVariables({ grpc: 9362, metrics: 9462 }),
  DOCUMENTS_DATABASE_URL: databaseUrl(),
  DOCUMENTS_DATABASE_DIRECT_URL: optional(databaseUrl()),
  VIEW_FLUSH_INTERVAL_MS: integer({ default: 10_000, min: 50, max: 3_600_000 }),
  CODEHOST_API_URL: url(['http:', 'https:'], { default: 'https://api.github.com' }),
  CODEHOST_TOKEN: optional(token()),
  OPENAI_API_KEY: optional(token()),
  OPENAI_BASE_URL: optional(url(['http:', 'https:'])),
  OPENAI_MODEL: text({ default: 'gpt-4o-mini' }),
}

/** The configuration of documents. */
export type Config = ReturnType<typeof readDocumentsConfig>

/**
 * Reads the configuration of documents.
 * @throws ConfigError with one line per wrong variable
 */
export function readDocumentsConfig(environment: Environment = process.env) {
  const values = readConfig(environment, variables)
  const { OPENAI_API_KEY, OPENAI_BASE_URL } = values
  return { ...values, notes: notesAboutUnused({ OPENAI_API_KEY }, { OPENAI_BASE_URL }) }
}
