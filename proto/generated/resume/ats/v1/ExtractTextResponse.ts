// Original file: resume/ats/v1/ats.proto

import type { Layout as _resume_ats_v1_Layout, LayoutOutput as _resume_ats_v1_LayoutOutput } from '../../../resume/ats/v1/Layout.ts';
import type { UsageQuota as _resume_ats_v1_UsageQuota, UsageQuotaOutput as _resume_ats_v1_UsageQuotaOutput } from '../../../resume/ats/v1/UsageQuota.ts';

/**
 * The text and what was found on the way.
 */
export interface ExtractTextResponse {
  'text'?: (string);
  'fileName'?: (string);
  'mimeType'?: (string);
  'pages'?: (number);
  'wordCount'?: (number);
  'warnings'?: (string)[];
  /**
   * Absent for text formats.
   */
  'layout'?: (_resume_ats_v1_Layout | null);
  'quota'?: (_resume_ats_v1_UsageQuota | null);
  '_pages'?: "pages";
  '_layout'?: "layout";
}

/**
 * The text and what was found on the way.
 */
export interface ExtractTextResponseOutput {
  'text': (string);
  'fileName': (string);
  'mimeType': (string);
  'pages'?: (number);
  'wordCount': (number);
  'warnings': (string)[];
  /**
   * Absent for text formats.
   */
  'layout'?: (_resume_ats_v1_LayoutOutput | null);
  'quota': (_resume_ats_v1_UsageQuotaOutput | null);
  '_pages'?: "pages";
  '_layout'?: "layout";
}
