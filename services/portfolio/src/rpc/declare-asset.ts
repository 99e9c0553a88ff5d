import { assetKindEnum, imageTypeEnum } from '@resume/proto/asset-enums'
import type { PortfolioServiceDefinition } from '@resume/proto/generated/resume/portfolio/v1/PortfolioService'
import { requireUser } from '@resume/service-kit/context/callers'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { declareAsset } from '../use-cases/declare-asset.ts'
import type { Dependencies } from './dependencies.ts'

/** Declares an image and signs the URL for its upload. */
export function declareAssetRpc(dependencies: Dependencies): UnaryHandler<PortfolioServiceDefinition['DeclareAsset']> {
  return async ({ kind: sentKind, imageType, sizeBytes, checksum = null }) => {
    const { userId } = requireUser()
    const [kind, mimeType] = [assetKindEnum.decode(sentKind), imageTypeEnum.decode(imageType)]
    if (!kind || !mimeType) throw new AppError('invalid_request')
    const declared = await declareAsset(dependencies, userId, { kind, mimeType, sizeBytes, checksum })
    const { assetId, url, headers, expiresInSeconds } = declared
    return { assetId, uploadUrl: url, headers, expiresInSeconds }
  }
}
