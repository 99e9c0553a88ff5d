// Original file: resume/billing/v1/billing.proto

import type { Wallet as _resume_billing_v1_Wallet, WalletOutput as _resume_billing_v1_WalletOutput } from '../../../resume/billing/v1/Wallet.ts';

/**
 * The grant, and the wallet after it.
 */
export interface GrantCreditsResponse {
  'grantId'?: (string);
  'amount'?: (number);
  /**
   * When what is left of it expires; ISO 8601.
   */
  'expiresAt'?: (string);
  'wallet'?: (_resume_billing_v1_Wallet | null);
}

/**
 * The grant, and the wallet after it.
 */
export interface GrantCreditsResponseOutput {
  'grantId': (string);
  'amount': (number);
  /**
   * When what is left of it expires; ISO 8601.
   */
  'expiresAt': (string);
  'wallet': (_resume_billing_v1_WalletOutput | null);
}
