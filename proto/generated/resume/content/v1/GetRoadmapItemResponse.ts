// Original file: resume/content/v1/roadmap.proto

import type { RoadmapItem as _resume_content_v1_RoadmapItem, RoadmapItemOutput as _resume_content_v1_RoadmapItemOutput } from '../../../resume/content/v1/RoadmapItem.ts';

/**
 * The item, with everything about it.
 */
export interface GetRoadmapItemResponse {
  'item'?: (_resume_content_v1_RoadmapItem | null);
}

/**
 * The item, with everything about it.
 */
export interface GetRoadmapItemResponseOutput {
  'item': (_resume_content_v1_RoadmapItemOutput | null);
}
