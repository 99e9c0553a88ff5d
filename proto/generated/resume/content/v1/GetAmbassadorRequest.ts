// Original file: resume/content/v1/programs.proto


/**
 * No fields.
 */
export interface GetAmbassadorRequest {
}

/**
 * No fields.
 */
export interface GetAmbassadorRequestOutput {
}
