// Original file: resume/content/v1/roadmap.proto

import type { RoadmapItem as _resume_content_v1_RoadmapItem, RoadmapItemOutput as _resume_content_v1_RoadmapItemOutput } from '../../../resume/content/v1/RoadmapItem.ts';

/**
 * The item.
 */
export interface CreateRoadmapItemResponse {
  'item'?: (_resume_content_v1_RoadmapItem | null);
}

/**
 * The item.
 */
export interface CreateRoadmapItemResponseOutput {
  'item': (_resume_content_v1_RoadmapItemOutput | null);
}
