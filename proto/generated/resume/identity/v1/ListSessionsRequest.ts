// Original file: resume/identity/v1/identity.proto


/**
 * The page to list.
 */
export interface ListSessionsRequest {
  'userId'?: (string);
  'limit'?: (number);
  'offset'?: (number);
}

/**
 * The page to list.
 */
export interface ListSessionsRequestOutput {
  'userId': (string);
  'limit': (number);
  'offset': (number);
}
