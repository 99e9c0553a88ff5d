// Original file: resume/content/v1/changelog.proto


/**
 * No fields.
 */
export interface GetChangelogStatsRequest {
}

/**
 * No fields.
 */
export interface GetChangelogStatsRequestOutput {
}
