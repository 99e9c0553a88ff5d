// Original file: resume/documents/v1/documents.proto


/**
 * The calling user.
 */
export interface ExportJsonResumeRequest {
}

/**
 * The calling user.
 */
export interface ExportJsonResumeRequestOutput {
}
