// Original file: resume/identity/v1/identity.proto


/**
 * The calling user.
 */
export interface ExportUserRequest {
}

/**
 * The calling user.
 */
export interface ExportUserRequestOutput {
}
