// Original file: resume/content/v1/roadmap.proto

import type { RoadmapStatus as _resume_content_v1_RoadmapStatus, RoadmapStatusOutput as _resume_content_v1_RoadmapStatusOutput } from '../../../resume/content/v1/RoadmapStatus.ts';
import type { RoadmapSort as _resume_content_v1_RoadmapSort, RoadmapSortOutput as _resume_content_v1_RoadmapSortOutput } from '../../../resume/content/v1/RoadmapSort.ts';

/**
 * Which items to list.
 */
export interface ListRoadmapRequest {
  'limit'?: (number);
  'offset'?: (number);
  /**
   * Unspecified: in every status.
   */
  'status'?: (_resume_content_v1_RoadmapStatus);
  'sort'?: (_resume_content_v1_RoadmapSort);
  /**
   * An item to leave out.
   */
  'excludeId'?: (string);
  '_excludeId'?: "excludeId";
}

/**
 * Which items to list.
 */
export interface ListRoadmapRequestOutput {
  'limit': (number);
  'offset': (number);
  /**
   * Unspecified: in every status.
   */
  'status': (_resume_content_v1_RoadmapStatusOutput);
  'sort': (_resume_content_v1_RoadmapSortOutput);
  /**
   * An item to leave out.
   */
  'excludeId'?: (string);
  '_excludeId'?: "excludeId";
}
