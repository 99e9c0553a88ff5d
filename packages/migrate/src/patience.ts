/**
 * How long PostgreSQL may take to accept a connection, in milliseconds. Nobody waits for an answer, and a machine that has just
 * started may need longer than the services allow: on a core that six processes shared, ten seconds were never enough.
 */
export const connectionTimeoutMs = 60_000

/** How long one process waits for others to migrate the same database, in milliseconds. Large tables take minutes. */
export const migrationWaitMs = 30 * 60_000
