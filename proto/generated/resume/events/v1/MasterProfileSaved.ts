// Original file: resume/events/v1/documents_events.proto


/**
 * resume.documents.master_profile.saved: a user's master profile was saved.
 */
export interface MasterProfileSaved {
  'userId'?: (string);
}

/**
 * resume.documents.master_profile.saved: a user's master profile was saved.
 */
export interface MasterProfileSavedOutput {
  'userId': (string);
}
