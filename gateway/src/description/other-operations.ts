import { Type } from 'typebox'
import { SendCode, SignIn } from '../plugins/auth-bodies.ts'
import { shownExamples } from './examples.ts'
import { failureHeaders, headersOf } from './headers.ts'
import { documented, named } from './keywords.ts'
import { type DescriptionContext, envelopeOf, failureResponses } from './operations.ts'
import type { Json } from './schema-collector.ts'

const time = (description: string) => Type.String({ format: 'date-time', description })
const textOrNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description })
const email = (description: string) => Type.String({ format: 'email', description })

const Health = Type.Object(
  {
    status: Type.Literal('ok', { description: 'Always `ok`.' }),
    timestamp: time('The time of the server.'),
  },
  named('Health', 'The process runs.'),
)

const Readiness = Type.Object(
  {
    status: Type.Literal('ok', { description: 'Always `ok`.' }),
    database: Type.Literal('connected', { description: 'The database answers.' }),
    cache: Type.Literal('connected', { description: 'The cache answers.' }),
    timestamp: time('The time of the server.'),
  },
  named('Readiness', 'The service can handle requests.'),
)

const SessionUser = Type.Object(
  {
    id: Type.String({ description: 'The ID of the user.', ...documented({ format: 'uuid' }) }),
    name: Type.String({ description: 'The display name.' }),
    email: email('The email address.'),
    emailVerified: Type.Boolean({ description: 'Whether the email address is verified.' }),
    image: textOrNull('The address of a picture, or null.'),
    createdAt: time('When the account was created.'),
    updatedAt: time('When the account was last changed.'),
  },
  named('SessionUser', 'The user of a session.'),
)

const Session = Type.Object(
  {
    id: Type.String({ description: 'The ID of the session.' }),
    userId: Type.String({ description: 'The ID of the user.', ...documented({ format: 'uuid' }) }),
    token: Type.String({ description: 'The token of the session.' }),
    expiresAt: time('When the session ends unless it is used.'),
    ipAddress: textOrNull('The IP address that signed in, or null.'),
    userAgent: textOrNull('The program that signed in, or null.'),
    createdAt: time('When the session began.'),
    updatedAt: time('When the session was last prolonged.'),
  },
  named('Session', 'A session.'),
)

const CurrentSession = Type.Object(
  { session: Session, user: SessionUser },
  named('CurrentSession', 'The session of the caller and its user.'),
)

const Done = Type.Object(
  { success: Type.Boolean({ description: 'Whether it worked.' }) },
  named('AuthResult', 'The result of a sign-in operation.'),
)

const SignedIn = Type.Object(
  { token: Type.String({ description: 'The token of the session.' }), user: SessionUser },
  named('SignInResult', 'A new session.'),
)

const AuthError = Type.Object(
  { message: Type.String({ description: 'What went wrong.' }) },
  { ...named('AuthError', 'A failure of a sign-in operation.'), additionalProperties: true },
)

const StripeEvent = Type.Object(
  {},
  {
    ...named('StripeEvent', 'An event, as Stripe sends it.'),
    additionalProperties: true,
    examples: [
      { id: 'evt_1', object: 'event', type: 'customer.subscription.updated', data: { object: { id: 'sub_1' } } },
    ],
  },
)

/** An operation that has no row in the route table. */
interface OtherOperation {
  method: 'get' | 'post'
  path: string
  tag: string
  operation: string
  summary: string
  description: string
  body?: Type.TSchema
  /** The body of a success. */
  success: Type.TSchema
  failures: number[]
  /** Whether failures have the form of the authentication library. */
  isAuth?: true
  /** Whether it looks at a session. */
  takesSession?: true
  /** Whether signing in or out sets the session cookie. */
  setsCookie?: true
}

const authFailures = [400, 403, 413, 415, 429, 500, 503]
const library =
  'Returns the payload of the authentication library, not the envelope.\n\nAuthentication: none. A session counts only with a first-party `Origin`.'

