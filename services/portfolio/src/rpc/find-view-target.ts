import type { PortfolioServiceDefinition } from '@resume/proto/generated/resume/portfolio/v1/PortfolioService'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { findViewTarget } from '../use-cases/read-public-portfolios.ts'
import type { PublicationDependencies } from './publication-dependencies.ts'

/** Finds whose portfolio a subdomain shows. */
export function findViewTargetRpc(
  dependencies: PublicationDependencies,
): UnaryHandler<PortfolioServiceDefinition['FindViewTarget']> {
  return async ({ subdomain }) => ({ userId: await findViewTarget(dependencies, subdomain) })
}
