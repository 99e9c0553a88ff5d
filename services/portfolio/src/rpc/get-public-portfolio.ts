import type { PortfolioServiceDefinition } from '@resume/proto/generated/resume/portfolio/v1/PortfolioService'
import { publicationStatusEnum } from '@resume/proto/portfolio-enums'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { readPublicPortfolio } from '../use-cases/read-public-portfolios.ts'
import type { PublicationDependencies } from './publication-dependencies.ts'

/** Reads a portfolio as readers see it. */
export function getPublicPortfolioRpc(
  dependencies: PublicationDependencies,
): UnaryHandler<PortfolioServiceDefinition['GetPublicPortfolio']> {
  return async ({ subdomain: named }) => {
    const portfolio = await readPublicPortfolio(dependencies, named)
    const { id, subdomain, templateId, snapshot, state, publishedAt } = portfolio
    return {
      id,
      subdomain: subdomain ?? '',
      templateId,
      snapshot: Buffer.from(snapshot),
      status: publicationStatusEnum.encode(state === 'GRACE' ? 'GRACE' : 'LIVE'),
      updatedAt: publishedAt.toISOString(),
    }
  }
}
