// Original file: resume/portfolio/v1/asset.proto

/**
 * What an image is for.
 */
export const AssetKind = {
  ASSET_KIND_UNSPECIFIED: 'ASSET_KIND_UNSPECIFIED',
  ASSET_KIND_AVATAR: 'ASSET_KIND_AVATAR',
  ASSET_KIND_PROJECT_COVER: 'ASSET_KIND_PROJECT_COVER',
  ASSET_KIND_SOCIAL_IMAGE: 'ASSET_KIND_SOCIAL_IMAGE',
} as const;

/**
 * What an image is for.
 */
export type AssetKind =
  | 'ASSET_KIND_UNSPECIFIED'
  | 0
  | 'ASSET_KIND_AVATAR'
  | 1
  | 'ASSET_KIND_PROJECT_COVER'
  | 2
  | 'ASSET_KIND_SOCIAL_IMAGE'
  | 3

/**
 * What an image is for.
 */
export type AssetKindOutput = typeof AssetKind[keyof typeof AssetKind]
