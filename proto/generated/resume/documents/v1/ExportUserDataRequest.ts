// Original file: resume/documents/v1/documents.proto


/**
 * Where to go on; empty at the beginning.
 */
export interface ExportUserDataRequest {
  'cursor'?: (string);
}

/**
 * Where to go on; empty at the beginning.
 */
export interface ExportUserDataRequestOutput {
  'cursor': (string);
}
