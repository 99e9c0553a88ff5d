import { Type } from 'typebox'
import { describeAccess } from '../access/access.ts'
import type { AnyRoute } from '../routes/route.ts'
import { Exact } from '../routes/schemas.ts'

/** What errors mean (interface, Errors). */
const meanings: Record<number, string> = {
  400: 'Validation failed',
  401: 'No valid session or key',
  402: 'Not enough AI credits',
  403: 'The key lacks the scope, or the route is for others',
  404: "Missing, or not the caller's",
  405: 'The path has other methods; `Allow` names them',
  408: 'The extraction took too long',
  409: 'In conflict with what is stored',
  410: 'Expired',
  413: 'Too large',
  415: 'Another content type than the route takes',
  429: 'A limit is exceeded; `Retry-After` says when to come back',
  500: 'Internal server error',
  502: 'An upstream provider failed',
  503: 'A dependency is unreachable or unconfigured',
}

const Failure = Type.Object({
  success: Type.Literal(false),
  message: Type.String(),
  statusCode: Type.Integer(),
  details: Type.Optional(Type.Array(Type.Object({ path: Type.String(), message: Type.String() }))),
})

/**
 * Statuses with which a row can fail: what it names, and what its access and parts imply. 400 is among them everywhere:
 * every route refuses the parameters and fields that it does not know.
 */
export function failuresOf(row: AnyRoute): number[] {
  const implied = [400, 429, 500, 503]
  if (!row.access.none) implied.push(401)
  if ((row.access.key && row.access.key !== 'any') || row.access.admin) implied.push(403)
  if (row.body || row.multipart) implied.push(413, 415)
  if (Object.keys(row.params?.properties ?? {}).some(namesResource)) implied.push(404)
  if (row.idempotent) implied.push(409)
  return [...new Set([...implied, ...(row.errors ?? [])])].sort((a, b) => a - b)
}

/** Responses of failures, for the documentation. */
export function failureResponses(statuses: number[]): Record<number, object> {
  return Object.fromEntries(statuses.map((status) => [status, { description: meanings[status], ...Failure }]))
}

/** Whether a parameter of a path is the id of a resource. */
export function namesResource(param: string): boolean {
  return param === 'id' || param.endsWith('Id')
}

/** The schema of a row, for validation and for the documentation alike. */
export function documentationOf(row: AnyRoute): Record<string, unknown> {
  const { status, message, data } = row.response
  const success = Type.Object({ success: Type.Literal(true), message: Type.String({ examples: [message] }), data })
  const { none, session, key, origin, anonymous } = row.access
  const security = none ? [] : [...(key ? [{ apiKey: [] }, { bearer: [] }] : []), ...(session ? [{ session: [] }] : [])]
  if (origin || anonymous) security.push({} as never)
  return {
    operationId: row.operation,
    tags: [row.path.split('/')[1] ?? ''],
    summary: row.summary,
    description: [row.description, `Who may call: ${describeAccess(row.access)}.`].filter(Boolean).join('\n\n'),
    ...(row.params && { params: row.params }),
    querystring: row.query ?? Exact({}),
    ...(row.body && { body: row.body }),
    ...(row.idempotent && {
      headers: Type.Object({
        'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
      }),
    }),
    ...(row.multipart && { consumes: ['multipart/form-data'] }),
    response: { [status]: { description: message, ...success }, ...failureResponses(failuresOf(row)) },
    security,
  }
}
