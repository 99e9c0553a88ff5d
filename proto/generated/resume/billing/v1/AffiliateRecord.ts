// Original file: resume/billing/v1/affiliates.proto

import type { AffiliateStatus as _resume_billing_v1_AffiliateStatus, AffiliateStatusOutput as _resume_billing_v1_AffiliateStatusOutput } from '../../../resume/billing/v1/AffiliateStatus.ts';
import type { AffiliateTier as _resume_billing_v1_AffiliateTier, AffiliateTierOutput as _resume_billing_v1_AffiliateTierOutput } from '../../../resume/billing/v1/AffiliateTier.ts';
import type { AffiliateWallet as _resume_billing_v1_AffiliateWallet, AffiliateWalletOutput as _resume_billing_v1_AffiliateWalletOutput } from '../../../resume/billing/v1/AffiliateWallet.ts';

/**
 * An affiliate as the administrator sees it.
 */
export interface AffiliateRecord {
  'id'?: (string);
  /**
   * Empty once the user was erased, as are code and name.
   */
  'userId'?: (string);
  'code'?: (string);
  'name'?: (string);
  'status'?: (_resume_billing_v1_AffiliateStatus);
  'tier'?: (_resume_billing_v1_AffiliateTier);
  'clicks'?: (number);
  'totalReferrals'?: (number);
  'conversions'?: (number);
  'wallet'?: (_resume_billing_v1_AffiliateWallet | null);
  'enrolledAt'?: (string);
}

/**
 * An affiliate as the administrator sees it.
 */
export interface AffiliateRecordOutput {
  'id': (string);
  /**
   * Empty once the user was erased, as are code and name.
   */
  'userId': (string);
  'code': (string);
  'name': (string);
  'status': (_resume_billing_v1_AffiliateStatusOutput);
  'tier': (_resume_billing_v1_AffiliateTierOutput);
  'clicks': (number);
  'totalReferrals': (number);
  'conversions': (number);
  'wallet': (_resume_billing_v1_AffiliateWalletOutput | null);
  'enrolledAt': (string);
}
