import { randomInt } from 'node:crypto'
import { errorCatalogue, isErrorId } from '@resume/proto/error-catalogue'

/** An answer of the gateway. */
export interface Answer {
  status: number
  headers: Headers
  /** The body as it came. */
  text: string
  /** The body as JSON; an empty object when it is none. */
  body: Body
}

/** What bodies have in common; `data` is what the test says it is. */
export interface Body {
  success?: boolean
  message?: string
  statusCode?: number
  details?: { path: string; message: string }[]
  // biome-ignore lint/suspicious/noExplicitAny: the test says what it expects of it
  data?: any
}

/** What a call may carry. */
export interface CallOptions {
  /** Sent as JSON, unless it is a string, bytes or a form. */
  body?: unknown
  headers?: Record<string, string>
}

/** Somebody who calls, with the same headers every time. */
export interface Caller {
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  with(headers: Record<string, string>): Caller
}

/**
 * Makes a caller at an address of its own, so that limits and quotas count it apart: one of so many that no two meet by
 * chance.
 * @param url the gateway's
 */
export function callerOf(url: string, headers: Record<string, string> = {}): Caller {
  const address = `${randomInt(11, 127)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  return withHeaders(url, { 'x-forwarded-for': address, ...headers })
}

function withHeaders(url: string, own: Record<string, string>): Caller {
  return {
    with: (headers) => withHeaders(url, { ...own, ...headers }),
    call: async (method, path, { body, headers } = {}) => {
      const isRaw = typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...own,
          ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isRaw ? (body as string) : JSON.stringify(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
      })
      const text = await response.text()
      if (response.status >= 400) expectError(response, `${method} ${path}`)
      return { status: response.status, headers: response.headers, text, body: parsed(text) }
    },
  }
}

/** Every failure, whatever a test looks for in it, is in the catalogue and has the status that stands there. */
function expectError({ status, headers }: Response, request: string): void {
  const id = headers.get('x-error-code') ?? 'none'
  if (isErrorId(id) && errorCatalogue[id].status === status) return
  throw new Error(`${request} answered ${status} with the error code ${id}`)
}

function parsed(text: string): Body {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
