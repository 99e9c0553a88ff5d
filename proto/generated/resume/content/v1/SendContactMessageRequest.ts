// Original file: resume/content/v1/programs.proto


/**
 * A message for the administrator.
 */
export interface SendContactMessageRequest {
  'name'?: (string);
  'email'?: (string);
  'subject'?: (string);
  'message'?: (string);
}

/**
 * A message for the administrator.
 */
export interface SendContactMessageRequestOutput {
  'name': (string);
  'email': (string);
  'subject': (string);
  'message': (string);
}
