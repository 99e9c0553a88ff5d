// Original file: resume/documents/v1/documents.proto


/**
 * Nothing.
 */
export interface DeleteShareLinkResponse {
}

/**
 * Nothing.
 */
export interface DeleteShareLinkResponseOutput {
}
