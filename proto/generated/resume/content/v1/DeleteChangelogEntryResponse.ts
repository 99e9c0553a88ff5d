// Original file: resume/content/v1/changelog.proto


/**
 * No fields.
 */
export interface DeleteChangelogEntryResponse {
}

/**
 * No fields.
 */
export interface DeleteChangelogEntryResponseOutput {
}
