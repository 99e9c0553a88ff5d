// Original file: resume/portfolio/v1/asset.proto

import type { Asset as _resume_portfolio_v1_Asset, AssetOutput as _resume_portfolio_v1_AssetOutput } from '../../../resume/portfolio/v1/Asset.ts';

/**
 * A page of images, newest first.
 */
export interface ListAssetsResponse {
  'items'?: (_resume_portfolio_v1_Asset)[];
  'total'?: (number);
}

/**
 * A page of images, newest first.
 */
export interface ListAssetsResponseOutput {
  'items': (_resume_portfolio_v1_AssetOutput)[];
  'total': (number);
}
