import type { PortfolioServiceDefinition } from '@resume/proto/generated/resume/portfolio/v1/PortfolioService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { unpublish } from '../use-cases/unpublish.ts'
import type { PublicationDependencies } from './publication-dependencies.ts'

/** Ends the publication of the calling user. */
export function unpublishRpc(
  dependencies: PublicationDependencies,
): UnaryHandler<PortfolioServiceDefinition['Unpublish']> {
  return async () => {
    await unpublish(dependencies, requireUser().userId)
    return {}
  }
}
