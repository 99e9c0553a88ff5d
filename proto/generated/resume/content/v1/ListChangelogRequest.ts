// Original file: resume/content/v1/changelog.proto

import type { ReleaseType as _resume_content_v1_ReleaseType, ReleaseTypeOutput as _resume_content_v1_ReleaseTypeOutput } from '../../../resume/content/v1/ReleaseType.ts';

/**
 * Which entries to list. Those published in the future are left out.
 */
export interface ListChangelogRequest {
  'limit'?: (number);
  'offset'?: (number);
  /**
   * Unspecified: of every type.
   */
  'releaseType'?: (_resume_content_v1_ReleaseType);
  'tag'?: (string);
  /**
   * Text that the title or the summary contains, ignoring case.
   */
  'search'?: (string);
  '_tag'?: "tag";
  '_search'?: "search";
}

/**
 * Which entries to list. Those published in the future are left out.
 */
export interface ListChangelogRequestOutput {
  'limit': (number);
  'offset': (number);
  /**
   * Unspecified: of every type.
   */
  'releaseType': (_resume_content_v1_ReleaseTypeOutput);
  'tag'?: (string);
  /**
   * Text that the title or the summary contains, ignoring case.
   */
  'search'?: (string);
  '_tag'?: "tag";
  '_search'?: "search";
}
