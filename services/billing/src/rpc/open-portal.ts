import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { openPortal } from '../use-cases/open-portal.ts'
import { configured } from './configured.ts'
import type { Dependencies } from './dependencies.ts'

/** Opens the page on which the calling user manages the subscription. */
export function openPortalRpc(dependencies: Dependencies): UnaryHandler<BillingServiceDefinition['OpenPortal']> {
  const { selling } = dependencies
  return async ({ redirectUrl }) => {
    const back = selling.redirectUrl(redirectUrl)
    const { userId } = selling.requireBuyer(requireUser())
    return { url: await openPortal(configured(dependencies), userId, back) }
  }
}
