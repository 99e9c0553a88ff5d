// Original file: resume/documents/v1/documents.proto


/**
 * Nothing to say.
 */
export interface DeleteDocumentResponse {
}

/**
 * Nothing to say.
 */
export interface DeleteDocumentResponseOutput {
}
