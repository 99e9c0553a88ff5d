import { randomInt } from 'node:crypto'
import { appOrigin } from '@resume/test-kit/test-platform'
import { ResumePlatform } from '@resume-platform/sdk'
import { type Answer, answerOf, type Judge } from './answer.ts'
import { judgedFetch } from './judged-fetch.ts'

/** What a call may carry. */
export interface CallOptions {
  /** Sent as JSON, unless it is a string, bytes or a form. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Somebody who calls the API. */
export interface Client {
  /** Calls a path below `/api/v1`; a path that begins with `//` is taken from the root. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  /** The same somebody at the same address with other headers. */
  with(headers: Record<string, string>): Client
  readonly url: string
  /** What it sends with every call. */
  readonly headers: Record<string, string>
  /** The SDK as the same somebody, for what must succeed. It repeats nothing, so that no failure hides. */
  readonly sdk: ResumePlatform
}

/**
 * Makes a client at an address of its own, which its limits and quotas count.
 * @param judge looks at every answer, and throws when it is wrong
 */
export function clientOf(url: string, headers: Record<string, string> = {}, judge?: Judge): Client {
  return withHeaders(url, { 'x-forwarded-for': someAddress(), ...headers }, judge)
}

/** The longest time for an answer, in milliseconds. */
const timeout = 30_000

/** Headers of a page of the first-party application. */
export const fromApp = { origin: appOrigin }

function withHeaders(url: string, own: Record<string, string>, judge: Judge | undefined): Client {
  const send = judgedFetch(url, judge)
  const { origin, cookie } = own
  return {
    url,
    headers: own,
    sdk: new ResumePlatform({ baseUrl: url, headers: own, origin, cookie, maxRetries: 0, timeout, fetch: send }),
    with: (headers) => withHeaders(url, { ...own, ...headers }, judge),
    call: async (method, path, { body, headers, signal } = {}) => {
      const isRaw = typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array
      const response = await send(path.startsWith('//') ? url + path.slice(1) : `${url}/api/v1${path}`, {
        method,
        headers: {
          ...own,
          ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isRaw ? (body as string) : JSON.stringify(body) }),
        signal: signal ?? AbortSignal.timeout(timeout),
      })
      return answerOf(response)
    },
  }
}

/** One of so many that no two meet by chance: there are hundreds in a run of tests. */
function someAddress(): string {
  return `${randomInt(11, 127)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}
