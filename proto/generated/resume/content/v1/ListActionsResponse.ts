// Original file: resume/content/v1/writing.proto

import type { WritingAction as _resume_content_v1_WritingAction, WritingActionOutput as _resume_content_v1_WritingActionOutput } from '../../../resume/content/v1/WritingAction.ts';

/**
 * What the AI can write.
 */
export interface ListActionsResponse {
  'actions'?: (_resume_content_v1_WritingAction)[];
}

/**
 * What the AI can write.
 */
export interface ListActionsResponseOutput {
  'actions': (_resume_content_v1_WritingActionOutput)[];
}
