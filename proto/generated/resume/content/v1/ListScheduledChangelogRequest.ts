// Original file: resume/content/v1/changelog.proto


/**
 * Which entries to list, those of the future included.
 */
export interface ListScheduledChangelogRequest {
  'limit'?: (number);
  'offset'?: (number);
}

/**
 * Which entries to list, those of the future included.
 */
export interface ListScheduledChangelogRequestOutput {
  'limit': (number);
  'offset': (number);
}
