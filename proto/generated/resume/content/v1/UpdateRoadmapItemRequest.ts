// Original file: resume/content/v1/roadmap.proto

import type { RoadmapFields as _resume_content_v1_RoadmapFields, RoadmapFieldsOutput as _resume_content_v1_RoadmapFieldsOutput } from '../../../resume/content/v1/RoadmapFields.ts';

/**
 * A change of an item. A move to another status sets its times.
 */
export interface UpdateRoadmapItemRequest {
  'id'?: (string);
  'fields'?: (_resume_content_v1_RoadmapFields | null);
  'reason'?: (string);
  '_reason'?: "reason";
}

/**
 * A change of an item. A move to another status sets its times.
 */
export interface UpdateRoadmapItemRequestOutput {
  'id': (string);
  'fields': (_resume_content_v1_RoadmapFieldsOutput | null);
  'reason'?: (string);
  '_reason'?: "reason";
}
