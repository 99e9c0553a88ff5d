import { withdrawalStatusEnum } from '@resume/proto/affiliate-enums'
import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { settleWithdrawal } from '../use-cases/settle-withdrawal.ts'
import { requireAdministrator } from './administrator.ts'
import { type AffiliateDependencies, requireProgram } from './affiliate-program.ts'
import { encodeWithdrawalRecord } from './encode-affiliate.ts'
import { knownId } from './ids.ts'

/** Approves, pays or refuses a withdrawal, for the administrator. */
export function settleWithdrawalRpc(
  ports: AffiliateDependencies,
): UnaryHandler<BillingServiceDefinition['SettleWithdrawal']> {
  return async ({ id, status: sent, note, reason }) => {
    const actor = requireAdministrator(ports)
    requireProgram(ports)
    const status = withdrawalStatusEnum.decode(sent)
    if (status === undefined || status === 'REQUESTED') {
      throw invalidFields({ path: 'status', message: 'must be APPROVED, PAID or REJECTED' })
    }
    const decision = { status, note, reason }
    return {
      withdrawal: encodeWithdrawalRecord(await settleWithdrawal(ports, actor, knownId(id, 'Withdrawal'), decision)),
    }
  }
}
