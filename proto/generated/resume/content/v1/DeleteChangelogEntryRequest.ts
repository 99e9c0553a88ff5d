// Original file: resume/content/v1/changelog.proto


/**
 * Names an entry.
 */
export interface DeleteChangelogEntryRequest {
  'id'?: (string);
  'reason'?: (string);
  '_reason'?: "reason";
}

/**
 * Names an entry.
 */
export interface DeleteChangelogEntryRequestOutput {
  'id': (string);
  'reason'?: (string);
  '_reason'?: "reason";
}
