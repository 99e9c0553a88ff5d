import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { configured } from './configured.ts'
import type { Dependencies } from './dependencies.ts'

/** Gives the calling user's checkout up. */
export function cancelCheckout(dependencies: Dependencies): UnaryHandler<BillingServiceDefinition['CancelCheckout']> {
  return async () => {
    const { userId } = requireUser()
    await configured(dependencies).checkouts.cancel(userId)
    return {}
  }
}
