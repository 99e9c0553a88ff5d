/** What names a request that its caller may send again. */
export interface RepeatableRequest {
  /** Undefined when it will not be sent again. */
  requestId: string | undefined
  /** Digest of the request as its caller sent it; undefined to make one of its parts. */
  fingerprint: string | undefined
}
