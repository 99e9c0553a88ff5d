// Original file: resume/documents/v1/documents.proto


/**
 * The link's public address.
 */
export interface OpenShareLinkRequest {
  'username'?: (string);
  'slug'?: (string);
  /**
   * Whether this is no view: nobody sees what is returned.
   */
  'unseen'?: (boolean);
}

/**
 * The link's public address.
 */
export interface OpenShareLinkRequestOutput {
  'username': (string);
  'slug': (string);
  /**
   * Whether this is no view: nobody sees what is returned.
   */
  'unseen': (boolean);
}
