// Original file: resume/identity/v1/identity.proto


/**
 * The calling user.
 */
export interface GetUserRequest {
}

/**
 * The calling user.
 */
export interface GetUserRequestOutput {
}
