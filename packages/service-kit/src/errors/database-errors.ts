/**
 * Codes that say that PostgreSQL could not be reached or let go of us: Prisma's connection errors, the system's network
 * errors and PostgreSQL's classes 08 (connection) and 57P (operator intervention).
 */
const unreachable = new Set([
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'],
  ...['08000', '08003', '08006', '57P01', '57P02', '57P03', '53300'],
])

/** What pg and the driver adapter say without a code. */
const unreachableWords =
  /timeout exceeded when trying to connect|Connection terminated|DatabaseNotReachable|ConnectionClosed|Can't reach database server|server closed the connection|Client has encountered a connection error|Query read timeout|SocketTimeout/

/** Whether an error, or one of its causes, means that the database is away, rather than that a query was wrong. */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false
  const { code, originalCode, message, kind, cause, meta } = error as Record<string, unknown>
  if ([code, originalCode].some((value) => typeof value === 'string' && unreachable.has(value))) return true
  if ([message, kind].some((value) => typeof value === 'string' && unreachableWords.test(value))) return true
  const inner = (meta as Record<string, unknown> | undefined)?.driverAdapterError
  return isDatabaseUnavailable(cause, depth + 1) || isDatabaseUnavailable(inner, depth + 1)
}
