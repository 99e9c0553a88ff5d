// Original file: resume/billing/v1/billing.proto

import type { Wallet as _resume_billing_v1_Wallet, WalletOutput as _resume_billing_v1_WalletOutput } from '../../../resume/billing/v1/Wallet.ts';
import type { Catalog as _resume_billing_v1_Catalog, CatalogOutput as _resume_billing_v1_CatalogOutput } from '../../../resume/billing/v1/Catalog.ts';
import type { Plan as _resume_billing_v1_Plan, PlanOutput as _resume_billing_v1_PlanOutput } from '../../../resume/billing/v1/Plan.ts';
import type { ProductKey as _resume_billing_v1_ProductKey, ProductKeyOutput as _resume_billing_v1_ProductKeyOutput } from '../../../resume/billing/v1/ProductKey.ts';
import type { SubscriptionStatus as _resume_billing_v1_SubscriptionStatus, SubscriptionStatusOutput as _resume_billing_v1_SubscriptionStatusOutput } from '../../../resume/billing/v1/SubscriptionStatus.ts';
import type { BillingInterval as _resume_billing_v1_BillingInterval, BillingIntervalOutput as _resume_billing_v1_BillingIntervalOutput } from '../../../resume/billing/v1/BillingInterval.ts';
import type { Entitlement as _resume_billing_v1_Entitlement, EntitlementOutput as _resume_billing_v1_EntitlementOutput } from '../../../resume/billing/v1/Entitlement.ts';

/**
 * The plan, what it entitles to, and the wallet.
 */
export interface GetSummaryResponse {
  'currentPeriodStart'?: (string);
  'currentPeriodEnd'?: (string);
  'cancelAtPeriodEnd'?: (boolean);
  /**
   * Until when entitlements outlive a payment that failed.
   */
  'graceEndsAt'?: (string);
  'wallet'?: (_resume_billing_v1_Wallet | null);
  'catalog'?: (_resume_billing_v1_Catalog | null);
  /**
   * When something of it changes by itself next: credits expire, a reservation or the grace period ends. ISO 8601.
   */
  'changesAt'?: (string);
  'currentPlan'?: (_resume_billing_v1_Plan);
  /**
   * Absent on the free plan, as the interval is.
   */
  'product'?: (_resume_billing_v1_ProductKey);
  'subscriptionStatus'?: (_resume_billing_v1_SubscriptionStatus);
  'billingInterval'?: (_resume_billing_v1_BillingInterval);
  'included'?: (_resume_billing_v1_Entitlement)[];
  '_currentPeriodStart'?: "currentPeriodStart";
  '_currentPeriodEnd'?: "currentPeriodEnd";
  '_graceEndsAt'?: "graceEndsAt";
  '_changesAt'?: "changesAt";
  '_product'?: "product";
  '_billingInterval'?: "billingInterval";
}

/**
 * The plan, what it entitles to, and the wallet.
 */
export interface GetSummaryResponseOutput {
  'currentPeriodStart'?: (string);
  'currentPeriodEnd'?: (string);
  'cancelAtPeriodEnd': (boolean);
  /**
   * Until when entitlements outlive a payment that failed.
   */
  'graceEndsAt'?: (string);
  'wallet': (_resume_billing_v1_WalletOutput | null);
  'catalog': (_resume_billing_v1_CatalogOutput | null);
  /**
   * When something of it changes by itself next: credits expire, a reservation or the grace period ends. ISO 8601.
   */
  'changesAt'?: (string);
  'currentPlan': (_resume_billing_v1_PlanOutput);
  /**
   * Absent on the free plan, as the interval is.
   */
  'product'?: (_resume_billing_v1_ProductKeyOutput);
  'subscriptionStatus': (_resume_billing_v1_SubscriptionStatusOutput);
  'billingInterval'?: (_resume_billing_v1_BillingIntervalOutput);
  'included': (_resume_billing_v1_EntitlementOutput)[];
  '_currentPeriodStart'?: "currentPeriodStart";
  '_currentPeriodEnd'?: "currentPeriodEnd";
  '_graceEndsAt'?: "graceEndsAt";
  '_changesAt'?: "changesAt";
  '_product'?: "product";
  '_billingInterval'?: "billingInterval";
}
