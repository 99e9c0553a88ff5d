import { affiliateStatusEnum } from '@resume/proto/affiliate-enums'
import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { updateAffiliate } from '../use-cases/update-affiliate.ts'
import { requireAdministrator } from './administrator.ts'
import { type AffiliateDependencies, requireProgram } from './affiliate-program.ts'
import { encodeAffiliateRecord } from './encode-affiliate.ts'
import { knownId } from './ids.ts'

/** Approves or suspends an affiliate, for the administrator. */
export function updateAffiliateRpc(
  ports: AffiliateDependencies,
): UnaryHandler<BillingServiceDefinition['UpdateAffiliate']> {
  return async ({ id, status: sent, reason }) => {
    const actor = requireAdministrator(ports)
    requireProgram(ports)
    const status = affiliateStatusEnum.decode(sent)
    if (status !== 'ACTIVE' && status !== 'SUSPENDED') {
      throw invalidFields({ path: 'status', message: 'must be ACTIVE or SUSPENDED' })
    }
    const affiliate = await updateAffiliate(ports, actor, knownId(id, 'Affiliate'), { status, reason })
    return { affiliate: encodeAffiliateRecord(affiliate) }
  }
}
