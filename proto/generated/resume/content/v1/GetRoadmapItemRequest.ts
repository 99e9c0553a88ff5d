// Original file: resume/content/v1/roadmap.proto


/**
 * Names an item.
 */
export interface GetRoadmapItemRequest {
  'id'?: (string);
}

/**
 * Names an item.
 */
export interface GetRoadmapItemRequestOutput {
  'id': (string);
}
