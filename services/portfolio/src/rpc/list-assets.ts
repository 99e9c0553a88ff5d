import type { PortfolioServiceDefinition } from '@resume/proto/generated/resume/portfolio/v1/PortfolioService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { listAssets } from '../use-cases/list-assets.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeAsset } from './encode-asset.ts'

/** Lists the calling user's images. */
export function listAssetsRpc(dependencies: Dependencies): UnaryHandler<PortfolioServiceDefinition['ListAssets']> {
  return async (page) => {
    const { items, total } = await listAssets(dependencies, requireUser().userId, page)
    return { items: items.map(encodeAsset), total }
  }
}
