// Original file: resume/ats/v1/ats.proto


/**
 * The caller's quotas.
 */
export interface GetQuotaRequest {
}

/**
 * The caller's quotas.
 */
export interface GetQuotaRequestOutput {
}
