// Original file: resume/documents/v1/documents.proto


/**
 * Nothing.
 */
export interface DeleteDocumentResponse {
}

/**
 * Nothing.
 */
export interface DeleteDocumentResponseOutput {
}
