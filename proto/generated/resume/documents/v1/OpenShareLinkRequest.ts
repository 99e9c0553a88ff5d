// Original file: resume/documents/v1/documents.proto


/**
 * The link's public address.
 */
export interface OpenShareLinkRequest {
  'username'?: (string);
  'slug'?: (string);
}

/**
 * The link's public address.
 */
export interface OpenShareLinkRequestOutput {
  'username': (string);
  'slug': (string);
}
