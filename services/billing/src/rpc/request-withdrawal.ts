import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { requestWithdrawal } from '../use-cases/request-withdrawal.ts'
import { type AffiliateDependencies, requireProgram } from './affiliate-program.ts'
import { encodeWithdrawal } from './encode-affiliate.ts'

/** Asks for money of the calling user. */
export function requestWithdrawalRpc(
  ports: AffiliateDependencies,
): UnaryHandler<BillingServiceDefinition['RequestWithdrawal']> {
  return async ({ amountCents }) => {
    requireProgram(ports)
    return { withdrawal: encodeWithdrawal(await requestWithdrawal(ports, requireUser().userId, amountCents)) }
  }
}
