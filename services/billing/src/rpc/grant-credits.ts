import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { grantCredits } from '../use-cases/grant-credits.ts'
import { requireAdministrator } from './administrator.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeWallet } from './encode.ts'
import { knownId } from './ids.ts'

/** Brings credits into the wallet of a user, for the administrator. */
export function grantCreditsRpc(ports: Dependencies): UnaryHandler<BillingServiceDefinition['GrantCredits']> {
  return async ({ userId, ...gift }) => {
    const actor = requireAdministrator(ports)
    const { grant, wallet } = await grantCredits(ports, actor, { userId: knownId(userId, 'User'), ...gift })
    const { id, amount, expiresAt } = grant
    return { grantId: id, amount, expiresAt: expiresAt.toISOString(), wallet: encodeWallet(wallet) }
  }
}
