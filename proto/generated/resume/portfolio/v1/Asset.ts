// Original file: resume/portfolio/v1/asset.proto

import type { AssetKind as _resume_portfolio_v1_AssetKind, AssetKindOutput as _resume_portfolio_v1_AssetKindOutput } from '../../../resume/portfolio/v1/AssetKind.ts';
import type { ImageType as _resume_portfolio_v1_ImageType, ImageTypeOutput as _resume_portfolio_v1_ImageTypeOutput } from '../../../resume/portfolio/v1/ImageType.ts';
import type { AssetStatus as _resume_portfolio_v1_AssetStatus, AssetStatusOutput as _resume_portfolio_v1_AssetStatusOutput } from '../../../resume/portfolio/v1/AssetStatus.ts';

/**
 * An image.
 */
export interface Asset {
  'id'?: (string);
  /**
   * Where readers find it; absent until it is ready.
   */
  'url'?: (string);
  'kind'?: (_resume_portfolio_v1_AssetKind);
  'imageType'?: (_resume_portfolio_v1_ImageType);
  /**
   * Of the file as it was declared.
   */
  'sizeBytes'?: (number);
  'status'?: (_resume_portfolio_v1_AssetStatus);
  'createdAt'?: (string);
  'updatedAt'?: (string);
  '_url'?: "url";
}

/**
 * An image.
 */
export interface AssetOutput {
  'id': (string);
  /**
   * Where readers find it; absent until it is ready.
   */
  'url'?: (string);
  'kind': (_resume_portfolio_v1_AssetKindOutput);
  'imageType': (_resume_portfolio_v1_ImageTypeOutput);
  /**
   * Of the file as it was declared.
   */
  'sizeBytes': (number);
  'status': (_resume_portfolio_v1_AssetStatusOutput);
  'createdAt': (string);
  'updatedAt': (string);
  '_url'?: "url";
}
