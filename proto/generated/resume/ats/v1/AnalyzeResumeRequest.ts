// Original file: resume/ats/v1/ats.proto

import type { Layout as _resume_ats_v1_Layout, LayoutOutput as _resume_ats_v1_LayoutOutput } from '../../../resume/ats/v1/Layout.ts';

/**
 * The resume to analyze: as in CheckResumeRequest.
 */
export interface AnalyzeResumeRequest {
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
  /**
   * Whether the job description is fetched from job_url; it follows job_description.
   */
  'fetchJobUrl'?: (boolean);
  /**
   * HTTPS; required with fetch_job_url, otherwise not looked at.
   */
  'jobUrl'?: (string);
  /**
   * 1 to 255 characters; absent when the request will not be repeated.
   */
  'requestId'?: (string);
  /**
   * Digest of the request as the caller's client sent it: a repeat with another one is another request. Absent to compare
   * the members of this message.
   */
  'fingerprint'?: (string);
  'resume'?: "text"|"json";
  '_layout'?: "layout";
  '_requestId'?: "requestId";
  '_fingerprint'?: "fingerprint";
}

/**
 * The resume to analyze: as in CheckResumeRequest.
 */
export interface AnalyzeResumeRequestOutput {
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
  /**
   * Whether the job description is fetched from job_url; it follows job_description.
   */
  'fetchJobUrl': (boolean);
  /**
   * HTTPS; required with fetch_job_url, otherwise not looked at.
   */
  'jobUrl': (string);
  /**
   * 1 to 255 characters; absent when the request will not be repeated.
   */
  'requestId'?: (string);
  /**
   * Digest of the request as the caller's client sent it: a repeat with another one is another request. Absent to compare
   * the members of this message.
   */
  'fingerprint'?: (string);
  'resume'?: "text"|"json";
  '_layout'?: "layout";
  '_requestId'?: "requestId";
  '_fingerprint'?: "fingerprint";
}
