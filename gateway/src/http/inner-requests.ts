import type { IncomingMessage } from 'node:http'

/** A request that the gateway makes to its own routes, to answer a request that it has let in and counted. */
export interface InnerRequest {
  /** Whether a refusal is kept for repeats: not under an idempotency key that the caller did not choose. */
  keepsRefusals: boolean
}

/** Nothing that comes over the network can put itself in here. */
const inner = new WeakMap<IncomingMessage, InnerRequest>()

/** Says that a request is the gateway's own, before it is routed. */
export function markInner(request: IncomingMessage, about: InnerRequest): void {
  inner.set(request, about)
}

/** What is known of a request of the gateway's own; undefined for every other one. */
export function innerOf(request: IncomingMessage): InnerRequest | undefined {
  return inner.get(request)
}
