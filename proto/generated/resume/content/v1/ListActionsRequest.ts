// Original file: resume/content/v1/writing.proto


/**
 * No fields.
 */
export interface ListActionsRequest {
}

/**
 * No fields.
 */
export interface ListActionsRequestOutput {
}
