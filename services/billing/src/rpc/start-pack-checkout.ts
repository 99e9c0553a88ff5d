import { packKeyEnum } from '@resume/proto/billing-enums'
import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { packKeys } from '../domain/catalog.ts'
import { startCheckout } from '../use-cases/start-checkout.ts'
import { configured } from './configured.ts'
import type { Dependencies } from './dependencies.ts'

/** Opens a page to buy credits on. */
export function startPackCheckoutRpc(
  dependencies: Dependencies,
): UnaryHandler<BillingServiceDefinition['StartPackCheckout']> {
  const { selling } = dependencies
  return async ({ pack, redirectUrl }) => {
    const packKey = packKeyEnum.decode(pack)
    if (!packKey) throw invalidFields({ path: 'packKey', message: `must be one of ${packKeys.join(', ')}` })
    const back = selling.redirectUrl(redirectUrl)
    const buyer = selling.requireBuyer(requireUser())
    return { url: await startCheckout(configured(dependencies), buyer, { kind: 'credit_pack', packKey }, back) }
  }
}
