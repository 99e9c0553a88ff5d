// Original file: resume/content/v1/codehost.proto

import type { CodehostIssue as _resume_content_v1_CodehostIssue, CodehostIssueOutput as _resume_content_v1_CodehostIssueOutput } from '../../../resume/content/v1/CodehostIssue.ts';

/**
 * A page of the last whole snapshot, the most recently updated first.
 */
export interface ListCodehostIssuesResponse {
  'items'?: (_resume_content_v1_CodehostIssue)[];
  'total'?: (number);
}

/**
 * A page of the last whole snapshot, the most recently updated first.
 */
export interface ListCodehostIssuesResponseOutput {
  'items': (_resume_content_v1_CodehostIssueOutput)[];
  'total': (number);
}
