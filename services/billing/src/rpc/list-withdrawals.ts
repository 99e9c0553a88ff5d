import { withdrawalStatusEnum } from '@resume/proto/affiliate-enums'
import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { listWithdrawals } from '../use-cases/list-affiliates.ts'
import { requireAdministrator } from './administrator.ts'
import { type AffiliateDependencies, requireProgram } from './affiliate-program.ts'
import { encodeWithdrawalRecord } from './encode-affiliate.ts'

/** Lists withdrawals for the administrator. */
export function listWithdrawalsRpc(
  ports: AffiliateDependencies,
): UnaryHandler<BillingServiceDefinition['ListWithdrawals']> {
  return async ({ status, ...page }) => {
    requireAdministrator(ports)
    requireProgram(ports)
    const { items, total } = await listWithdrawals(ports, withdrawalStatusEnum.decode(status), page)
    return { items: items.map(encodeWithdrawalRecord), total }
  }
}
