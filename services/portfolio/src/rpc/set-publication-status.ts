import type { PortfolioServiceDefinition } from '@resume/proto/generated/resume/portfolio/v1/PortfolioService'
import { publicationStatusEnum } from '@resume/proto/portfolio-enums'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { isId } from '@resume/service-kit/ids'
import { setPublicationStatus } from '../use-cases/manage-publications.ts'
import { encodeManaged } from './encode-publication.ts'
import type { PublicationDependencies } from './publication-dependencies.ts'

/** Suspends a publication or lifts the suspension, for the administrator. */
export function setPublicationStatusRpc(
  dependencies: PublicationDependencies,
): UnaryHandler<PortfolioServiceDefinition['SetPublicationStatus']> {
  return async ({ id, status: sent, reason }) => {
    const actor = requireAdministrator()
    const status = publicationStatusEnum.decode(sent)
    if (status !== 'LIVE' && status !== 'SUSPENDED') {
      throw invalidFields({ path: 'status', message: 'must be one of SUSPENDED, LIVE' })
    }
    if (!isId(id)) throw new AppError('not_found', { resource: 'Publication' })
    const publication = await setPublicationStatus(dependencies, actor, id, status, reason)
    return publication ? { publication: encodeManaged(publication, dependencies.publicUrlOf) } : {}
  }
}
