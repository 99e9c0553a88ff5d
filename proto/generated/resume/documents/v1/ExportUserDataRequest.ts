// Original file: resume/documents/v1/documents.proto


/**
 * Where to continue; empty at the beginning.
 */
export interface ExportUserDataRequest {
  'cursor'?: (string);
}

/**
 * Where to continue; empty at the beginning.
 */
export interface ExportUserDataRequestOutput {
  'cursor': (string);
}
