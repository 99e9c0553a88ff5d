// Original file: resume/content/v1/changelog.proto


/**
 * Names a published entry.
 */
export interface GetChangelogEntryRequest {
  'id'?: (string);
}

/**
 * Names a published entry.
 */
export interface GetChangelogEntryRequestOutput {
  'id': (string);
}
