import type { Access } from '../access/access.ts'
import { PagingQuery } from '../http/paging.ts'
import { idempotencyHeaders } from '../http/route-validation.ts'
import type { AnyRoute } from '../routes/route.ts'
import type { OperationExamples } from './examples.ts'
import { type Json, propertiesOf, type SchemaCollector } from './schema-collector.ts'

/** How callers can prove who they are. @param cookieName of the session cookie */
export function securitySchemes(cookieName: string) {
  return {
    apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'An API key, `svc_…`.' },
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'svc_…',
      description: 'The same API key as `Authorization: Bearer svc_…`.',
    },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: cookieName,
      description:
        'The cookie that signing in sets. It counts only in requests with a first-party `Origin`. On the reference page, sign in with the operations under Sign-in; there is nothing to enter here.',
    },
  }
}

/** The security requirements of an operation: one of them must be met. */
export function securityOf({ none, session, key, origin, anonymous }: Access): object[] {
  if (none) return []
  return [
    ...(key ? [{ apiKey: [] }, { bearer: [] }] : []),
    ...(session ? [{ session: [] }] : []),
    ...(origin || anonymous ? [{}] : []),
  ]
}

/** Who may call, in words. */
export function authenticationOf(rule: Access): string {
  if (rule.none) return 'none'
  if (rule.admin) return 'a session of the administrator'
  const callers = [
    ...(rule.session ? ['a session'] : []),
    ...(rule.key === 'any' ? ['an API key'] : []),
    ...(rule.key && rule.key !== 'any' ? [`an API key with the scope \`${rule.key}\``] : []),
    ...(rule.origin ? ['a page of a first-party origin'] : []),
    ...(rule.anonymous ? ['none'] : []),
  ]
  return callers.length === 1 ? `${callers[0]}` : `${callers.slice(0, -1).join(', ')} or ${callers.at(-1)}`
}

/** Parameters that several operations have, by their names in requests. */
const reused: Record<string, string> = { limit: 'Limit', offset: 'Offset', page: 'Page', pageSize: 'PageSize' }

/** The parameters of paging, of safe retries and of conditional requests, for `components.parameters`. */
export function sharedParameters(schemas: SchemaCollector): Json {
  const paging = propertiesOf(PagingQuery).map((property) => [
    reused[property.name],
    parameterOf('query', property, schemas),
  ])
  const header = {
    name: 'Idempotency-Key',
    schema: { ...idempotencyHeaders.properties['idempotency-key'] },
    required: false,
  }
  return {
    ...Object.fromEntries(paging),
    IdempotencyKey: parameterOf('header', header, schemas),
    IfNoneMatch: ifNoneMatch,
  }
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description:
    'Entity tags of responses that you have. If one of them still holds, the response is 304 without a body.',
  schema: { type: 'string' },
  example: '"kq3bT9dZ0yWc5r1mXw8aLg"',
}

/** Whether the answers of a row have an entity tag. */
export function isTagged({ cache }: AnyRoute): boolean {
  return cache !== undefined && 'set' in cache && cache.etag === true
}

/** The parameters of a row. */
export function parametersOf(row: AnyRoute, schemas: SchemaCollector, examples?: OperationExamples): Json[] {
  const inPath = row.params ? propertiesOf(row.params) : []
  const inQuery = row.query ? propertiesOf(row.query) : []
  const { params = {}, query = {} } = examples?.request ?? {}
  return [
    ...inPath.map((property) => parameterOf('path', property, schemas, params[property.name])),
    ...inQuery.map((property) => {
      const shared = reused[property.name]
      if (shared) return { $ref: `#/components/parameters/${shared}` }
      return parameterOf('query', property, schemas, query[property.name])
    }),
    ...(row.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(isTagged(row) ? [{ $ref: '#/components/parameters/IfNoneMatch' }] : []),
  ]
}

function parameterOf(
  place: 'path' | 'query' | 'header',
  { name, schema, required }: { name: string; schema: Json; required: boolean },
  schemas: SchemaCollector,
  example?: string,
): Json {
  const { description, ...rest } = schemas.publish(schema)
  const inPlace = description ?? schema.description
  return {
    name,
    in: place,
    required,
    ...(inPlace !== undefined && { description: inPlace }),
    schema: rest,
    ...(example !== undefined && {
      example: rest.type === 'string' || rest.type === undefined ? example : JSON.parse(example),
    }),
  }
}

/** The body of a row, if it takes one. */
export function requestBodyOf(row: AnyRoute, schemas: SchemaCollector, examples?: OperationExamples): Json | undefined {
  if (row.multipart) {
    const { field, maxBytes } = row.multipart
    const description = `The file, at most ${maxBytes / 1024 / 1024} MB.`
    const properties = { [field]: { type: 'string', format: 'binary', description } }
    return {
      required: true,
      content: { 'multipart/form-data': { schema: { type: 'object', properties, required: [field] } } },
    }
  }
  if (!row.body) return undefined
  const example = examples?.request?.body
  return {
    required: !row.bodyOptional,
    content: {
      'application/json': { schema: schemas.publish(row.body), ...(example !== undefined && { example }) },
    },
  }
}
