import { errorCatalogue } from '@resume/proto/error-catalogue'
import { failures } from './failures.ts'

/** Headers of answers that mean the same everywhere. */
const fixed = {
  RequestId: {
    description: 'The ID of the request: your own `X-Request-Id`, or a new one. Quote it when you ask for help.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,128}$' },
    example: '0199b1c2-7f3a-7c4d-9e21-5b8a6f0d3c17',
  },
  RateLimitLimit: {
    description: 'The number of requests that the API key may make in 15 minutes. Only in responses to API keys.',
    schema: { type: 'integer' },
    example: 20,
  },
  RateLimitRemaining: {
    description: 'The number of requests left in the current window. Only in responses to API keys.',
    schema: { type: 'integer' },
    example: 19,
  },
  RateLimitReset: {
    description: 'When the current window ends, as a Unix timestamp in seconds. Only in responses to API keys.',
    schema: { type: 'integer' },
    example: 1767225600,
  },
  RetryAfter: {
    description: 'The number of seconds after which the request can be repeated.',
    schema: { type: 'integer', minimum: 1 },
    example: 42,
  },
  IdempotencyReplayed: {
    description: 'Present if this is the stored response to an earlier request with the same `Idempotency-Key`.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
  WwwAuthenticate: {
    description: '`Bearer`; when `X-Error-Code` is `scope_missing`, with the scope that the API key lacks.',
    schema: { type: 'string' },
    example: 'Bearer error="insufficient_scope", scope="resume:write"',
  },
  Allow: {
    description: 'The methods that the path has.',
    schema: { type: 'string' },
    example: 'GET, HEAD, DELETE',
  },
  ETag: {
    description:
      'A strong entity tag of the response. Send it as `If-None-Match` to check whether the response is still current.',
    schema: { type: 'string' },
    example: '"kq3bT9dZ0yWc5r1mXw8aLg"',
  },
  Location: {
    description: 'Where the browser has to go. Not with `disableRedirect`.',
    schema: { type: 'string', format: 'uri' },
    example: 'https://codehost.example/login/oauth/authorize?client_id=b57f0c21',
  },
  SetCookie: {
    description: 'The session cookie.',
    schema: { type: 'string' },
    example: 'service-auth.session_token=…; Path=/; HttpOnly; SameSite=Lax',
  },
}

const names: Record<keyof typeof fixed, string> = {
  RequestId: 'X-Request-Id',
  RateLimitLimit: 'X-RateLimit-Limit',
  RateLimitRemaining: 'X-RateLimit-Remaining',
  RateLimitReset: 'X-RateLimit-Reset',
  RetryAfter: 'Retry-After',
  IdempotencyReplayed: 'Idempotency-Replayed',
  WwwAuthenticate: 'WWW-Authenticate',
  Allow: 'Allow',
  ETag: 'ETag',
  Location: 'Location',
  SetCookie: 'Set-Cookie',
}

/** The figures of an API key's own limit. */
const keyUsage = ['RateLimitLimit', 'RateLimitRemaining', 'RateLimitReset'] as const

/** The component that `X-Error-Code` is in failures with a status. */
function codeHeaderOf(status: number): string {
  return `${failures[status]?.name}Code`
}

/** What `X-Error-Code` can be, by status. */
const codes = Object.fromEntries(
  Object.keys(failures).map((status) => {
    const entries = Object.entries(errorCatalogue).filter(([, entry]) => entry.status === Number(status))
    const ids = entries.map(([id]) => id)
    const description = `What went wrong, as a stable word: ${ids.map((id) => `\`${id}\``).join(', ')}.`
    return [codeHeaderOf(Number(status)), { description, schema: { type: 'string', enum: ids }, example: ids[0] }]
  }),
)

/** Every header of answers, for `components.headers`. */
export const headers = { ...fixed, ...codes }

/** References to headers, under the names that they have in answers. */
export function headersOf(...keys: (keyof typeof fixed)[]): Record<string, { $ref: string }> {
  return Object.fromEntries(keys.map((key) => [names[key], { $ref: `#/components/headers/${key}` }]))
}

/** The headers of a success. */
export function successHeaders(options: { takesKey: boolean; isIdempotent: boolean; isTagged?: boolean }) {
  return headersOf(
    'RequestId',
    ...(options.takesKey ? keyUsage : []),
    ...(options.isIdempotent ? (['IdempotencyReplayed'] as const) : []),
    ...(options.isTagged ? (['ETag'] as const) : []),
  )
}

/** The headers of an answer that an entity tag stands for. */
export function unchangedHeaders(options: { takesKey: boolean }) {
  return headersOf('RequestId', 'ETag', ...(options.takesKey ? keyUsage : []))
}

/** The statuses of refusals that are answered again to a repeat with the same `Idempotency-Key`. */
const repeated = [400, 402, 403, 404, 408, 409, 410, 413, 415]

/**
 * The headers of a failure with a status.
 * @param options.isSignIn of an operation that is called neither with an API key nor with an `Idempotency-Key`
 */
export function failureHeaders(status: number, options: { isSignIn?: boolean } = {}) {
  const own: Record<number, (keyof typeof fixed)[]> = {
    401: ['WwwAuthenticate'],
    403: ['WwwAuthenticate'],
    405: ['Allow'],
    409: ['RetryAfter'],
    429: ['RetryAfter'],
    503: ['RetryAfter'],
  }
  /** Of a method that a path does not have, nobody's limits are asked. */
  const usage = options.isSignIn || status === 405 ? [] : keyUsage
  const replayed = !options.isSignIn && repeated.includes(status) ? (['IdempotencyReplayed'] as const) : []
  return {
    ...headersOf('RequestId', ...(own[status] ?? []), ...usage, ...replayed),
    'X-Error-Code': { $ref: `#/components/headers/${codeHeaderOf(status)}` },
  }
}
