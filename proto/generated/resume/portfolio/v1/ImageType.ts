// Original file: resume/portfolio/v1/asset.proto

/**
 * The type of an image.
 */
export const ImageType = {
  IMAGE_TYPE_UNSPECIFIED: 'IMAGE_TYPE_UNSPECIFIED',
  IMAGE_TYPE_JPEG: 'IMAGE_TYPE_JPEG',
  IMAGE_TYPE_PNG: 'IMAGE_TYPE_PNG',
  IMAGE_TYPE_WEBP: 'IMAGE_TYPE_WEBP',
} as const;

/**
 * The type of an image.
 */
export type ImageType =
  | 'IMAGE_TYPE_UNSPECIFIED'
  | 0
  | 'IMAGE_TYPE_JPEG'
  | 1
  | 'IMAGE_TYPE_PNG'
  | 2
  | 'IMAGE_TYPE_WEBP'
  | 3

/**
 * The type of an image.
 */
export type ImageTypeOutput = typeof ImageType[keyof typeof ImageType]
