// Original file: resume/content/v1/codehost.proto

import type { RoadmapStatus as _resume_content_v1_RoadmapStatus, RoadmapStatusOutput as _resume_content_v1_RoadmapStatusOutput } from '../../../resume/content/v1/RoadmapStatus.ts';
import type { CodehostKind as _resume_content_v1_CodehostKind, CodehostKindOutput as _resume_content_v1_CodehostKindOutput } from '../../../resume/content/v1/CodehostKind.ts';

/**
 * An issue or a pull request, as of the last sync.
 */
export interface CodehostIssue {
  'id'?: (string);
  'number'?: (number);
  'title'?: (string);
  'status'?: (_resume_content_v1_RoadmapStatus);
  'kind'?: (_resume_content_v1_CodehostKind);
  'url'?: (string);
  'labels'?: (string)[];
  'createdAt'?: (string);
  'updatedAt'?: (string);
}

/**
 * An issue or a pull request, as of the last sync.
 */
export interface CodehostIssueOutput {
  'id': (string);
  'number': (number);
  'title': (string);
  'status': (_resume_content_v1_RoadmapStatusOutput);
  'kind': (_resume_content_v1_CodehostKindOutput);
  'url': (string);
  'labels': (string)[];
  'createdAt': (string);
  'updatedAt': (string);
}
