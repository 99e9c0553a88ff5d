import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { getWallet } from '../use-cases/get-wallet.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeWallet } from './encode.ts'

/** Reads the calling user's wallet. */
export function getWalletRpc(dependencies: Dependencies): UnaryHandler<BillingServiceDefinition['GetWallet']> {
  return async () => ({ wallet: encodeWallet(await getWallet(dependencies, requireUser().userId)) })
}
