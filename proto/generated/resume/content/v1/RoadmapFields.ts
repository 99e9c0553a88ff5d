// Original file: resume/content/v1/roadmap.proto

import type { RoadmapStatus as _resume_content_v1_RoadmapStatus, RoadmapStatusOutput as _resume_content_v1_RoadmapStatusOutput } from '../../../resume/content/v1/RoadmapStatus.ts';
import type { TextList as _resume_content_v1_TextList, TextListOutput as _resume_content_v1_TextListOutput } from '../../../resume/content/v1/TextList.ts';

/**
 * What to set; absent fields stay as they are, or are empty in a new item.
 */
export interface RoadmapFields {
  'title'?: (string);
  'description'?: (string);
  /**
   * Unspecified: as if absent.
   */
  'status'?: (_resume_content_v1_RoadmapStatus);
  /**
   * Empty: none.
   */
  'eta'?: (string);
  'tags'?: (_resume_content_v1_TextList | null);
  /**
   * Empty: none.
   */
  'timeline'?: (string);
  'fullDescription'?: (string);
  'whyItMatters'?: (string);
  /**
   * JSON: null or an object.
   */
  'details'?: (Buffer | Uint8Array | string);
  '_title'?: "title";
  '_description'?: "description";
  '_eta'?: "eta";
  '_timeline'?: "timeline";
  '_fullDescription'?: "fullDescription";
  '_whyItMatters'?: "whyItMatters";
  '_details'?: "details";
}

/**
 * What to set; absent fields stay as they are, or are empty in a new item.
 */
export interface RoadmapFieldsOutput {
  'title'?: (string);
  'description'?: (string);
  /**
   * Unspecified: as if absent.
   */
  'status': (_resume_content_v1_RoadmapStatusOutput);
  /**
   * Empty: none.
   */
  'eta'?: (string);
  'tags': (_resume_content_v1_TextListOutput | null);
  /**
   * Empty: none.
   */
  'timeline'?: (string);
  'fullDescription'?: (string);
  'whyItMatters'?: (string);
  /**
   * JSON: null or an object.
   */
  'details'?: (Buffer);
  '_title'?: "title";
  '_description'?: "description";
  '_eta'?: "eta";
  '_timeline'?: "timeline";
  '_fullDescription'?: "fullDescription";
  '_whyItMatters'?: "whyItMatters";
  '_details'?: "details";
}
