import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { getAffiliate } from '../use-cases/get-affiliate.ts'
import { type AffiliateDependencies, requireProgram } from './affiliate-program.ts'
import { encodeAffiliate } from './encode-affiliate.ts'

/** Reads what the calling user sees of the affiliate program. */
export function getAffiliateRpc(ports: AffiliateDependencies): UnaryHandler<BillingServiceDefinition['GetAffiliate']> {
  return async () => {
    requireProgram(ports)
    return { affiliate: encodeAffiliate(await getAffiliate(ports, requireUser().userId)) }
  }
}
