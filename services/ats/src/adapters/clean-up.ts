import { createCleanUp, handledEvents, olderThan } from '@resume/service-kit/jobs/clean-up'

/** Removes counts whose window is over, paid runs that nobody can repeat any more, and notes of handled events and erased users. */
export const cleanUp = createCleanUp([
  olderThan('quota_usages', 'expires_at', '0 seconds'),
  olderThan('ai_runs', 'expires_at', '0 seconds'),
  handledEvents,
  /** As long as an event about them can come late. */
  olderThan('erased_users', 'erased_at', '40 days'),
])
