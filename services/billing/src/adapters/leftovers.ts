import { olderThan } from '@resume/service-kit/jobs/clean-up'

/** What the clean-up removes: erased users and what the provider told, when nothing about them can come any more. */
export const leftovers = [
  /** As long as an event about them can come late. */
  olderThan('wallets', 'erased_at', '40 days'),
  /** As long as somebody may ask where clicks come from; how many there were stays. */
  olderThan('affiliate_clicks', 'day', '60 days'),
  /** Longer than the provider repeats events. */
  olderThan('provider_events', 'applied_at', '90 days'),
]
