// Original file: resume/content/v1/roadmap.proto


/**
 * No fields.
 */
export interface DeleteRoadmapItemResponse {
}

/**
 * No fields.
 */
export interface DeleteRoadmapItemResponseOutput {
}
