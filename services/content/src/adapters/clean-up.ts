import { olderThan } from '@resume/service-kit/jobs/clean-up'

/** Records that have served their purpose. */
export const leftovers = [
  olderThan('audit_entries', 'at', '2 years'),
  olderThan('codehost_syncs', 'started_at', '90 days'),
  olderThan('contact_messages', 'created_at', '1 year'),
  olderThan('event_counts', 'day', '2 years'),
  olderThan('event_value_counts', 'day', '2 years'),
  olderThan('flushed_event_batches', 'flushed_at', '7 days'),
  olderThan('paid_runs', 'expires_at', '0 seconds'),
  olderThan('run_slots', 'taken_until', '0 seconds'),
  olderThan('token_usage', 'day', '40 days'),
  /** As long as a late event about them can arrive. */
  olderThan('erased_users', 'erased_at', '40 days'),
]
