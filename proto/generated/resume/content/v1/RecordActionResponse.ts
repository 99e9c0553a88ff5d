// Original file: resume/content/v1/audit.proto


/**
 * Empty.
 */
export interface RecordActionResponse {
}

/**
 * Empty.
 */
export interface RecordActionResponseOutput {
}
