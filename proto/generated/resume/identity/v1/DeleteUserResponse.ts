// Original file: resume/identity/v1/identity.proto


/**
 * Empty.
 */
export interface DeleteUserResponse {
}

/**
 * Empty.
 */
export interface DeleteUserResponseOutput {
}
