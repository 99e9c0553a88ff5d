// Original file: resume/portfolio/v1/portfolio.proto

import type { PublicationStatus as _resume_portfolio_v1_PublicationStatus, PublicationStatusOutput as _resume_portfolio_v1_PublicationStatusOutput } from '../../../resume/portfolio/v1/PublicationStatus.ts';
import type { SuspensionReason as _resume_portfolio_v1_SuspensionReason, SuspensionReasonOutput as _resume_portfolio_v1_SuspensionReasonOutput } from '../../../resume/portfolio/v1/SuspensionReason.ts';

/**
 * A publication as its owner sees it.
 */
export interface Publication {
  'subdomain'?: (string);
  'status'?: (_resume_portfolio_v1_PublicationStatus);
  'publicUrl'?: (string);
  'publishedRevision'?: (number);
  'publishedAt'?: (string);
  'graceEndsAt'?: (string);
  'suspendedReason'?: (_resume_portfolio_v1_SuspensionReason);
  'updatedAt'?: (string);
  '_graceEndsAt'?: "graceEndsAt";
}

/**
 * A publication as its owner sees it.
 */
export interface PublicationOutput {
  'subdomain': (string);
  'status': (_resume_portfolio_v1_PublicationStatusOutput);
  'publicUrl': (string);
  'publishedRevision': (number);
  'publishedAt': (string);
  'graceEndsAt'?: (string);
  'suspendedReason': (_resume_portfolio_v1_SuspensionReasonOutput);
  'updatedAt': (string);
  '_graceEndsAt'?: "graceEndsAt";
}
