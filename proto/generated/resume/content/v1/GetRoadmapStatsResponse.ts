// Original file: resume/content/v1/roadmap.proto


/**
 * How many items there are.
 */
export interface GetRoadmapStatsResponse {
  'todo'?: (number);
  'inProgress'?: (number);
  'done'?: (number);
}

/**
 * How many items there are.
 */
export interface GetRoadmapStatsResponseOutput {
  'todo': (number);
  'inProgress': (number);
  'done': (number);
}
