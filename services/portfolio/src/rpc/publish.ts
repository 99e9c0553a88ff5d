import type { PortfolioServiceDefinition } from '@resume/proto/generated/resume/portfolio/v1/PortfolioService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { publish } from '../use-cases/publish.ts'
import { encodePublication } from './encode-publication.ts'
import type { PublicationDependencies } from './publication-dependencies.ts'

/** Publishes a draft of the calling user, or replaces what is published. */
export function publishRpc(dependencies: PublicationDependencies): UnaryHandler<PortfolioServiceDefinition['Publish']> {
  return async (request) => {
    const publication = await publish(dependencies, requireUser().userId, request)
    return { publication: encodePublication(publication, dependencies.publicUrlOf) }
  }
}
