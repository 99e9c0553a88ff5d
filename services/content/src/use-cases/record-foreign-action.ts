import type { EventOutput } from '@resume/proto/events'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import type { AuditEntry } from '../domain/audit.ts'

/** What keeping an action of another service needs. */
export interface RecordForeignActionPorts {
  audit: {
    /** Keeps an action that has happened already. */
    insert(transaction: Transaction, entry: Omit<AuditEntry, 'id'>): Promise<void>
  }
}

/** Keeps what the administrator did in another service, as its event tells. */
export function recordForeignAction(
  { audit }: RecordForeignActionPorts,
  transaction: Transaction,
  event: EventOutput<'adminActed'>,
): Promise<void> {
  const { actorId, actorEmail, action, subjectType, subjectId, requestId } = event
  return audit.insert(transaction, {
    actor: { userId: actorId, email: actorEmail, requestId },
    action,
    subjectType,
    subjectId,
    before: objectIn(event.before),
    after: objectIn(event.after),
    reason: event.reason || undefined,
    at: new Date(event.at),
  })
}

function objectIn(json: Uint8Array | undefined): object | null {
  return json === undefined || json.length === 0 ? null : JSON.parse(Buffer.from(json).toString())
}
