// Original file: resume/identity/v1/identity.proto


/**
 * The new name.
 */
export interface UpdateUserNameRequest {
  'name'?: (string);
}

/**
 * The new name.
 */
export interface UpdateUserNameRequestOutput {
  'name': (string);
}
