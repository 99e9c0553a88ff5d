// Original file: resume/portfolio/v1/asset.proto

/**
 * Whether an image is there for readers.
 */
export const AssetStatus = {
  ASSET_STATUS_UNSPECIFIED: 'ASSET_STATUS_UNSPECIFIED',
  /**
   * Declared, and not yet completed.
   */
  ASSET_STATUS_PENDING: 'ASSET_STATUS_PENDING',
  ASSET_STATUS_READY: 'ASSET_STATUS_READY',
} as const;

/**
 * Whether an image is there for readers.
 */
export type AssetStatus =
  | 'ASSET_STATUS_UNSPECIFIED'
  | 0
  /**
   * Declared, and not yet completed.
   */
  | 'ASSET_STATUS_PENDING'
  | 1
  | 'ASSET_STATUS_READY'
  | 2

/**
 * Whether an image is there for readers.
 */
export type AssetStatusOutput = typeof AssetStatus[keyof typeof AssetStatus]
