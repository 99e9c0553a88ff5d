import { olderThan } from '@resume/service-kit/jobs/clean-up'

/** Expired sessions and codes, and devices that nobody has signed in with for a year. */
export const leftovers = [
  olderThan('sessions', 'expires_at', '0 seconds'),
  olderThan('verifications', 'expires_at', '1 hour'),
  olderThan('known_devices', 'last_seen_at', '1 year'),
]
