// Original file: resume/documents/v1/documents.proto


/**
 * The text to read.
 */
export interface ImportNetworkRequest {
  'profileText'?: (string);
  'replaceMaster'?: (boolean);
}

/**
 * The text to read.
 */
export interface ImportNetworkRequestOutput {
  'profileText': (string);
  'replaceMaster': (boolean);
}
