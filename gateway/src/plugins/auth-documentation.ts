import { apiPrefix } from './serve-routes.ts'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const object = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
const text = { type: 'string' }
const email = { type: 'string', format: 'email' }
const time = { type: 'string', format: 'date-time' }
const flag = { type: 'boolean' }
const anything = { type: 'object', additionalProperties: true }

const textOrNull = { type: ['string', 'null'] }
const dates = { createdAt: time, updatedAt: time }

const user = object({ id: text, name: text, email, emailVerified: flag, image: textOrNull, ...dates })
const client = { ipAddress: textOrNull, userAgent: textOrNull }
const session = object({ id: text, userId: text, token: text, expiresAt: time, ...client, ...dates })

const failures = {
  400: { description: 'A wrong value, or a code that is wrong, used or expired', ...json(anything) },
  403: { description: 'Asked by a page of another origin, or too many wrong codes', ...json(anything) },
  413: { description: 'Too large', ...json(anything) },
  415: { description: 'Another content type than JSON', ...json(anything) },
  429: { description: 'A limit is exceeded; `Retry-After` says when to come back', ...json(anything) },
  500: { description: 'Internal server error', ...json(anything) },
  503: { description: 'A dependency is unreachable', ...json(anything) },
}

const operation = (id: string, summary: string, success: object, rest: object = {}) => ({
  operationId: id,
  tags: ['auth'],
  summary,
  description:
    'Answers the authentication library’s own payload, not the envelope. Who may call: anybody; a session counts only from a first-party origin.',
  responses: { 200: { description: summary, ...json(success) }, ...failures },
  security: [{ session: [] }, {}],
  ...rest,
})

/**
 * The sign-in routes as OpenAPI paths. They are identity's, handed on as they are, so they have no row in the route
 * table; the paths here are the ones that decisions on sign-in name.
 */
export const authPaths = {
  [`${apiPrefix}/auth/email-otp/send-verification-otp`]: {
    post: operation(
      'sendSignInCode',
      'Send a one-time code; the same answer for known and unknown addresses',
      object({ success: flag }),
      {
        requestBody: { required: true, ...json(object({ email, type: { type: 'string', enum: ['sign-in'] } })) },
      },
    ),
  },
  [`${apiPrefix}/auth/sign-in/email-otp`]: {
    post: operation('signIn', 'Sign in with a one-time code; sets the session cookie', object({ token: text, user }), {
      requestBody: { required: true, ...json(object({ email, otp: { type: 'string', pattern: '^\\d{6}$' } })) },
    }),
  },
  [`${apiPrefix}/auth/get-session`]: {
    get: operation('getSession', 'Read the current session; null without one', {
      oneOf: [object({ session, user }), { type: 'null' }],
    }),
  },
  [`${apiPrefix}/auth/sign-out`]: {
    post: operation('signOut', 'Revoke the current session and clear its cookie', object({ success: flag })),
  },
}
