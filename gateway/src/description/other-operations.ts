import { Type } from 'typebox'
import { apiPrefix } from '../plugins/serve-routes.ts'
import { AuthError, authOperations } from './auth-operations.ts'
import { shownExamples } from './examples.ts'
import { failureHeaders, headersOf } from './headers.ts'
import { named } from './keywords.ts'
import { type DescriptionContext, envelopeOf, failureResponses } from './operations.ts'
import type { OtherOperation } from './other-operation.ts'
import type { Json } from './schema-collector.ts'

const time = (description: string) => Type.String({ format: 'date-time', description })

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

const others: OtherOperation[] = [
  ...authOperations,
  {
    method: 'post',
    path: '/billing/webhook',
    tag: 'Billing',
    operation: 'receiveBillingEvent',
    summary: 'Receive a billing event',
    description:
      'For Stripe only. `Stripe-Signature` must be valid for the body and at most 5 minutes old. Each event takes effect once, in whatever order events arrive; unknown types are ignored.\n\nAuthentication: the signature.',
    body: StripeEvent,
    success: envelopeOf('Event received', Type.Null({ description: 'Always null.' })),
    failures: [400, 413, 415, 500, 503],
  },
  {
    method: 'get',
    path: '/health',
    tag: 'Health',
    operation: 'getHealth',
    summary: 'Check whether the process runs',
    description: 'Contacts no dependency.\n\nAuthentication: none.',
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
      'Checks the database and the cache. Fails with 503 if one of them is unreachable.\n\nAuthentication: none.',
    success: envelopeOf('Service is ready', Readiness),
    failures: [400, 503],
  },
]

/** Operations without a row in the route table, by path below `/api/v1` and method. */
export function otherOperations(context: DescriptionContext): { path: string; method: string; operation: Json }[] {
  return others.map((other) => ({ path: other.path, method: other.method, operation: describe(other, context) }))
}

const meanings: Record<number, string> = {
  400: 'A value is invalid, or the code is wrong or has expired.',
  401: 'There is no session.',
  403: 'The request comes from another origin, or there were too many attempts.',
}

function describe(other: OtherOperation, context: DescriptionContext): Json {
  const { schemas } = context
  const examples = context.examples[other.operation]
  const json = (schema: Type.TSchema, values: Record<string, unknown> | undefined) => ({
    content: { 'application/json': { schema: schemas.publish(schema), ...shownExamples(values) } },
  })
  const responses = failureResponses([...other.failures, 405], context, examples)
  for (const status of other.failures.filter((failure) => other.isAuth && [400, 401, 403].includes(failure))) {
    responses[status] = {
      description: meanings[status],
      headers: failureHeaders(status, { isSignIn: true }),
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
        headers: headersOf(
          'RequestId',
          ...(other.setsCookie ? (['SetCookie'] as const) : []),
          ...(other.leadsAway ? (['Location'] as const) : []),
        ),
        ...json(other.success, examples?.responses[200]),
      },
      ...responses,
    },
    security: securityOf(other),
    ...context.samplesOf({
      id: other.operation,
      method: other.method.toUpperCase(),
      path: `${apiPrefix}${other.path}`,
      credential: other.session ? 'session' : 'none',
      examples,
    }),
  }
}

function securityOf({ session }: OtherOperation): Json[] {
  if (!session) return []
  return session === 'required' ? [{ session: [] }] : [{ session: [] }, {}]
}

const stripeSignature = {
  name: 'Stripe-Signature',
  in: 'header',
  required: true,
  description: 'The signature of the body.',
  schema: { type: 'string' },
  example: 't=1767225600,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd',
}
