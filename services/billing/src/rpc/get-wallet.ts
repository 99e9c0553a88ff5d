import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import type { Dependencies } from './dependencies.ts'
import { encodeWallet } from './encode.ts'

/** Reads the calling user's wallet. */
export function getWallet({ readWallet }: Dependencies): UnaryHandler<BillingServiceDefinition['GetWallet']> {
  return async () => ({ wallet: encodeWallet(await readWallet(requireUser().userId)) })
}
