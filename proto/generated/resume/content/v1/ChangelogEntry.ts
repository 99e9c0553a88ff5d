// Original file: resume/content/v1/changelog.proto

import type { ReleaseType as _resume_content_v1_ReleaseType, ReleaseTypeOutput as _resume_content_v1_ReleaseTypeOutput } from '../../../resume/content/v1/ReleaseType.ts';

/**
 * A release and what it changes.
 */
export interface ChangelogEntry {
  'id'?: (string);
  'version'?: (string);
  'title'?: (string);
  'summary'?: (string);
  'releaseType'?: (_resume_content_v1_ReleaseType);
  /**
   * ISO 8601. In the future for an entry that only the administrator sees.
   */
  'publishedAt'?: (string);
  'codehostUrl'?: (string);
  'added'?: (string)[];
  'improved'?: (string)[];
  'fixed'?: (string)[];
  'breaking'?: (string)[];
  'security'?: (string)[];
  'tags'?: (string)[];
  /**
   * JSON: null, or an array of pull requests with their authors.
   */
  'prRefs'?: (Buffer | Uint8Array | string);
  'updatedAt'?: (string);
}

/**
 * A release and what it changes.
 */
export interface ChangelogEntryOutput {
  'id': (string);
  'version': (string);
  'title': (string);
  'summary': (string);
  'releaseType': (_resume_content_v1_ReleaseTypeOutput);
  /**
   * ISO 8601. In the future for an entry that only the administrator sees.
   */
  'publishedAt': (string);
  'codehostUrl': (string);
  'added': (string)[];
  'improved': (string)[];
  'fixed': (string)[];
  'breaking': (string)[];
  'security': (string)[];
  'tags': (string)[];
  /**
   * JSON: null, or an array of pull requests with their authors.
   */
  'prRefs': (Buffer);
  'updatedAt': (string);
}
