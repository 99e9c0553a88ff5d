import type { Commit } from '@resume/service-kit/outbox/commit'
import { batches } from '../domain/batches.ts'
import { entriesOfSession } from '../domain/stale-entries.ts'

/** A session that ends, and the hashes by which gateways may know its cookie: that of the current secret first. */
export interface EndedSession {
  id: string
  userId: string
  cookieHashes: [string, ...string[]]
}

/** The event of a session's end, and the cache entries that it makes stale. */
export const reportOfEnd = ({ id: sessionId, userId, cookieHashes }: EndedSession) => ({
  payload: { sessionId, userId, cookieHash: cookieHashes[0] },
  drops: cookieHashes.flatMap(entriesOfSession),
})

/** What ending sessions needs. */
export interface EndSessionsPorts<Tx> {
  commit: Commit<Tx, 'sessionEnded'>
}

/** How the sessions are found and removed that end. */
export interface SessionsToEnd<Tx, Result> {
  find(transaction: Tx): Promise<EndedSession[]>
  remove(transaction: Tx): Promise<Result>
}

/** Ends sessions and reports each; none of them authenticates any more when it resolves. @returns what `remove` does */
export function endSessions<Tx, Result>(
  { commit }: EndSessionsPorts<Tx>,
  sessions: SessionsToEnd<Tx, Result>,
): Promise<Result> {
  return commit(async (transaction, outbox) => {
    const ended = await sessions.find(transaction)
    const result = await sessions.remove(transaction)
    for (const batch of batches(ended.map(reportOfEnd))) await outbox.appendAll('sessionEnded', batch)
    return result
  })
}
