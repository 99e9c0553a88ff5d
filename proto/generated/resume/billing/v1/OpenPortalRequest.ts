// Original file: resume/billing/v1/billing.proto


/**
 * The portal to open.
 */
export interface OpenPortalRequest {
  /**
   * Where the user is sent back to; the web app when absent.
   */
  'redirectUrl'?: (string);
  '_redirectUrl'?: "redirectUrl";
}

/**
 * The portal to open.
 */
export interface OpenPortalRequestOutput {
  /**
   * Where the user is sent back to; the web app when absent.
   */
  'redirectUrl'?: (string);
  '_redirectUrl'?: "redirectUrl";
}
