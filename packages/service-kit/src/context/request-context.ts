import { AsyncLocalStorage } from 'node:async_hooks'

/** Who a call is made for. */
export type Principal =
  | { kind: 'session'; userId: string; sessionId: string; email: string; emailVerified: boolean }
  | { kind: 'api-key'; userId: string; keyId: string; scopes: string[] }
  /** A caller without a credential, told apart by a keyed hash of the network address. */
  | { kind: 'anonymous'; addressHash: string }

/** What accompanies a request through every process that works on it. */
export interface RequestContext {
  requestId: string
  /** Absent for work that no caller asked for, such as jobs. */
  principal?: Principal
  /** When the answer is no longer wanted: milliseconds since the epoch. */
  deadline?: number
  /** W3C trace context: `00-<trace id>-<span id>-<flags>`. */
  traceparent: string
  /** Aborted when the caller has gone or the deadline has passed. */
  signal?: AbortSignal
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
