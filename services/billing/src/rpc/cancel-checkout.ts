import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { cancelCheckout } from '../use-cases/cancel-checkout.ts'
import { configured } from './configured.ts'
import type { Dependencies } from './dependencies.ts'

/** Closes the checkout that the calling user has under way. */
export function cancelCheckoutRpc(
  dependencies: Dependencies,
): UnaryHandler<BillingServiceDefinition['CancelCheckout']> {
  return async () => {
    const { userId } = requireUser()
    await cancelCheckout(configured(dependencies), userId)
    return {}
  }
}
