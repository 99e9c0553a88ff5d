import { createCleanUp, handledEvents, olderThan } from '@resume/service-kit/jobs/clean-up'

/** Removes notes of handled events, erased users and what the provider told. */
export const cleanUp = createCleanUp([
  handledEvents,
  /** As long as an event about them can come late. */
  olderThan('wallets', 'erased_at', '40 days'),
  /** Longer than the provider repeats events. */
  olderThan('provider_events', 'applied_at', '90 days'),
])
