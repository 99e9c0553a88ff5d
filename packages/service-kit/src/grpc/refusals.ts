import { type sendUnaryData, status } from '@grpc/grpc-js'
import { PrincipalRefused, type Refusal } from '../context/principals.ts'
import type { Logger } from '../logging/logger.ts'

/** Answers a call whose principal is not believed. */
export type Refuse = (thrown: unknown, call: { method: string; peer: string }) => (done: sendUnaryData<unknown>) => void

/** How long the same reason is not logged again: whoever calls wrongly calls often. */
const quietMs = 60_000

/**
 * Makes the refusals of a server. The status is UNAUTHENTICATED, without an error of the catalogue: whoever is at the other
 * end of the platform did nothing wrong, so that to them it is our mistake.
 * @param onRefused told of every refusal
 */
export function createRefusals(logger: Logger, onRefused: ((reason: Refusal) => void) | undefined): Refuse {
  const logged = new Map<Refusal, number>()
  return (thrown, call) => {
    const { reason } = thrown instanceof PrincipalRefused ? thrown : new PrincipalRefused('malformed')
    onRefused?.(reason)
    const now = Date.now()
    if (now - (logged.get(reason) ?? Number.NEGATIVE_INFINITY) >= quietMs) {
      logged.set(reason, now)
      logger.warn({ reason, ...call }, 'refused a call whose principal is not signed by the platform')
    }
    return (done) => done({ code: status.UNAUTHENTICATED, details: `The principal is refused: ${reason}` })
  }
}
