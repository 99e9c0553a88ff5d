import { assetKindEnum, assetStatusEnum, imageTypeEnum } from '@resume/proto/asset-enums'
import type { Asset } from '@resume/proto/generated/resume/portfolio/v1/Asset'
import type { ShownAsset } from '../domain/asset.ts'

/** An image as it travels. */
export function encodeAsset(asset: ShownAsset): Asset {
  const { id, url, kind, mimeType, sizeBytes, status, createdAt, updatedAt } = asset
  return {
    id,
    ...(url !== null && { url }),
    kind: assetKindEnum.encode(kind),
    imageType: imageTypeEnum.encode(mimeType),
    sizeBytes,
    status: assetStatusEnum.encode(status),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
