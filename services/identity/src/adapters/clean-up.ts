import { olderThan } from '@resume/service-kit/jobs/clean-up'

/** Expired sessions and codes. */
export const leftovers = [
  olderThan('sessions', 'expires_at', '0 seconds'),
  olderThan('verifications', 'expires_at', '1 hour'),
]
