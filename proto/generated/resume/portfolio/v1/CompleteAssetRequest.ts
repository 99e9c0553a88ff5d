// Original file: resume/portfolio/v1/asset.proto


/**
 * The image that was uploaded.
 */
export interface CompleteAssetRequest {
  'id'?: (string);
  /**
   * SHA-256 of the file in base64.
   */
  'checksum'?: (string);
  '_checksum'?: "checksum";
}

/**
 * The image that was uploaded.
 */
export interface CompleteAssetRequestOutput {
  'id': (string);
  /**
   * SHA-256 of the file in base64.
   */
  'checksum'?: (string);
  '_checksum'?: "checksum";
}
