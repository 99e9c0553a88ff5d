/**
 * How long PostgreSQL may take to accept a connection, in milliseconds. Nobody waits for an answer, and a machine that has just
 * started may need longer than the services allow: on a core that six processes shared, ten seconds were never enough.
 */
export const connectionTimeoutMs = 60_000
