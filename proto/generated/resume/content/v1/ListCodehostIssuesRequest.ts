// Original file: resume/content/v1/codehost.proto

import type { RoadmapStatus as _resume_content_v1_RoadmapStatus, RoadmapStatusOutput as _resume_content_v1_RoadmapStatusOutput } from '../../../resume/content/v1/RoadmapStatus.ts';
import type { CodehostKind as _resume_content_v1_CodehostKind, CodehostKindOutput as _resume_content_v1_CodehostKindOutput } from '../../../resume/content/v1/CodehostKind.ts';

/**
 * Which items to list; unspecified: all.
 */
export interface ListCodehostIssuesRequest {
  'limit'?: (number);
  'offset'?: (number);
  'status'?: (_resume_content_v1_RoadmapStatus);
  'kind'?: (_resume_content_v1_CodehostKind);
}

/**
 * Which items to list; unspecified: all.
 */
export interface ListCodehostIssuesRequestOutput {
  'limit': (number);
  'offset': (number);
  'status': (_resume_content_v1_RoadmapStatusOutput);
  'kind': (_resume_content_v1_CodehostKindOutput);
}
