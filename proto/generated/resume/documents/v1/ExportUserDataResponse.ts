// Original file: resume/documents/v1/documents.proto


/**
 * A part of the user's data.
 */
export interface ExportUserDataResponse {
  /**
   * UTF-8; all parts joined are one JSON object.
   */
  'data'?: (Buffer | Uint8Array | string);
  /**
   * Where the next part begins; empty after the last one.
   */
  'nextCursor'?: (string);
}

/**
 * A part of the user's data.
 */
export interface ExportUserDataResponseOutput {
  /**
   * UTF-8; all parts joined are one JSON object.
   */
  'data': (Buffer);
  /**
   * Where the next part begins; empty after the last one.
   */
  'nextCursor': (string);
}
