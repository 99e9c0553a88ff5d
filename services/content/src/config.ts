import { serviceVariables } from '@resume/service-kit/config/common-variables'
import { type Environment, readConfig } from '@resume/service-kit/config/read-config'
import { boolean, optional, text, url } from '@resume/service-kit/config/variables'

const variables = {
  ...serviceVariables({ grpc: 50057, metrics: 9467 }),
  CONTENT_DATABASE_URL: url(['postgresql:', 'postgres:']),
  ADMIN_EMAIL: optional(text()),
  FEATURE_AMBASSADOR: boolean({ default: true }),
}

/** The configuration of content. */
export type Config = ReturnType<typeof readContentConfig>

/** Reads the configuration of content. @throws ConfigError with one line per wrong variable */
export function readContentConfig(environment: Environment = process.env) {
  return readConfig(environment, variables)
}
