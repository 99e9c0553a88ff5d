// Original file: resume/identity/v1/identity.proto


/**
 * Nothing to say.
 */
export interface DeleteUserResponse {
}

/**
 * Nothing to say.
 */
export interface DeleteUserResponseOutput {
}
