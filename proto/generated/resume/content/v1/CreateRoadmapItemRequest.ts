// Original file: resume/content/v1/roadmap.proto

import type { RoadmapFields as _resume_content_v1_RoadmapFields, RoadmapFieldsOutput as _resume_content_v1_RoadmapFieldsOutput } from '../../../resume/content/v1/RoadmapFields.ts';

/**
 * A new item: title and description are required; it is to do unless it says otherwise.
 */
export interface CreateRoadmapItemRequest {
  'fields'?: (_resume_content_v1_RoadmapFields | null);
  'reason'?: (string);
  '_reason'?: "reason";
}

/**
 * A new item: title and description are required; it is to do unless it says otherwise.
 */
export interface CreateRoadmapItemRequestOutput {
  'fields': (_resume_content_v1_RoadmapFieldsOutput | null);
  'reason'?: (string);
  '_reason'?: "reason";
}
