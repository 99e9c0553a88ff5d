import { serviceVariables } from '@resume/service-kit/config/common-variables'
import { type Environment, readConfig } from '@resume/service-kit/config/read-config'
import { url } from '@resume/service-kit/config/variables'

const variables = {
  ...serviceVariables({ grpc: 50052, metrics: 9462 }),
  DOCUMENTS_DATABASE_URL: url(['postgresql:', 'postgres:']),
}

/** The configuration of documents. */
export type Config = ReturnType<typeof readDocumentsConfig>

/**
 * Reads the configuration of documents.
 * @throws ConfigError with one line per wrong variable
 */
export function readDocumentsConfig(environment: Environment = process.env) {
  return readConfig(environment, variables)
}
