// Original file: resume/identity/v1/identity.proto


/**
 * The page to list.
 */
export interface ListApiKeysRequest {
  'limit'?: (number);
  'offset'?: (number);
}

/**
 * The page to list.
 */
export interface ListApiKeysRequestOutput {
  'limit': (number);
  'offset': (number);
}
