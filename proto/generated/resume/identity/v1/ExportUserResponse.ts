// Original file: resume/identity/v1/identity.proto


/**
 * The user's data.
 */
export interface ExportUserResponse {
  /**
   * UTF-8 JSON of everything stored.
   */
  'data'?: (Buffer | Uint8Array | string);
}

/**
 * The user's data.
 */
export interface ExportUserResponseOutput {
  /**
   * UTF-8 JSON of everything stored.
   */
  'data': (Buffer);
}
