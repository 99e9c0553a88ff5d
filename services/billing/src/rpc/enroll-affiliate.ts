import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { enrollAffiliate } from '../use-cases/enroll-affiliate.ts'
import { type AffiliateDependencies, requireProgram } from './affiliate-program.ts'
import { encodeAffiliate } from './encode-affiliate.ts'

/** Enrolls the calling user in the affiliate program. */
export function enrollAffiliateRpc(
  ports: AffiliateDependencies,
): UnaryHandler<BillingServiceDefinition['EnrollAffiliate']> {
  return async ({ name, nameAsOf }) => {
    requireProgram(ports)
    const asOf = nameAsOf === undefined ? null : new Date(nameAsOf)
    return { affiliate: encodeAffiliate(await enrollAffiliate(ports, requireUser().userId, name, asOf)) }
  }
}