const others: OtherOperation[] = [
  {
    method: 'post',
    path: '/auth/email-otp/send-verification-otp',
    tag: 'Sign-in',
    operation: 'sendSignInCode',
    summary: 'Send a sign-in code',
    description: `Sends a code of 6 digits by email. It is valid for 5 minutes and 3 attempts. The response is the same whether or not the address has an account; an unknown address gets one when it first signs in. ${library}`,
    body: SendCode,
    success: Done,
    failures: authFailures,
    isAuth: true,
  },
  {
    method: 'post',
    path: '/auth/sign-in/email-otp',
    tag: 'Sign-in',
    operation: 'signIn',
    summary: 'Sign in',
    description: `Exchanges a code for a session, and sets the session cookie. Send the cookie together with a first-party \`Origin\` in further requests. Sessions last for 30 days after their last use. ${library}`,
    body: SignIn,
    success: SignedIn,
    failures: authFailures,
    isAuth: true,
    setsCookie: true,
  },
  {
    method: 'get',
    path: '/auth/get-session',
    tag: 'Sign-in',
    operation: 'getSession',
    summary: 'Get the current session',
    description: `Returns null without a session. ${library}`,
    success: Type.Union([CurrentSession, Type.Null()]),
    failures: [413, 415, 429, 500, 503],
    isAuth: true,
    takesSession: true,
  },
  {
    method: 'post',
    path: '/auth/sign-out',
    tag: 'Sign-in',
    operation: 'signOut',
    summary: 'Sign out',
    description: `Revokes the current session and clears its cookie. ${library}`,
    success: Done,
    failures: authFailures,
    isAuth: true,
    takesSession: true,
    setsCookie: true,
  },
  {
    method: 'post',
    path: '/billing/webhook',
    tag: 'Billing',
    operation: 'receiveBillingEvent',
    summary: 'Receive a billing event',
    description:
      'For Stripe only. `Stripe-Signature` must be valid for the body and at most 5 minutes old. Each event takes effect once, in whatever order events arrive; unknown kinds are ignored.\n\nAuthentication: the signature.',
    body: StripeEvent,
    success: envelopeOf('Event received', Type.Null({ description: 'Always null.' })),
    failures: [400, 413, 500, 503],
  },
  {
    method: 'get',
    path: '/health',
    tag: 'Health',
    operation: 'getHealth',
    summary: 'Check whether the process runs',
    description: 'Touches no dependency.\n\nAuthentication: none.',
    success: envelopeOf('Service is healthy', Health),
    failures: [400],
  },
  {
    method: 'get',
    path: '/health/ready',
    tag: 'Health',
    operation: 'getReadiness',
    summary: 'Check whether requests can be handled',
    description:
      'Asks the database and the cache. Fails with 503 if one of them is unreachable.\n\nAuthentication: none.',
    success: envelopeOf('Service is ready', Readiness),
    failures: [400, 503],
  },
]

/** Operations without a row in the route table, by path below `/api/v1` and method. */
export function otherOperations(context: DescriptionContext): { path: string; method: string; operation: Json }[] {
  return others.map((other) => ({ path: other.path, method: other.method, operation: describe(other, context) }))
}

function describe(other: OtherOperation, context: DescriptionContext): Json {
  const { schemas } = context
  const examples = context.examples[other.operation]
  const json = (schema: Type.TSchema, values: Record<string, unknown> | undefined) => ({
    content: { 'application/json': { schema: schemas.publish(schema), ...shownExamples(values) } },
  })
  const responses = failureResponses([...other.failures, 405], context, examples)
  for (const status of other.failures.filter((failure) => other.isAuth && [400, 403].includes(failure))) {
    const meaning =
      status === 400
        ? 'A value is invalid, or the code is wrong or has expired.'
        : 'The request comes from another origin, or there were too many attempts.'
    responses[status] = {
      description: meaning,
      headers: failureHeaders(status),
      ...json(AuthError, examples?.responses[status] ?? context.examples.signIn?.responses[status]),
    }
  }
  const body = examples?.request?.body
  return {
    operationId: other.operation,
    tags: [other.tag],
    summary: other.summary,
    description: other.description,
    parameters: other.operation === 'receiveBillingEvent' ? [stripeSignature] : [],
    ...(other.body && {
      requestBody: { required: true, ...json(other.body, body === undefined ? undefined : { request: body }) },
    }),
    responses: {
      200: {
        description: other.summary,
        headers: other.setsCookie ? headersOf('RequestId', 'SetCookie') : headersOf('RequestId'),
        ...json(other.success, examples?.responses[200]),
      },
      ...responses,
    },
    security: other.takesSession ? [{ session: [] }, {}] : [],
  }
}

const stripeSignature = {
  name: 'Stripe-Signature',
  in: 'header',
  required: true,
  description: 'The signature of the body.',
  schema: { type: 'string' },
  example: 't=1767225600,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd',
}
