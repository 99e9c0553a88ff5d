/**
 * Codes for a PostgreSQL that cannot be reached or does not answer in time: Prisma's connection errors, the system's network
 * errors, and PostgreSQL's class 08 (connection), 57014 (canceled, as by the statement timeout) and 57P (shut down).
 */
const unreachable = new Set([
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'],
  ...['08000', '08003', '08006', '57014', '57P01', '57P02', '57P03'],
])

/**
 * Codes for one that answers and cannot work now. PostgreSQL's: logins and databases that are missing while they are replaced
 * (28000, 28P01, 3D000), a server that only reads during a failover (25006), conflicts between transactions (40001, 40P01), a
 * lock that was not free (55P03), disk, memory or connections used up (53xxx) and broken storage (58xxx); and Prisma's words
 * for the same (P1000, P1003, P2034, P2037).
 */
const unable = /^(28000|28P01|3D000|25006|40001|40P01|55P03|53...|58...|P1000|P1003|P2034|P2037)$/

/** What pg and the driver adapter say without a code. */
const unreachableWords =
  /timeout exceeded when trying to connect|Connection terminated|DatabaseNotReachable|ConnectionClosed|Can't reach database server|server closed the connection|Client has encountered a connection error|Query read timeout|SocketTimeout/

/** PostgreSQL's codes for text that it cannot keep, such as U+0000: character_not_in_repertoire, untranslatable_character. */
const unstorable = new Set(['22021', '22P05'])

/**
 * Whether an error, or one of its causes, means that the database is away or cannot work now, so that the same statement
 * succeeds later, rather than that it was wrong.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return says(
    error,
    ({ codes, words }) =>
      codes.some((code) => unreachable.has(code) || unable.test(code)) || unreachableWords.test(words),
  )
}

/** Whether an error, or one of its causes, means that a text cannot be kept: the caller's fault, not ours. */
export function isUnstorableText(error: unknown): boolean {
  return says(error, ({ codes }) => codes.some((code) => unstorable.has(code)))
}

/** What an error says about itself. */
interface Said {
  codes: string[]
  words: string
  name: string
}

/** Whether a test holds for an error or one of its causes, wherever Prisma and pg put them. */
export function says(error: unknown, test: (said: Said) => boolean, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false
  const { code, originalCode, message, kind, name, cause, meta } = error as Record<string, unknown>
  const texts = (...values: unknown[]) => values.filter((value) => typeof value === 'string')
  const words = texts(message, kind).join('\n')
  if (test({ codes: texts(code, originalCode), words, name: texts(name).join() })) return true
  const inner = (meta as Record<string, unknown> | undefined)?.driverAdapterError
  return says(cause, test, depth + 1) || says(inner, test, depth + 1)
}
