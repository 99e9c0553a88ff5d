import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { createReferral } from '../use-cases/create-referral.ts'
import { type AffiliateDependencies, requireProgram } from './affiliate-program.ts'
import { encodeReferral } from './encode-affiliate.ts'

/** Notes who referred the calling user. */
export function createReferralRpc(
  ports: AffiliateDependencies,
): UnaryHandler<BillingServiceDefinition['CreateReferral']> {
  return async ({ code, accountCreatedAt }) => {
    requireProgram(ports)
    const { userId } = requireUser()
    const referred = { code, accountCreatedAt: new Date(accountCreatedAt) }
    return { referral: encodeReferral(await createReferral(ports, userId, referred)) }
  }
}
