import { serviceVariables } from '@resume/service-kit/config/common-variables'
import { type Environment, readConfig } from '@resume/service-kit/config/read-config'
import { url } from '@resume/service-kit/config/variables'

const variables = {
  ...serviceVariables({ grpc: 50056, metrics: 9466 }),
  PORTFOLIO_DATABASE_URL: url(['postgresql:', 'postgres:']),
}

/** Reads the configuration of portfolio. @throws ConfigError with one line per wrong variable */
export function readPortfolioConfig(environment: Environment = process.env) {
  return readConfig(environment, variables)
}
