// Original file: resume/ats/v1/ats.proto


/**
 * What ats holds about the calling user.
 */
export interface ExportUserDataRequest {
}

/**
 * What ats holds about the calling user.
 */
export interface ExportUserDataRequestOutput {
}
