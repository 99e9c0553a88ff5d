import type { Principal, RequestContext } from '@resume/service-kit/context/request-context'
import { newTraceparent } from '@resume/service-kit/context/trace-context'
import { newId } from '@resume/service-kit/ids'

/** The context of a call by a principal. */
export function as(principal: Principal): { context: RequestContext } {
  return { context: { requestId: newId(), traceparent: newTraceparent(), principal } }
}

/** A user who calls by session. */
export function aUser(userId: string = newId()): Principal & { userId: string } {
  return { kind: 'session', userId, sessionId: newId(), email: 'someone@example.com', emailVerified: true }
}

/** A caller without an account. */
export function anAddress(): Principal {
  return { kind: 'anonymous', addressHash: newId() }
}
