import { olderThan } from '@resume/service-kit/jobs/clean-up'

/** For how many days what operators decide on is kept. */
export interface Retention {
  AUDIT_RETENTION_DAYS: number
  CONTACT_RETENTION_DAYS: number
  STATS_RETENTION_DAYS: number
}

/** Records that have served their purpose. */
export const leftovers = (retention: Retention) => [
  olderThan('audit_entries', 'at', `${retention.AUDIT_RETENTION_DAYS} days`),
  olderThan('codehost_syncs', 'started_at', '90 days'),
  olderThan('contact_messages', 'created_at', `${retention.CONTACT_RETENTION_DAYS} days`),
  olderThan('event_counts', 'day', `${retention.STATS_RETENTION_DAYS} days`),
  olderThan('event_value_counts', 'day', `${retention.STATS_RETENTION_DAYS} days`),
  olderThan('flushed_event_batches', 'flushed_at', '7 days'),
  olderThan('paid_runs', 'expires_at', '0 seconds'),
  olderThan('run_slots', 'taken_until', '0 seconds'),
  olderThan('token_usage', 'day', '40 days'),
  /** As long as a late event about them can arrive. */
  olderThan('erased_users', 'erased_at', '40 days'),
]
