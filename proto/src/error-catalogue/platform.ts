import { error } from './entry.ts'

/** The state of the platform itself. */
export const platformErrors = {
  internal_error: error(500, 'Internal server error', 'We made a mistake. Report the request ID.'),
  cache_unreachable: error(503, 'Cache unreachable', 'The readiness check cannot reach Redis.'),
  caller_gone: error(503, 'The caller has gone', 'An internal call was canceled because nobody waits for its answer.'),
  database_unreachable: error(503, 'Database unreachable', 'The readiness check cannot reach the database.'),
  draining: error(503, 'The process is stopping', 'The readiness check finds the process shutting down.'),
  feature_off: error(503, '{feature} is switched off', 'This installation does not offer the feature.'),
  not_configured: error(
    503,
    'Integration not configured: {name}',
    'This installation has no configuration for an integration that the route needs.',
  ),
  overloaded: error(
    503,
    'Too many {what}. Please try again.',
    'The service is at capacity. `Retry-After` says when to try again.',
  ),
  unavailable: error(
    503,
    'Service temporarily unavailable',
    'A service, a database, or Redis cannot be reached, or does not answer in time. `Retry-After` says when to try again.',
  ),
} as const
