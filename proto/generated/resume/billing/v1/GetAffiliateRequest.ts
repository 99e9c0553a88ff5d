// Original file: resume/billing/v1/affiliates.proto


/**
 * No fields.
 */
export interface GetAffiliateRequest {
}

/**
 * No fields.
 */
export interface GetAffiliateRequestOutput {
}
