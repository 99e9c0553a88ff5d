// Original file: resume/identity/v1/identity.proto

import type { Session as _resume_identity_v1_Session, SessionOutput as _resume_identity_v1_SessionOutput } from '../../../resume/identity/v1/Session.ts';

/**
 * A page of sessions.
 */
export interface ListSessionsResponse {
  'items'?: (_resume_identity_v1_Session)[];
  'total'?: (number);
}

/**
 * A page of sessions.
 */
export interface ListSessionsResponseOutput {
  'items': (_resume_identity_v1_SessionOutput)[];
  'total': (number);
}
