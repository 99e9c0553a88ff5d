// Original file: resume/documents/v1/documents.proto


/**
 * The link's public address and the password as typed.
 */
export interface VerifyShareLinkRequest {
  'username'?: (string);
  'slug'?: (string);
  'password'?: (string);
}

/**
 * The link's public address and the password as typed.
 */
export interface VerifyShareLinkRequestOutput {
  'username': (string);
  'slug': (string);
  'password': (string);
}
