// Original file: resume/portfolio/v1/asset.proto

import type { AssetKind as _resume_portfolio_v1_AssetKind, AssetKindOutput as _resume_portfolio_v1_AssetKindOutput } from '../../../resume/portfolio/v1/AssetKind.ts';
import type { ImageType as _resume_portfolio_v1_ImageType, ImageTypeOutput as _resume_portfolio_v1_ImageTypeOutput } from '../../../resume/portfolio/v1/ImageType.ts';

/**
 * The image to upload.
 */
export interface DeclareAssetRequest {
  'kind'?: (_resume_portfolio_v1_AssetKind);
  'imageType'?: (_resume_portfolio_v1_ImageType);
  'sizeBytes'?: (number);
  /**
   * SHA-256 of the file in base64.
   */
  'checksum'?: (string);
  '_checksum'?: "checksum";
}

/**
 * The image to upload.
 */
export interface DeclareAssetRequestOutput {
  'kind': (_resume_portfolio_v1_AssetKindOutput);
  'imageType': (_resume_portfolio_v1_ImageTypeOutput);
  'sizeBytes': (number);
  /**
   * SHA-256 of the file in base64.
   */
  'checksum'?: (string);
  '_checksum'?: "checksum";
}
