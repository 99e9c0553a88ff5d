import { errorCatalogue } from '@resume/proto/error-catalogue'
import { Type } from 'typebox'
import { apiPrefix } from '../plugins/serve-routes.ts'
import type { AnyRoute } from '../routes/route.ts'
import type { SampledOperation } from './code-samples.ts'
import { type Examples, type OperationExamples, shownExamples } from './examples.ts'
import { ErrorBody, failures, failuresOf } from './failures.ts'
import { failureHeaders, successHeaders, unchangedHeaders } from './headers.ts'
import { authenticationOf, isTagged, parametersOf, requestBodyOf, securityOf } from './requests.ts'
import type { Json, SchemaCollector } from './schema-collector.ts'
import { internalTag, tagOf } from './tags.ts'

/** What describing an operation needs. */
export interface DescriptionContext {
  schemas: SchemaCollector
  examples: Examples
  /** The members of an operation that show how it is called. */
  samplesOf(operation: SampledOperation): Json
}

/** The envelope of a success. */
export function envelopeOf(message: string, data: Type.TSchema) {
  return Type.Object({
    success: Type.Literal(true, { description: 'Always true.' }),
    message: Type.String({ description: 'What happened, for people to read.', examples: [message] }),
    data,
  })
}

/** What is sent instead to who asks for events; the description of the operation says which there are. */
const eventStream = { type: 'string', description: 'Server-sent events, if `Accept` asks for them.' }

/** A row as an OpenAPI operation. */
export function operationOf(row: AnyRoute, context: DescriptionContext): Json {
  const { schemas } = context
  const { status, message, data } = row.response
  const examples = context.examples[row.operation]
  const body = requestBodyOf(row, schemas, examples)
  return {
    operationId: row.operation,
    tags: [row.internal ? internalTag.name : tagOf(row.path)],
    summary: row.summary,
    description: [row.description, `Authentication: ${authenticationOf(row.access)}.`].filter(Boolean).join('\n\n'),
    parameters: parametersOf(row, schemas, examples),
    ...(body && { requestBody: body }),
    responses: {
      [status]: {
        description: message,
        headers: successHeaders({
          takesKey: row.access.key !== undefined,
          isIdempotent: row.idempotent !== undefined,
          isTagged: isTagged(row),
        }),
        content: {
          'application/json': {
            schema: schemas.publish(envelopeOf(message, data)),
            ...shownExamples(examples?.responses[status]),
          },
          ...(row.events && { 'text/event-stream': { schema: eventStream } }),
        },
      },
      ...(isTagged(row) && {
        304: {
          description: 'The response that `If-None-Match` names is still current. There is no body.',
          headers: unchangedHeaders({ takesKey: row.access.key !== undefined }),
        },
      }),
      ...failureResponses([...failuresOf(row), 405], context, examples),
    },
    security: securityOf(row.access),
    ...context.samplesOf({
      id: row.operation,
      method: row.method,
      path: `${apiPrefix}${row.path.replace(/:([^/]+)/g, '{$1}')}`,
      credential: row.access.key ? 'key' : row.access.session ? 'session' : 'none',
      fileField: row.multipart?.field,
      examples,
    }),
  }
}

/** Responses of failures: what they have in common by reference, with an example of its own where there is one. */
export function failureResponses(
  statuses: number[],
  { schemas, examples: all }: DescriptionContext,
  examples: OperationExamples | undefined,
): Json {
  return Object.fromEntries(
    statuses.map((status) => {
      const shared = all['*']?.responses[status]
      const own = examples?.responses[status]
      const { name, description } = failures[status] ?? { name: '', description: '' }
      const isShared = own === undefined || JSON.stringify(own) === JSON.stringify(shared)
      if (isShared) return [status, { $ref: `#/components/responses/${name}` }]
      return [status, failureResponse(status, description, own, schemas)]
    }),
  )
}

/** A response of a failure in full. */
export function failureResponse(
  status: number,
  description: string,
  examples: Record<string, unknown> | undefined,
  schemas: SchemaCollector,
): Json {
  const schema = schemas.publish(ErrorBody)
  return {
    description,
    headers: failureHeaders(status),
    content: { 'application/json': { schema, ...shownExamples(examples ?? statedExample(status)) } },
  }
}

/** The example of a failure that cannot be brought about at will. */
function statedExample(status: number): Record<string, unknown> | undefined {
  const id = failures[status]?.id
  return id && { [id]: { success: false, message: errorCatalogue[id].message, statusCode: status } }
}
