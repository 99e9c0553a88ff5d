import { billingIntervalEnum, productKeyEnum } from '@resume/proto/billing-enums'
import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { intervals, productKeys } from '../domain/catalog.ts'
import { startCheckout } from '../use-cases/start-checkout.ts'
import { configured } from './configured.ts'
import type { Dependencies } from './dependencies.ts'

/** Opens a page to subscribe on. */
export function startCheckoutRpc(dependencies: Dependencies): UnaryHandler<BillingServiceDefinition['StartCheckout']> {
  const { selling } = dependencies
  return async ({ product, billingInterval, redirectUrl }) => {
    const productKey = productKeyEnum.decode(product)
    const interval = billingIntervalEnum.decode(billingInterval)
    if (!productKey) {
      throw invalidFields({ path: 'productKey', message: `must be one of ${productKeys.join(', ')}` })
    }
    if (!interval) throw invalidFields({ path: 'interval', message: `must be one of ${intervals.join(', ')}` })
    const back = selling.redirectUrl(redirectUrl)
    const buyer = selling.requireBuyer(requireUser())
    return {
      url: await startCheckout(configured(dependencies), buyer, { kind: 'subscription', productKey, interval }, back),
    }
  }
}
