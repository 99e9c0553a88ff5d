// Original file: resume/billing/v1/billing.proto


/**
 * The caller's wallet.
 */
export interface GetWalletRequest {
}

/**
 * The caller's wallet.
 */
export interface GetWalletRequestOutput {
}
