import { Metadata } from '@grpc/grpc-js'
import { newId } from '../ids.ts'
import type { Principal, RequestContext } from './request-context.ts'

const requestIdKey = 'x-request-id'
const traceparentKey = 'traceparent'
/** Binary, because an e-mail address need not be ASCII. */
const principalKey = 'x-principal-bin'

/** The metadata that carries a context to the next process. The deadline travels as the call's own. */
export function contextToMetadata(context: RequestContext): Metadata {
  const metadata = new Metadata()
  metadata.set(requestIdKey, context.requestId)
  metadata.set(traceparentKey, context.traceparent)
  if (context.principal) metadata.set(principalKey, Buffer.from(JSON.stringify(context.principal)))
  return metadata
}

/** The trace context in a call's metadata, as it was sent. */
export function traceparentIn(metadata: Metadata): string | undefined {
  const [traceparent] = metadata.get(traceparentKey)
  return typeof traceparent === 'string' ? traceparent : undefined
}

/**
 * The context that a call's metadata carries; what is missing is made anew.
 * @param traceparent of the work on the call
 * @throws SyntaxError when the principal cannot be read
 */
export function contextFromMetadata(metadata: Metadata, traceparent: string): RequestContext {
  const [requestId] = metadata.get(requestIdKey)
  const [principal] = metadata.get(principalKey)
  const context: RequestContext = {
    requestId: typeof requestId === 'string' ? requestId : newId(),
    traceparent,
  }
  if (principal instanceof Buffer) context.principal = JSON.parse(principal.toString('utf8')) as Principal
  return context
}
