import type { IncomingHttpHeaders } from 'node:http'

/** The origin that a browser names: `Origin`, else that of `Referer`. */
export function originOf(headers: IncomingHttpHeaders): string | undefined {
  if (headers.origin !== undefined) return headers.origin
  const { referer } = headers
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined
}
