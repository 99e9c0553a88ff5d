import type { PortfolioServiceDefinition } from '@resume/proto/generated/resume/portfolio/v1/PortfolioService'
import { publicationStatusEnum } from '@resume/proto/portfolio-enums'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { findPublication, listPublications } from '../use-cases/manage-publications.ts'
import { encodeManaged } from './encode-publication.ts'
import type { PublicationDependencies } from './publication-dependencies.ts'

/** Lists publications, or finds the one at a subdomain, for the administrator. */
export function listPublicationsRpc(
  dependencies: PublicationDependencies,
): UnaryHandler<PortfolioServiceDefinition['ListPublications']> {
  return async ({ limit, offset, status, subdomain }) => {
    requireAdministrator()
    const page = { limit, offset }
    const { items, total } = subdomain
      ? await findPublication(dependencies, subdomain)
      : await listPublications(dependencies, publicationStatusEnum.decode(status), page)
    return { items: items.map((item) => encodeManaged(item, dependencies.publicUrlOf)), total }
  }
}
