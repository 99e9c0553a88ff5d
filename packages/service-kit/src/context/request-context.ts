import { AsyncLocalStorage } from 'node:async_hooks'

/** A user who called with a session. */
export interface SessionPrincipal {
  kind: 'session'
  userId: string
  sessionId: string
  email: string
  emailVerified: boolean
}

/** A user who called with an API key. */
export interface ApiKeyPrincipal {
  kind: 'api-key'
  userId: string
  keyId: string
  scopes: string[]
}

/** A caller without a credential, told apart by a keyed hash of the network address. */
export interface AnonymousPrincipal {
  kind: 'anonymous'
  addressHash: string
}

/** A service that works on behalf of a user, whether or not the user waits for it. */
export interface ServicePrincipal {
  kind: 'service'
  service: string
  userId: string
}

/** A process of the platform that calls on its own account, such as the gateway that asks whose a key is. */
export interface InternalPrincipal {
  kind: 'internal'
  service: string
}

/** Somebody who runs the platform and calls from its command line, with its keys. */
export interface OperatorPrincipal {
  kind: 'operator'
  /** The process that signs. */
  service: string
  /** As they name themselves, for the audit log. */
  name: string
}

/** Who a request from outside is made for. */
export type Caller = SessionPrincipal | ApiKeyPrincipal | AnonymousPrincipal

/** Who a call is made for. */
export type Principal = Caller | ServicePrincipal

/** Who a call is made for: an operator too, or the process that makes it for nobody. */
export type CallPrincipal = Principal | InternalPrincipal | OperatorPrincipal

/** What accompanies a request through every process that works on it. */
export interface RequestContext {
  requestId: string
  /** Absent for work that no call asked for, such as jobs. */
  principal?: CallPrincipal
  /** When the answer is no longer wanted: milliseconds since the epoch. */
  deadline?: number
  /** W3C trace context: `00-<trace id>-<span id>-<flags>`. */
  traceparent: string
  /** Aborted when the caller has gone or the deadline has passed. */
  signal?: AbortSignal
  /** Has something done once the answer has left this process, or is no longer wanted. Absent for work that no call asked for. */
  onSent?: (listener: () => void) => void
}

const storage = new AsyncLocalStorage<RequestContext>()

/** Runs `work` so that {@link currentContext} answers `context` in all that it does. */
export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work)
}

/** The context of the request in work, if there is one. */
export function currentContext(): RequestContext | undefined {
  return storage.getStore()
}
