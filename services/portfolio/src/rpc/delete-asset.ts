import type { PortfolioServiceDefinition } from '@resume/proto/generated/resume/portfolio/v1/PortfolioService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { deleteAsset } from '../use-cases/delete-asset.ts'
import type { Dependencies } from './dependencies.ts'
import { assetId } from './ids.ts'

/** Deletes an image. */
export function deleteAssetRpc(dependencies: Dependencies): UnaryHandler<PortfolioServiceDefinition['DeleteAsset']> {
  return async ({ id }) => {
    await deleteAsset(dependencies, requireUser().userId, assetId(id))
    return {}
  }
}
