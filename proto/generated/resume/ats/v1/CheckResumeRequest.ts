// Original file: resume/ats/v1/ats.proto

import type { Layout as _resume_ats_v1_Layout, LayoutOutput as _resume_ats_v1_LayoutOutput } from '../../../resume/ats/v1/Layout.ts';

/**
 * The resume to scan.
 */
export interface CheckResumeRequest {
  'text'?: (string);
  /**
   * UTF-8 JSON of a MasterProfileContent or a JSON Resume.
   */
  'json'?: (Buffer | Uint8Array | string);
  'jobDescription'?: (string);
  /**
   * As the extraction returned it; without it the layout rules are left out.
   */
  'layout'?: (_resume_ats_v1_Layout | null);
  'resume'?: "text"|"json";
  '_layout'?: "layout";
}

/**
 * The resume to scan.
 */
export interface CheckResumeRequestOutput {
  'text'?: (string);
  /**
   * UTF-8 JSON of a MasterProfileContent or a JSON Resume.
   */
  'json'?: (Buffer);
  'jobDescription': (string);
  /**
   * As the extraction returned it; without it the layout rules are left out.
   */
  'layout'?: (_resume_ats_v1_LayoutOutput | null);
  'resume'?: "text"|"json";
  '_layout'?: "layout";
}
