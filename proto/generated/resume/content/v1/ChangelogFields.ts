// Original file: resume/content/v1/changelog.proto

import type { ReleaseType as _resume_content_v1_ReleaseType, ReleaseTypeOutput as _resume_content_v1_ReleaseTypeOutput } from '../../../resume/content/v1/ReleaseType.ts';
import type { TextList as _resume_content_v1_TextList, TextListOutput as _resume_content_v1_TextListOutput } from '../../../resume/content/v1/TextList.ts';

/**
 * What to set; absent fields stay as they are, or are empty in a new entry.
 */
export interface ChangelogFields {
  'version'?: (string);
  'title'?: (string);
  'summary'?: (string);
  /**
   * Unspecified: as if absent.
   */
  'releaseType'?: (_resume_content_v1_ReleaseType);
  'publishedAt'?: (string);
  'codehostUrl'?: (string);
  'added'?: (_resume_content_v1_TextList | null);
  'improved'?: (_resume_content_v1_TextList | null);
  'fixed'?: (_resume_content_v1_TextList | null);
  'breaking'?: (_resume_content_v1_TextList | null);
  'security'?: (_resume_content_v1_TextList | null);
  'tags'?: (_resume_content_v1_TextList | null);
  /**
   * JSON: null or an array.
   */
  'prRefs'?: (Buffer | Uint8Array | string);
  '_version'?: "version";
  '_title'?: "title";
  '_summary'?: "summary";
  '_publishedAt'?: "publishedAt";
  '_codehostUrl'?: "codehostUrl";
  '_prRefs'?: "prRefs";
}

/**
 * What to set; absent fields stay as they are, or are empty in a new entry.
 */
export interface ChangelogFieldsOutput {
  'version'?: (string);
  'title'?: (string);
  'summary'?: (string);
  /**
   * Unspecified: as if absent.
   */
  'releaseType': (_resume_content_v1_ReleaseTypeOutput);
  'publishedAt'?: (string);
  'codehostUrl'?: (string);
  'added': (_resume_content_v1_TextListOutput | null);
  'improved': (_resume_content_v1_TextListOutput | null);
  'fixed': (_resume_content_v1_TextListOutput | null);
  'breaking': (_resume_content_v1_TextListOutput | null);
  'security': (_resume_content_v1_TextListOutput | null);
  'tags': (_resume_content_v1_TextListOutput | null);
  /**
   * JSON: null or an array.
   */
  'prRefs'?: (Buffer);
  '_version'?: "version";
  '_title'?: "title";
  '_summary'?: "summary";
  '_publishedAt'?: "publishedAt";
  '_codehostUrl'?: "codehostUrl";
  '_prRefs'?: "prRefs";
}
