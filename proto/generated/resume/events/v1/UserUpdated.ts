// Original file: resume/events/v1/identity_events.proto


/**
 * resume.identity.user.updated: a user's name, username or switch changed.
 */
export interface UserUpdated {
  'userId'?: (string);
  'name'?: (string);
  'username'?: (string);
  'autoSyncEnabled'?: (boolean);
  /**
   * ISO 8601 with milliseconds; `updated_at` of the user after the change. Each change of a user has a later one, whatever the clocks: an
   * event with an earlier or equal time than one already seen is old. Empty from a release that does not tell it.
   */
  'updatedAt'?: (string);
}

/**
 * resume.identity.user.updated: a user's name, username or switch changed.
 */
export interface UserUpdatedOutput {
  'userId': (string);
  'name': (string);
  'username': (string);
  'autoSyncEnabled': (boolean);
  /**
   * ISO 8601 with milliseconds; `updated_at` of the user after the change. Each change of a user has a later one, whatever the clocks: an
   * event with an earlier or equal time than one already seen is old. Empty from a release that does not tell it.
   */
  'updatedAt': (string);
}
