// Original file: resume/portfolio/v1/asset.proto


/**
 * The image to delete.
 */
export interface DeleteAssetRequest {
  'id'?: (string);
}

/**
 * The image to delete.
 */
export interface DeleteAssetRequestOutput {
  'id': (string);
}
