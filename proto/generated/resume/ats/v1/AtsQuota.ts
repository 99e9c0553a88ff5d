// Original file: resume/ats/v1/ats.proto

import type { CreditPricing as _resume_ats_v1_CreditPricing, CreditPricingOutput as _resume_ats_v1_CreditPricingOutput } from '../../../resume/ats/v1/CreditPricing.ts';
import type { UsageQuota as _resume_ats_v1_UsageQuota, UsageQuotaOutput as _resume_ats_v1_UsageQuotaOutput } from '../../../resume/ats/v1/UsageQuota.ts';
import type { AtsTier as _resume_ats_v1_AtsTier, AtsTierOutput as _resume_ats_v1_AtsTierOutput } from '../../../resume/ats/v1/AtsTier.ts';

/**
 * The shared scan quota and the extraction quota of a caller.
 */
export interface AtsQuota {
  /**
   * The word for quota_tier, for the gateway of the release before.
   * @deprecated
   */
  'tier'?: (string);
  'limit'?: (number);
  'used'?: (number);
  'remaining'?: (number);
  /**
   * ISO 8601. When the scan window ends: for a subscriber the end of the billing period, for everyone else 48 (anonymous)
   * or 24 hours after the first use. While nothing is used in it: when a window that began now would end.
   */
  'resetsAt'?: (string);
  /**
   * Whether the caller's entitlements allow conversion; the credits that it costs are billing's to check.
   */
  'canConvertResume'?: (boolean);
  'pricing'?: (_resume_ats_v1_CreditPricing | null);
  'extract'?: (_resume_ats_v1_UsageQuota | null);
  'quotaTier'?: (_resume_ats_v1_AtsTier);
}

/**
 * The shared scan quota and the extraction quota of a caller.
 */
export interface AtsQuotaOutput {
  /**
   * The word for quota_tier, for the gateway of the release before.
   * @deprecated
   */
  'tier': (string);
  'limit': (number);
  'used': (number);
  'remaining': (number);
  /**
   * ISO 8601. When the scan window ends: for a subscriber the end of the billing period, for everyone else 48 (anonymous)
   * or 24 hours after the first use. While nothing is used in it: when a window that began now would end.
   */
  'resetsAt': (string);
  /**
   * Whether the caller's entitlements allow conversion; the credits that it costs are billing's to check.
   */
  'canConvertResume': (boolean);
  'pricing': (_resume_ats_v1_CreditPricingOutput | null);
  'extract': (_resume_ats_v1_UsageQuotaOutput | null);
  'quotaTier': (_resume_ats_v1_AtsTierOutput);
}
