import type { AssetKindOutput } from '../generated/resume/portfolio/v1/AssetKind.ts'
import type { AssetStatusOutput } from '../generated/resume/portfolio/v1/AssetStatus.ts'
import type { ImageTypeOutput } from '../generated/resume/portfolio/v1/ImageType.ts'
import { enumWords } from './enum-words.ts'
import type { AssetKind, AssetStatus, ImageType } from './limits/portfolio-assets.ts'

/** What an image is for. */
export const assetKindEnum = enumWords<AssetKind, AssetKindOutput>({
  AVATAR: 'ASSET_KIND_AVATAR',
  PROJECT_COVER: 'ASSET_KIND_PROJECT_COVER',
  SOCIAL_IMAGE: 'ASSET_KIND_SOCIAL_IMAGE',
})

/** Types of images. */
export const imageTypeEnum = enumWords<ImageType, ImageTypeOutput>({
  'image/jpeg': 'IMAGE_TYPE_JPEG',
  'image/png': 'IMAGE_TYPE_PNG',
  'image/webp': 'IMAGE_TYPE_WEBP',
})

/** States of an asset. */
export const assetStatusEnum = enumWords<AssetStatus, AssetStatusOutput>({
  PENDING: 'ASSET_STATUS_PENDING',
  READY: 'ASSET_STATUS_READY',
})
