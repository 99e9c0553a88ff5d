import { AppError } from './app-error.ts'
import { isDatabaseUnavailable, says } from './database-errors.ts'

/** What Redis, its client, and the client of NATS say when the server is away, starts, or is short of memory, disk or replicas. */
const awayWords =
  /Stream isn't writeable|Connection is closed|Command timed out|max retries per request|^(LOADING|READONLY|MASTERDOWN|CLUSTERDOWN|TRYAGAIN|BUSY|OOM|MISCONF|NOREPLICAS) |no responders|ClosedConnectionError|DrainingConnectionError/m

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
        codes.some((code) => awayCodes.test(code)) || awayWords.test(words) || awayNames.test(name),
    )
  )
}

function isPassing({ code }: AppError): boolean {
  return code === 'unavailable' || code === 'timeout' || code === 'rate_limited'
}
