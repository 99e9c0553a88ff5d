import type { PortfolioServiceDefinition } from '@resume/proto/generated/resume/portfolio/v1/PortfolioService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { isId } from '@resume/service-kit/ids'
import { followSuspension } from '../use-cases/follow-suspension.ts'
import type { PublicationDependencies } from './publication-dependencies.ts'

/** Withholds what a suspended user has published, or shows it again, for the administrator. */
export function followSuspensionRpc(
  ports: PublicationDependencies,
): UnaryHandler<PortfolioServiceDefinition['FollowSuspension']> {
  return async ({ userId, suspended, version }) => {
    requireAdministrator()
    if (!isId(userId)) throw new AppError('not_found', { resource: 'User' })
    const suspension = { userId, suspended, version }
    await ports.commit((transaction, outbox) => followSuspension(ports, transaction, outbox, suspension))
    return {}
  }
}
