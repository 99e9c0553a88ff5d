// Original file: resume/billing/v1/billing.proto

import type { Wallet as _resume_billing_v1_Wallet, WalletOutput as _resume_billing_v1_WalletOutput } from '../../../resume/billing/v1/Wallet.ts';
import type { Catalog as _resume_billing_v1_Catalog, CatalogOutput as _resume_billing_v1_CatalogOutput } from '../../../resume/billing/v1/Catalog.ts';

/**
 * The plan, what it entitles to, and the wallet.
 */
export interface GetSummaryResponse {
  /**
   * FREE, AI_CREDITS, PORTFOLIO_PRO or BUNDLE.
   */
  'plan'?: (string);
  'productKey'?: (string);
  /**
   * INACTIVE, TRIALING, ACTIVE, PAST_DUE or CANCELED.
   */
  'status'?: (string);
  /**
   * monthly or annual.
   */
  'interval'?: (string);
  'currentPeriodStart'?: (string);
  'currentPeriodEnd'?: (string);
  'cancelAtPeriodEnd'?: (boolean);
  /**
   * Until when entitlements outlive a payment that failed.
   */
  'graceEndsAt'?: (string);
  'entitlements'?: (string)[];
  'wallet'?: (_resume_billing_v1_Wallet | null);
  'catalog'?: (_resume_billing_v1_Catalog | null);
  /**
   * When something of it changes by itself next: credits expire, a reservation or the grace period ends. ISO 8601.
   */
  'changesAt'?: (string);
  '_productKey'?: "productKey";
  '_interval'?: "interval";
  '_currentPeriodStart'?: "currentPeriodStart";
  '_currentPeriodEnd'?: "currentPeriodEnd";
  '_graceEndsAt'?: "graceEndsAt";
  '_changesAt'?: "changesAt";
}

/**
 * The plan, what it entitles to, and the wallet.
 */
export interface GetSummaryResponseOutput {
  /**
   * FREE, AI_CREDITS, PORTFOLIO_PRO or BUNDLE.
   */
  'plan': (string);
  'productKey'?: (string);
  /**
   * INACTIVE, TRIALING, ACTIVE, PAST_DUE or CANCELED.
   */
  'status': (string);
  /**
   * monthly or annual.
   */
  'interval'?: (string);
  'currentPeriodStart'?: (string);
  'currentPeriodEnd'?: (string);
  'cancelAtPeriodEnd': (boolean);
  /**
   * Until when entitlements outlive a payment that failed.
   */
  'graceEndsAt'?: (string);
  'entitlements': (string)[];
  'wallet': (_resume_billing_v1_WalletOutput | null);
  'catalog': (_resume_billing_v1_CatalogOutput | null);
  /**
   * When something of it changes by itself next: credits expire, a reservation or the grace period ends. ISO 8601.
   */
  'changesAt'?: (string);
  '_productKey'?: "productKey";
  '_interval'?: "interval";
  '_currentPeriodStart'?: "currentPeriodStart";
  '_currentPeriodEnd'?: "currentPeriodEnd";
  '_graceEndsAt'?: "graceEndsAt";
  '_changesAt'?: "changesAt";
}
