// Original file: resume/documents/v1/documents.proto


/**
 * The calling user.
 */
export interface GetMasterProfileRequest {
}

/**
 * The calling user.
 */
export interface GetMasterProfileRequestOutput {
}
