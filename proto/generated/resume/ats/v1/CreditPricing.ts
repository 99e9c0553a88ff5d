// Original file: resume/ats/v1/ats.proto

import type { CreditRange as _resume_ats_v1_CreditRange, CreditRangeOutput as _resume_ats_v1_CreditRangeOutput } from '../../../resume/ats/v1/CreditRange.ts';

/**
 * What the paid scans cost, in credits.
 */
export interface CreditPricing {
  'analysisCredits'?: (_resume_ats_v1_CreditRange | null);
  'jobUrlAnalysisCredits'?: (_resume_ats_v1_CreditRange | null);
  'resumeConversionCredits'?: (number);
}

/**
 * What the paid scans cost, in credits.
 */
export interface CreditPricingOutput {
  'analysisCredits': (_resume_ats_v1_CreditRangeOutput | null);
  'jobUrlAnalysisCredits': (_resume_ats_v1_CreditRangeOutput | null);
  'resumeConversionCredits': (number);
}
