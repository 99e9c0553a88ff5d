import type { PortfolioServiceDefinition } from '@resume/proto/generated/resume/portfolio/v1/PortfolioService'
import { requireUser } from '@resume/service-kit/context/callers'
import { currentContext } from '@resume/service-kit/context/request-context'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { completeAsset } from '../use-cases/complete-asset.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeAsset } from './encode-asset.ts'
import { assetId } from './ids.ts'

/** Checks an uploaded image and makes it ready. */
export function completeAssetRpc(
  dependencies: Dependencies,
): UnaryHandler<PortfolioServiceDefinition['CompleteAsset']> {
  return async ({ id, checksum }) => {
    const { userId } = requireUser()
    const { signal } = currentContext() ?? {}
    return { asset: encodeAsset(await completeAsset(dependencies, userId, assetId(id), checksum, signal)) }
  }
}
