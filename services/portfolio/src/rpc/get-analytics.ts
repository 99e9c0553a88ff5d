import type { PortfolioServiceDefinition } from '@resume/proto/generated/resume/portfolio/v1/PortfolioService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { getAnalytics } from '../use-cases/get-analytics.ts'
import type { PublicationDependencies } from './publication-dependencies.ts'

/** Reads the views of the calling user's portfolio. */
export function getAnalyticsRpc(
  dependencies: PublicationDependencies,
): UnaryHandler<PortfolioServiceDefinition['GetAnalytics']> {
  return async () => getAnalytics(dependencies, requireUser().userId, new Date())
}
