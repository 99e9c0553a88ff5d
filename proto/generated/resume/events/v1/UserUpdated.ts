// Original file: resume/events/v1/identity_events.proto


/**
 * resume.identity.user.updated: a user's name, username or switch changed.
 */
export interface UserUpdated {
  'userId'?: (string);
  'name'?: (string);
  'username'?: (string);
  'autoSyncEnabled'?: (boolean);
}

/**
 * resume.identity.user.updated: a user's name, username or switch changed.
 */
export interface UserUpdatedOutput {
  'userId': (string);
  'name': (string);
  'username': (string);
  'autoSyncEnabled': (boolean);
}
