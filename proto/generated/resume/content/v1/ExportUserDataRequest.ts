// Original file: resume/content/v1/content.proto


/**
 * Asks for the part that begins at a cursor; empty for the first.
 */
export interface ExportUserDataRequest {
  'cursor'?: (string);
}

/**
 * Asks for the part that begins at a cursor; empty for the first.
 */
export interface ExportUserDataRequestOutput {
  'cursor': (string);
}
