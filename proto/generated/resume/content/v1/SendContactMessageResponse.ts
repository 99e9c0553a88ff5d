// Original file: resume/content/v1/programs.proto


/**
 * No fields.
 */
export interface SendContactMessageResponse {
}

/**
 * No fields.
 */
export interface SendContactMessageResponseOutput {
}
