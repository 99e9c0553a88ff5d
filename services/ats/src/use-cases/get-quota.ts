import type { Principal } from '@resume/service-kit/context/request-context'
import { quotaCaller } from '../domain/quota-callers.ts'
import type { QuotaView } from '../domain/quota-view.ts'
import { type ViewQuotaPorts, viewQuotas } from './spend-quota.ts'

/** What a caller has used and has left. */
export function getQuota(ports: ViewQuotaPorts, principal: Principal): Promise<QuotaView> {
  return viewQuotas(ports, quotaCaller(principal))
}
