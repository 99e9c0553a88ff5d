import { olderThan } from '@resume/service-kit/jobs/clean-up'

/** Records that have served their purpose. */
export const leftovers = [olderThan('audit_entries', 'at', '2 years')]
