import { portfolioService } from '@resume/proto/services'
import { type ServedService, serve } from '@resume/service-kit/grpc/server'
import { completeAssetRpc } from './complete-asset.ts'
import { declareAssetRpc } from './declare-asset.ts'
import { deleteAssetRpc } from './delete-asset.ts'
import type { Dependencies } from './dependencies.ts'
import { exportUserDataRpc } from './export-user-data.ts'
import { listAssetsRpc } from './list-assets.ts'
import { publicationRpcs } from './publications.ts'

/** Every RPC of portfolio. */
export function portfolioRpcs(dependencies: Dependencies): ServedService {
  return serve(portfolioService, {
    DeclareAsset: declareAssetRpc(dependencies),
    CompleteAsset: completeAssetRpc(dependencies),
    ListAssets: listAssetsRpc(dependencies),
    DeleteAsset: deleteAssetRpc(dependencies),
    ...publicationRpcs(dependencies),
    ExportUserData: exportUserDataRpc(dependencies),
  })
}
