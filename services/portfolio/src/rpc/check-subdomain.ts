import type { PortfolioServiceDefinition } from '@resume/proto/generated/resume/portfolio/v1/PortfolioService'
import { subdomainFaultEnum } from '@resume/proto/portfolio-enums'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { checkSubdomain } from '../use-cases/check-subdomain.ts'
import type { PublicationDependencies } from './publication-dependencies.ts'

/** Tells whether the calling user could publish under a subdomain. */
export function checkSubdomainRpc(
  dependencies: PublicationDependencies,
): UnaryHandler<PortfolioServiceDefinition['CheckSubdomain']> {
  return async ({ subdomain: typed }) => {
    const { subdomain, reason } = await checkSubdomain(dependencies, requireUser().userId, typed)
    return { available: reason === undefined, subdomain, ...(reason && { fault: subdomainFaultEnum.encode(reason) }) }
  }
}
