// Original file: resume/content/v1/statistics.proto

import type { EventCount as _resume_content_v1_EventCount, EventCountOutput as _resume_content_v1_EventCountOutput } from '../../../resume/content/v1/EventCount.ts';

/**
 * A page of counts: the last day first, and the most frequent of a day.
 */
export interface ListEventCountsResponse {
  'items'?: (_resume_content_v1_EventCount)[];
  'total'?: (number);
}

/**
 * A page of counts: the last day first, and the most frequent of a day.
 */
export interface ListEventCountsResponseOutput {
  'items': (_resume_content_v1_EventCountOutput)[];
  'total': (number);
}
