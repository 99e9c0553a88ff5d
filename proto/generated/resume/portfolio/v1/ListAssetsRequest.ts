// Original file: resume/portfolio/v1/asset.proto


/**
 * The page to read.
 */
export interface ListAssetsRequest {
  'limit'?: (number);
  'offset'?: (number);
}

/**
 * The page to read.
 */
export interface ListAssetsRequestOutput {
  'limit': (number);
  'offset': (number);
}
