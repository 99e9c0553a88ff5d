import { Metadata } from '@grpc/grpc-js'

const requestIdKey = 'x-request-id'
const traceparentKey = 'traceparent'
const principalKey = 'x-principal'

/** What a call tells the next process besides its request. The deadline travels as the call's own. */
export interface CallHeaders {
  requestId: string
  /** W3C trace context. */
  traceparent: string
  /** Whom the call is made for, signed. */
  principal: string
}

/** Headers as the metadata of a call. */
export function toMetadata({ requestId, traceparent, principal }: CallHeaders): Metadata {
  const metadata = new Metadata()
  metadata.set(requestIdKey, requestId)
  metadata.set(traceparentKey, traceparent)
  metadata.set(principalKey, principal)
  return metadata
}

/** The headers in a call's metadata, as they were sent: nothing is verified yet. */
export function headersIn(metadata: Metadata): { [Name in keyof CallHeaders]: string | undefined } {
  return {
    requestId: textIn(metadata, requestIdKey),
    traceparent: textIn(metadata, traceparentKey),
    principal: textIn(metadata, principalKey),
  }
}

function textIn(metadata: Metadata, key: string): string | undefined {
  const [value] = metadata.get(key)
  return typeof value === 'string' ? value : undefined
}
