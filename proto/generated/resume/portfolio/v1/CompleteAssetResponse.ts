// Original file: resume/portfolio/v1/asset.proto

import type { Asset as _resume_portfolio_v1_Asset, AssetOutput as _resume_portfolio_v1_AssetOutput } from '../../../resume/portfolio/v1/Asset.ts';

/**
 * The image, ready.
 */
export interface CompleteAssetResponse {
  'asset'?: (_resume_portfolio_v1_Asset | null);
}

/**
 * The image, ready.
 */
export interface CompleteAssetResponseOutput {
  'asset': (_resume_portfolio_v1_AssetOutput | null);
}
