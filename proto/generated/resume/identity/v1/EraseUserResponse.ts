// Original file: resume/identity/v1/identity.proto


/**
 * Empty.
 */
export interface EraseUserResponse {
}

/**
 * Empty.
 */
export interface EraseUserResponseOutput {
}
