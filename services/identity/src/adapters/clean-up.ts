import { createCleanUp, handledEvents, olderThan } from '@resume/service-kit/jobs/clean-up'

/** Removes expired sessions and codes, and notes of handled events. */
export const cleanUp = createCleanUp([
  olderThan('sessions', 'expires_at', '0 seconds'),
  olderThan('verifications', 'expires_at', '1 hour'),
  handledEvents,
])
