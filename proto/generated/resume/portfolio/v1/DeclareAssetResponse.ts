// Original file: resume/portfolio/v1/asset.proto


/**
 * Where it is to be uploaded.
 */
export interface DeclareAssetResponse {
  'assetId'?: (string);
  'uploadUrl'?: (string);
  /**
   * Headers that the upload must have; the signature of the URL covers them.
   */
  'headers'?: ({[key: string]: string});
  'expiresInSeconds'?: (number);
}

/**
 * Where it is to be uploaded.
 */
export interface DeclareAssetResponseOutput {
  'assetId': (string);
  'uploadUrl': (string);
  /**
   * Headers that the upload must have; the signature of the URL covers them.
   */
  'headers': ({[key: string]: string});
  'expiresInSeconds': (number);
}
