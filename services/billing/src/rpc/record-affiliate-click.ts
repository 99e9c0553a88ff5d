import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requirePrincipal } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { recordClick } from '../use-cases/record-click.ts'
import { type AffiliateDependencies, requireProgram } from './affiliate-program.ts'

/** Counts that the caller followed an affiliate's link. */
export function recordAffiliateClickRpc(
  ports: AffiliateDependencies,
): UnaryHandler<BillingServiceDefinition['RecordAffiliateClick']> {
  return async ({ code, referrerHost }) => {
    requireProgram(ports)
    const caller = requirePrincipal()
    const visitor =
      caller.kind === 'anonymous'
        ? { userId: undefined, key: caller.addressHash }
        : { userId: caller.userId, key: caller.userId }
    return { tracked: await recordClick(ports, visitor, { code, referrerHost }) }
  }
}
