// Original file: resume/content/v1/roadmap.proto


/**
 * No fields.
 */
export interface GetRoadmapStatsRequest {
}

/**
 * No fields.
 */
export interface GetRoadmapStatsRequestOutput {
}
