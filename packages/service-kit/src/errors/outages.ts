import { AppError } from './app-error.ts'
import { isDatabaseUnavailable, says } from './database-errors.ts'

/**
 * Codes of a PostgreSQL that answers but cannot work now. PostgreSQL's: logins and databases that are missing while they
 * are replaced (28000, 28P01, 3D000), a server that only reads during a failover (25006), conflicts between transactions
 * (40001, 40P01), a lock that was not free (55P03), disk, memory or connections used up (53xxx) and broken storage (58xxx);
 * and Prisma's words for the same (P1000, P1003, P2034, P2037).
 */
const passing = /^(28000|28P01|3D000|25006|40001|40P01|55P03|53...|58...|P1000|P1003|P2034|P2037)$/

/** What Redis, its client, and the client of NATS say when the server is away, starts, or is short of memory. */
const awayWords =
  /Stream isn't writeable|Connection is closed|Command timed out|max retries per request|^(LOADING|READONLY|MASTERDOWN|CLUSTERDOWN|TRYAGAIN|BUSY|OOM) |no responders|ClosedConnectionError|DrainingConnectionError/m

/** Errors of NATS, of object storage and of `fetch` by their names. */
const awayNames = /^(MaxRetriesPerRequestError|ClosedConnectionError|NoRespondersError|ConnectionError|TimeoutError)$/

/** Codes of the system and of undici for a server that cannot be reached, besides those that also stand for a database. */
const awayCodes = /^(ENETUNREACH|EAI_AGAIN|ENETDOWN|EHOSTDOWN|ECONNABORTED|UND_ERR_\w+)$/

/**
 * Whether an error means that something which the work needs is away or overloaded, so that the same work succeeds later:
 * a database, Redis, NATS or another service. Everything else is a fault of the work itself or of the program.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof AppError && isPassing(error)) return true
  return (
    isDatabaseUnavailable(error) ||
    says(
      error,
      ({ codes, words, name }) =>
        codes.some((code) => passing.test(code) || awayCodes.test(code)) ||
        awayWords.test(words) ||
        awayNames.test(name),
    )
  )
}

function isPassing({ code }: AppError): boolean {
  return code === 'unavailable' || code === 'timeout' || code === 'rate_limited'
}
