import type { PortfolioServiceDefinition } from '@resume/proto/generated/resume/portfolio/v1/PortfolioService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { readPublication } from '../use-cases/read-publication.ts'
import { encodePublication } from './encode-publication.ts'
import type { PublicationDependencies } from './publication-dependencies.ts'

/** Reads the publication of the calling user. */
export function getPublicationRpc(
  dependencies: PublicationDependencies,
): UnaryHandler<PortfolioServiceDefinition['GetPublication']> {
  return async () => {
    const publication = await readPublication(dependencies, requireUser().userId)
    return publication ? { publication: encodePublication(publication, dependencies.publicUrlOf) } : {}
  }
}
