import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { configured } from './configured.ts'
import type { Dependencies } from './dependencies.ts'

/** Opens the page on which the calling user manages the subscription. */
export function openPortal(dependencies: Dependencies): UnaryHandler<BillingServiceDefinition['OpenPortal']> {
  const { selling } = dependencies
  return async ({ redirectUrl }) => {
    const back = selling.redirectUrl(redirectUrl)
    const { userId } = selling.requireBuyer(requireUser())
    return { url: await configured(dependencies).checkouts.openPortal(userId, back) }
  }
}
