// Original file: resume/ats/v1/ats.proto


/**
 * The data.
 */
export interface ExportUserDataResponse {
  /**
   * UTF-8 JSON object; timestamps are ISO 8601.
   */
  'data'?: (Buffer | Uint8Array | string);
}

/**
 * The data.
 */
export interface ExportUserDataResponseOutput {
  /**
   * UTF-8 JSON object; timestamps are ISO 8601.
   */
  'data': (Buffer);
}
