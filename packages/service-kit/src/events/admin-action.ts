import type { EventInput } from '@resume/proto/events'
import type { Actor } from '../context/administrator.ts'

/** Something that the administrator did. */
export interface AdminAction {
  /** Such as `affiliate.suspend`. */
  action: string
  subjectType: string
  subjectId: string
  /** What changed, as it was and as it is. */
  before: object
  after: object
  reason: string | undefined
}

/** What the audit log is told of an action; appended in the transaction of its change. */
export function adminActed(
  { userId, email, requestId }: Actor,
  { action, subjectType, subjectId, before, after, reason }: AdminAction,
): EventInput<'adminActed'> {
  return {
    ...{ actorId: userId, actorEmail: email, action, subjectType, subjectId },
    before: Buffer.from(JSON.stringify(before)),
    after: Buffer.from(JSON.stringify(after)),
    ...(reason !== undefined && { reason }),
    ...{ requestId, at: new Date().toISOString() },
  }
}
