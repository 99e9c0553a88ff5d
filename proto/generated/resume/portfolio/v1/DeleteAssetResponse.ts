// Original file: resume/portfolio/v1/asset.proto


/**
 * No fields.
 */
export interface DeleteAssetResponse {
}

/**
 * No fields.
 */
export interface DeleteAssetResponseOutput {
}
