import { Metadata } from '@grpc/grpc-js'
import { newId } from '../ids.ts'
import type { RequestContext } from './request-context.ts'

const requestIdKey = 'x-request-id'
const traceparentKey = 'traceparent'
const principalKey = 'x-principal'

/**
 * The metadata that carries a context to the next process. The deadline travels as the call's own.
 * @param principal signed
 */
export function contextToMetadata(context: RequestContext, principal: string): Metadata {
  const metadata = new Metadata()
  metadata.set(requestIdKey, context.requestId)
  metadata.set(traceparentKey, context.traceparent)
  metadata.set(principalKey, principal)
  return metadata
}

/** The trace context in a call's metadata, as it was sent. */
export function traceparentIn(metadata: Metadata): string | undefined {
  return textIn(metadata, traceparentKey)
}

/** The signed principal in a call's metadata, not verified yet. */
export function principalIn(metadata: Metadata): string | undefined {
  return textIn(metadata, principalKey)
}

/** The request id in a call's metadata; a new one when there is none. */
export function requestIdIn(metadata: Metadata): string {
  return textIn(metadata, requestIdKey) ?? newId()
}

function textIn(metadata: Metadata, key: string): string | undefined {
  const [value] = metadata.get(key)
  return typeof value === 'string' ? value : undefined
}
