// Original file: resume/identity/v1/identity.proto


/**
 * A part of a JSON object in UTF-8, and where the next one begins; empty after the last.
 */
export interface ExportUserResponse {
  'data'?: (Buffer | Uint8Array | string);
  'nextCursor'?: (string);
}

/**
 * A part of a JSON object in UTF-8, and where the next one begins; empty after the last.
 */
export interface ExportUserResponseOutput {
  'data': (Buffer);
  'nextCursor': (string);
}
