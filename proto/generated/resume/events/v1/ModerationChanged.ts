// Original file: resume/events/v1/portfolio_events.proto


/**
 * resume.portfolio.moderation.changed: the administrator suspended what a user publishes, or lifted the suspension.
 */
export interface ModerationChanged {
  'userId'?: (string);
  'publicationId'?: (string);
  'documentId'?: (string);
  'suspended'?: (boolean);
  /**
   * Grows with each change for the user; an event with a lower or equal version is old.
   */
  'version'?: (number);
}

/**
 * resume.portfolio.moderation.changed: the administrator suspended what a user publishes, or lifted the suspension.
 */
export interface ModerationChangedOutput {
  'userId': (string);
  'publicationId': (string);
  'documentId': (string);
  'suspended': (boolean);
  /**
   * Grows with each change for the user; an event with a lower or equal version is old.
   */
  'version': (number);
}
