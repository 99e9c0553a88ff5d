import { olderThan } from '@resume/service-kit/jobs/clean-up'

/** Records that have served their purpose. @param retention for how many days views of a day are kept */
export const leftovers = (retention: { VIEW_RETENTION_DAYS: number }) => [
  /** As long as an event about them can come late. */
  olderThan('owners', 'erased_at', '40 days'),
  olderThan('subdomains', 'held_until', '0 days'),
  olderThan('flushed_view_batches', 'flushed_at', '7 days'),
  olderThan('referrer_views', 'day', '60 days'),
  /** How many there were at all stays. */
  olderThan('daily_views', 'day', `${retention.VIEW_RETENTION_DAYS} days`),
]
