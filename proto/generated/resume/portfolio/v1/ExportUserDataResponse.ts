// Original file: resume/portfolio/v1/portfolio.proto


/**
 * A part of the data.
 */
export interface ExportUserDataResponse {
  /**
   * UTF-8 JSON text; timestamps are ISO 8601.
   */
  'data'?: (Buffer | Uint8Array | string);
  /**
   * Where the next part begins; empty after the last one.
   */
  'nextCursor'?: (string);
}

/**
 * A part of the data.
 */
export interface ExportUserDataResponseOutput {
  /**
   * UTF-8 JSON text; timestamps are ISO 8601.
   */
  'data': (Buffer);
  /**
   * Where the next part begins; empty after the last one.
   */
  'nextCursor': (string);
}
