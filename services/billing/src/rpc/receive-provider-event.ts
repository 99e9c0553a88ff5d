import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireInternal } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { receiveProviderEvent } from '../use-cases/receive-provider-event.ts'
import { configured } from './configured.ts'
import type { Dependencies } from './dependencies.ts'

/** Takes in an event of the payment provider. */
export function receiveProviderEventRpc(
  dependencies: Dependencies,
): UnaryHandler<BillingServiceDefinition['ReceiveProviderEvent']> {
  return async ({ payload, signature }) => {
    requireInternal()
    await receiveProviderEvent(configured(dependencies), payload, signature)
    return {}
  }
}
