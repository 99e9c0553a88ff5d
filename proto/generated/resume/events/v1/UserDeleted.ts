// Original file: resume/events/v1/identity_events.proto


/**
 * resume.identity.user.deleted: an account was erased; every service erases what it holds of it.
 */
export interface UserDeleted {
  'userId'?: (string);
}

/**
 * resume.identity.user.deleted: an account was erased; every service erases what it holds of it.
 */
export interface UserDeletedOutput {
  'userId': (string);
}
