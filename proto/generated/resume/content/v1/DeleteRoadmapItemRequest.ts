// Original file: resume/content/v1/roadmap.proto


/**
 * Names an item.
 */
export interface DeleteRoadmapItemRequest {
  'id'?: (string);
  'reason'?: (string);
  '_reason'?: "reason";
}

/**
 * Names an item.
 */
export interface DeleteRoadmapItemRequestOutput {
  'id': (string);
  'reason'?: (string);
  '_reason'?: "reason";
}
