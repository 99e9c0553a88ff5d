// Original file: resume/content/v1/roadmap.proto

import type { RoadmapItem as _resume_content_v1_RoadmapItem, RoadmapItemOutput as _resume_content_v1_RoadmapItemOutput } from '../../../resume/content/v1/RoadmapItem.ts';

/**
 * The item as it is now.
 */
export interface UpdateRoadmapItemResponse {
  'item'?: (_resume_content_v1_RoadmapItem | null);
}

/**
 * The item as it is now.
 */
export interface UpdateRoadmapItemResponseOutput {
  'item': (_resume_content_v1_RoadmapItemOutput | null);
}
