import { olderThan } from '@resume/service-kit/jobs/clean-up'
import { mailLimits } from '../domain/mail.ts'

/**
 * Expired sessions and codes, devices that nobody has signed in with for a year, and mails that nobody has tried to send for as
 * long as they may wait, because there is no mail server any more.
 */
export const leftovers = [
  olderThan('sessions', 'expires_at', '0 seconds'),
  olderThan('verifications', 'expires_at', '1 hour'),
  olderThan('known_devices', 'last_seen_at', '1 year'),
  olderThan('mails', 'due_at', `${mailLimits.waitSeconds} seconds`),
]
