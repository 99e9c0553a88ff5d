// Original file: resume/billing/v1/billing.proto

import type { Wallet as _resume_billing_v1_Wallet, WalletOutput as _resume_billing_v1_WalletOutput } from '../../../resume/billing/v1/Wallet.ts';

/**
 * The wallet.
 */
export interface GetWalletResponse {
  'wallet'?: (_resume_billing_v1_Wallet | null);
}

/**
 * The wallet.
 */
export interface GetWalletResponseOutput {
  'wallet': (_resume_billing_v1_WalletOutput | null);
}
