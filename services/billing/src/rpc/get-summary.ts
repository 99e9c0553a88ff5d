import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { getSummary } from '../use-cases/get-summary.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeSummary } from './encode.ts'

/** Reads the calling user's plan, entitlements and wallet. */
export function getSummaryRpc(dependencies: Dependencies): UnaryHandler<BillingServiceDefinition['GetSummary']> {
  return async () => encodeSummary(await getSummary(dependencies, requireUser().userId))
}
