// Original file: resume/content/v1/roadmap.proto

import type { RoadmapStatus as _resume_content_v1_RoadmapStatus, RoadmapStatusOutput as _resume_content_v1_RoadmapStatusOutput } from '../../../resume/content/v1/RoadmapStatus.ts';

/**
 * Something that is planned, in work or done.
 */
export interface RoadmapItem {
  'id'?: (string);
  'title'?: (string);
  'description'?: (string);
  'status'?: (_resume_content_v1_RoadmapStatus);
  'eta'?: (string);
  'tags'?: (string)[];
  'createdAt'?: (string);
  'startedAt'?: (string);
  'completedAt'?: (string);
  /**
   * Such as Q3 2026.
   */
  'completedQuarter'?: (string);
  'timeline'?: (string);
  'updatedAt'?: (string);
  /**
   * Empty in lists.
   */
  'fullDescription'?: (string);
  'whyItMatters'?: (string);
  /**
   * JSON: null or an object. Absent in lists.
   */
  'details'?: (Buffer | Uint8Array | string);
  '_eta'?: "eta";
  '_startedAt'?: "startedAt";
  '_completedAt'?: "completedAt";
  '_completedQuarter'?: "completedQuarter";
  '_timeline'?: "timeline";
  '_details'?: "details";
}

/**
 * Something that is planned, in work or done.
 */
export interface RoadmapItemOutput {
  'id': (string);
  'title': (string);
  'description': (string);
  'status': (_resume_content_v1_RoadmapStatusOutput);
  'eta'?: (string);
  'tags': (string)[];
  'createdAt': (string);
  'startedAt'?: (string);
  'completedAt'?: (string);
  /**
   * Such as Q3 2026.
   */
  'completedQuarter'?: (string);
  'timeline'?: (string);
  'updatedAt': (string);
  /**
   * Empty in lists.
   */
  'fullDescription': (string);
  'whyItMatters': (string);
  /**
   * JSON: null or an object. Absent in lists.
   */
  'details'?: (Buffer);
  '_eta'?: "eta";
  '_startedAt'?: "startedAt";
  '_completedAt'?: "completedAt";
  '_completedQuarter'?: "completedQuarter";
  '_timeline'?: "timeline";
  '_details'?: "details";
}
