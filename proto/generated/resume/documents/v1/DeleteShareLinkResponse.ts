// Original file: resume/documents/v1/documents.proto


/**
 * Nothing to say.
 */
export interface DeleteShareLinkResponse {
}

/**
 * Nothing to say.
 */
export interface DeleteShareLinkResponseOutput {
}
