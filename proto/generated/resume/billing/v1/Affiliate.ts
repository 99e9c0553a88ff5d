// Original file: resume/billing/v1/affiliates.proto

import type { AffiliateStatus as _resume_billing_v1_AffiliateStatus, AffiliateStatusOutput as _resume_billing_v1_AffiliateStatusOutput } from '../../../resume/billing/v1/AffiliateStatus.ts';
import type { AffiliateTier as _resume_billing_v1_AffiliateTier, AffiliateTierOutput as _resume_billing_v1_AffiliateTierOutput } from '../../../resume/billing/v1/AffiliateTier.ts';
import type { AffiliateWallet as _resume_billing_v1_AffiliateWallet, AffiliateWalletOutput as _resume_billing_v1_AffiliateWalletOutput } from '../../../resume/billing/v1/AffiliateWallet.ts';
import type { TierProgress as _resume_billing_v1_TierProgress, TierProgressOutput as _resume_billing_v1_TierProgressOutput } from '../../../resume/billing/v1/TierProgress.ts';
import type { Referral as _resume_billing_v1_Referral, ReferralOutput as _resume_billing_v1_ReferralOutput } from '../../../resume/billing/v1/Referral.ts';
import type { Commission as _resume_billing_v1_Commission, CommissionOutput as _resume_billing_v1_CommissionOutput } from '../../../resume/billing/v1/Commission.ts';
import type { Withdrawal as _resume_billing_v1_Withdrawal, WithdrawalOutput as _resume_billing_v1_WithdrawalOutput } from '../../../resume/billing/v1/Withdrawal.ts';

/**
 * What a user sees of the affiliate program.
 */
export interface Affiliate {
  'status'?: (_resume_billing_v1_AffiliateStatus);
  /**
   * Unspecified for a user who is not enrolled, as are code and time.
   */
  'tier'?: (_resume_billing_v1_AffiliateTier);
  'code'?: (string);
  'enrolledAt'?: (string);
  'clicks'?: (number);
  'totalReferrals'?: (number);
  'conversions'?: (number);
  'wallet'?: (_resume_billing_v1_AffiliateWallet | null);
  'minimumWithdrawalCents'?: (number);
  'tierProgress'?: (_resume_billing_v1_TierProgress | null);
  /**
   * The newest 50.
   */
  'referrals'?: (_resume_billing_v1_Referral)[];
  /**
   * The newest 50.
   */
  'commissions'?: (_resume_billing_v1_Commission)[];
  /**
   * The newest 25.
   */
  'withdrawals'?: (_resume_billing_v1_Withdrawal)[];
}

/**
 * What a user sees of the affiliate program.
 */
export interface AffiliateOutput {
  'status': (_resume_billing_v1_AffiliateStatusOutput);
  /**
   * Unspecified for a user who is not enrolled, as are code and time.
   */
  'tier': (_resume_billing_v1_AffiliateTierOutput);
  'code': (string);
  'enrolledAt': (string);
  'clicks': (number);
  'totalReferrals': (number);
  'conversions': (number);
  'wallet': (_resume_billing_v1_AffiliateWalletOutput | null);
  'minimumWithdrawalCents': (number);
  'tierProgress': (_resume_billing_v1_TierProgressOutput | null);
  /**
   * The newest 50.
   */
  'referrals': (_resume_billing_v1_ReferralOutput)[];
  /**
   * The newest 50.
   */
  'commissions': (_resume_billing_v1_CommissionOutput)[];
  /**
   * The newest 25.
   */
  'withdrawals': (_resume_billing_v1_WithdrawalOutput)[];
}
