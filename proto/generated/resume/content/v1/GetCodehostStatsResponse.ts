// Original file: resume/content/v1/codehost.proto


/**
 * Figures of the last complete snapshot.
 */
export interface GetCodehostStatsResponse {
  'projectName'?: (string);
  'issues'?: (number);
  'pullRequests'?: (number);
  'todo'?: (number);
  'inProgress'?: (number);
  'done'?: (number);
  /**
   * When the sync began; absent before the first one.
   */
  'syncedAt'?: (string);
  '_syncedAt'?: "syncedAt";
}

/**
 * Figures of the last complete snapshot.
 */
export interface GetCodehostStatsResponseOutput {
  'projectName': (string);
  'issues': (number);
  'pullRequests': (number);
  'todo': (number);
  'inProgress': (number);
  'done': (number);
  /**
   * When the sync began; absent before the first one.
   */
  'syncedAt'?: (string);
  '_syncedAt'?: "syncedAt";
}
