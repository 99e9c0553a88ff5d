// Original file: resume/content/v1/content.proto


/**
 * A part of a JSON object, and where the next one begins; empty after the last.
 */
export interface ExportUserDataResponse {
  'data'?: (Buffer | Uint8Array | string);
  'nextCursor'?: (string);
}

/**
 * A part of a JSON object, and where the next one begins; empty after the last.
 */
export interface ExportUserDataResponseOutput {
  'data': (Buffer);
  'nextCursor': (string);
}
