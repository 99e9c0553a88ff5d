// Original file: resume/ats/v1/ats.proto

import type { Layout as _resume_ats_v1_Layout, LayoutOutput as _resume_ats_v1_LayoutOutput } from '../../../resume/ats/v1/Layout.ts';

/**
 * The resume to scan: 1 to 100,000 characters of text, or an object of at most 1 MB that has text in it.
 */
export interface CheckResumeRequest {
  'text'?: (string);
  /**
   * UTF-8 JSON of a MasterProfileContent or a JSON Resume.
   */
  'json'?: (Buffer | Uint8Array | string);
  /**
   * At most 50,000 characters; empty to leave the job out.
   */
  'jobDescription'?: (string);
  /**
   * As the extraction returned it; without it the layout rules are left out.
   */
  'layout'?: (_resume_ats_v1_Layout | null);
  'resume'?: "text"|"json";
  '_layout'?: "layout";
}

/**
 * The resume to scan: 1 to 100,000 characters of text, or an object of at most 1 MB that has text in it.
 */
export interface CheckResumeRequestOutput {
  'text'?: (string);
  /**
   * UTF-8 JSON of a MasterProfileContent or a JSON Resume.
   */
  'json'?: (Buffer);
  /**
   * At most 50,000 characters; empty to leave the job out.
   */
  'jobDescription': (string);
  /**
   * As the extraction returned it; without it the layout rules are left out.
   */
  'layout'?: (_resume_ats_v1_LayoutOutput | null);
  'resume'?: "text"|"json";
  '_layout'?: "layout";
}
