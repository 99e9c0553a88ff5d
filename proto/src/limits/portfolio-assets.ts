/** Sizes and enumerations of images in portfolios. The gateway's schemas and the portfolio service both apply them. */

/** What an image is for. */
export const assetKinds = ['AVATAR', 'PROJECT_COVER', 'SOCIAL_IMAGE'] as const

/** What an image is for. */
export type AssetKind = (typeof assetKinds)[number]

/** Types of images. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** A type of image. */
export type ImageType = (typeof imageTypes)[number]

/** States of an asset: declared, or there for readers. */
export const assetStatuses = ['PENDING', 'READY'] as const

/** A state of an asset. */
export type AssetStatus = (typeof assetStatuses)[number]

/** Limits of assets. */
export const assetLimits = {
  /** A file, in bytes. */
  fileBytes: 5 * 1024 * 1024,
  /** Width and height of an image, in pixels. */
  sidePixels: 8_000,
  /** All frames of an image together: two of the largest. */
  pixels: 2 * 8_000 * 8_000,
  frames: 100,
  /** Seconds that an upload URL works. */
  uploadSeconds: 600,
  /** Assets of one user, whatever their state. */
  perUser: 200,
  /** Hours after which a declaration that was never completed is removed. */
  pendingHours: 24,
} as const
