// Original file: resume/portfolio/v1/portfolio.proto

import type { SubdomainFault as _resume_portfolio_v1_SubdomainFault, SubdomainFaultOutput as _resume_portfolio_v1_SubdomainFaultOutput } from '../../../resume/portfolio/v1/SubdomainFault.ts';

/**
 * Whether it can be claimed.
 */
export interface CheckSubdomainResponse {
  'available'?: (boolean);
  /**
   * Normalized.
   */
  'subdomain'?: (string);
  /**
   * Why not; absent when it is available.
   */
  'fault'?: (_resume_portfolio_v1_SubdomainFault);
  '_fault'?: "fault";
}

/**
 * Whether it can be claimed.
 */
export interface CheckSubdomainResponseOutput {
  'available': (boolean);
  /**
   * Normalized.
   */
  'subdomain': (string);
  /**
   * Why not; absent when it is available.
   */
  'fault'?: (_resume_portfolio_v1_SubdomainFaultOutput);
  '_fault'?: "fault";
}
