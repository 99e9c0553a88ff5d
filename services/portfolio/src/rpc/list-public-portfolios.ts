import type { PortfolioServiceDefinition } from '@resume/proto/generated/resume/portfolio/v1/PortfolioService'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { listPublicPortfolios } from '../use-cases/read-public-portfolios.ts'
import type { PublicationDependencies } from './publication-dependencies.ts'

/** Lists the portfolios that readers see. */
export function listPublicPortfoliosRpc(
  dependencies: PublicationDependencies,
): UnaryHandler<PortfolioServiceDefinition['ListPublicPortfolios']> {
  return async (page) => {
    const { items, total } = await listPublicPortfolios(dependencies, page)
    return {
      items: items.map(({ publishedAt, ...item }) => ({ ...item, updatedAt: publishedAt.toISOString() })),
      total,
    }
  }
}
