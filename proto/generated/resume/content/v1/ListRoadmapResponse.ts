// Original file: resume/content/v1/roadmap.proto

import type { RoadmapItem as _resume_content_v1_RoadmapItem, RoadmapItemOutput as _resume_content_v1_RoadmapItemOutput } from '../../../resume/content/v1/RoadmapItem.ts';

/**
 * A page of items.
 */
export interface ListRoadmapResponse {
  'items'?: (_resume_content_v1_RoadmapItem)[];
  'total'?: (number);
}

/**
 * A page of items.
 */
export interface ListRoadmapResponseOutput {
  'items': (_resume_content_v1_RoadmapItemOutput)[];
  'total': (number);
}
