import type { PortfolioServiceDefinition } from '@resume/proto/generated/resume/portfolio/v1/PortfolioService'
import { publicationStatusEnum } from '@resume/proto/portfolio-enums'
import { requireUser } from '@resume/service-kit/context/callers'
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
    requireUser()
    const status = publicationStatusEnum.decode(sent)
    if (status !== 'LIVE' && status !== 'SUSPENDED') {
      throw invalidFields({ path: 'status', message: 'must be one of SUSPENDED, LIVE' })
    }
    if (!isId(id)) throw new AppError('not_found', { resource: 'Publication' })
    const { before, after } = await setPublicationStatus(dependencies, id, status, reason)
    const { publicUrlOf } = dependencies
    return { before: encodeManaged(before, publicUrlOf), after: encodeManaged(after, publicUrlOf) }
  }
}
