import { affiliateStatusEnum } from '@resume/proto/affiliate-enums'
import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { listAffiliates } from '../use-cases/list-affiliates.ts'
import { requireAdministrator } from './administrator.ts'
import { type AffiliateDependencies, requireProgram } from './affiliate-program.ts'
import { encodeAffiliateRecord } from './encode-affiliate.ts'

/** Lists affiliates for the administrator. */
export function listAffiliatesRpc(
  ports: AffiliateDependencies,
): UnaryHandler<BillingServiceDefinition['ListAffiliates']> {
  return async ({ status, ...page }) => {
    requireAdministrator(ports)
    requireProgram(ports)
    const { items, total } = await listAffiliates(ports, affiliateStatusEnum.decode(status), page)
    return { items: items.map(encodeAffiliateRecord), total }
  }
}
