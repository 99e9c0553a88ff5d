// Original file: resume/identity/v1/identity.proto


/**
 * Asks for the part that begins at a cursor; empty for the first.
 */
export interface ExportUserRequest {
  'cursor'?: (string);
}

/**
 * Asks for the part that begins at a cursor; empty for the first.
 */
export interface ExportUserRequestOutput {
  'cursor': (string);
}
