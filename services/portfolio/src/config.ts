import { serviceVariables } from '@resume/service-kit/config/common-variables'
import { type Environment, readConfig } from '@resume/service-kit/config/read-config'
import { optional, text, url } from '@resume/service-kit/config/variables'

const variables = {
  ...serviceVariables({ grpc: 50056, metrics: 9466 }),
  PORTFOLIO_DATABASE_URL: url(['postgresql:', 'postgres:']),
  S3_ENDPOINT: optional(url(['http:', 'https:'])),
  S3_REGION: text({ default: 'us-east-1' }),
  S3_BUCKET: text({ default: 'resume-platform' }),
  S3_ACCESS_KEY: optional(text()),
  S3_SECRET_KEY: optional(text()),
  /** Where browsers reach the same storage; S3_ENDPOINT unless set. */
  S3_PUBLIC_URL: optional(url(['http:', 'https:'])),
}

/** The configuration of portfolio. */
export type Config = ReturnType<typeof readPortfolioConfig>

/** Reads the configuration of portfolio. @throws ConfigError with one line per wrong variable */
export function readPortfolioConfig(environment: Environment = process.env) {
  return readConfig(environment, variables)
}
