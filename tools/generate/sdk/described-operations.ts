/** An OpenAPI schema. */
export type Schema = Record<string, unknown>

interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Schema
}

interface Response {
  $ref?: string
  headers?: Record<string, { $ref: string }>
  content?: Record<string, { schema: Schema }>
}

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: Schema; example?: unknown }> }
  responses: Record<string, Response>
  security: Record<string, unknown>[]
}

/** What is read of the description of the API. */
export interface Description {
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, Response>
    headers: Record<string, { schema: { enum?: string[] } }>
  }
}

/** An operation, as far as a client has to know it. */
export interface DescribedOperation {
  id: string
  tag: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api/v1`, such as `/documents/{id}`. */
  path: string
  summary: string
  description: string
  /** Parameters of the path, in its order. */
  pathParameters: { name: string; type: 'string' | 'string | number' }[]
  /** The query as an object; undefined without parameters. */
  query: Schema | undefined
  isPaged: boolean
  takesKey: boolean
  body: { schema: Schema; isRequired: boolean; example: unknown } | undefined
  /** The field of a form that carries a file. */
  fileField: string | undefined
  /** What a success carries; for an answer without the envelope, all of it. */
  data: Schema
  isBare: boolean
  /** Whether it can answer 409 because of what is stored. */
  canConflict: boolean
  /** Whether an API key may call it. */
  allowsKey: boolean
}

/** The body of operations that take none. */
const noFields = '#/components/schemas/NoFields'

/** Every public operation, in the order of the description. */
export function describedOperations({ paths, components }: Description): DescribedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const parameters = operation.parameters.map(({ $ref, ...own }) =>
        $ref === undefined ? own : (components.parameters[nameOf($ref)] as Parameter),
      )
      const query = parameters.filter((parameter) => parameter.in === 'query')
      const content = operation.requestBody?.content
      const given = content?.['application/json']
      const json = given?.schema.$ref === noFields ? undefined : given
      const form = content?.['multipart/form-data']?.schema.properties as object | undefined
      const [, success] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? []
      const answer = success?.content?.['application/json']?.schema ?? {}
      const data = (answer.properties as { data?: Schema } | undefined)?.data
      return {
        id: operation.operationId,
        tag: operation.tags[0] ?? '',
        method: method.toUpperCase() as DescribedOperation['method'],
        path: path.replace(/^\/api\/v1/, ''),
        summary: operation.summary,
        description: operation.description,
        pathParameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
          const schema = parameters.find((parameter) => parameter.name === name)?.schema
          return { name, type: isNumber(schema) ? ('string | number' as const) : ('string' as const) }
        }),
        query: query.length > 0 ? queryOf(query) : undefined,
        isPaged: query.some(({ name }) => name === 'offset'),
        takesKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
        body: json && {
          schema: json.schema,
          isRequired: operation.requestBody?.required === true,
          example: json.example,
        },
        fileField: form && Object.keys(form)[0],
        data: data ?? answer,
        isBare: data === undefined,
        canConflict: '409' in operation.responses,
        allowsKey: operation.security.some((way) => 'apiKey' in way),
      }
    }),
  )
}

/** The last part of a reference. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

/** Parameters of paths are texts; a pattern says which are numbers. */
function isNumber(schema: Schema | undefined): boolean {
  return schema?.type === 'integer' || /^\^\[?[1\\]/.test(String(schema?.pattern ?? ''))
}

function queryOf(parameters: Parameter[]): Schema {
  const properties = parameters.map(({ name, schema, description }) => [name, { ...schema, description }])
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
  return { type: 'object', properties: Object.fromEntries(properties), required, additionalProperties: false }
}

/** A failure of the API. */
export interface DescribedFailure {
  status: number
  /** Such as `NotFound`. */
  name: string
  /** What `X-Error-Code` can be. */
  codes: string[]
}

/** Every failure that an operation can answer, by status. */
export function describedFailures({ paths, components }: Description): DescribedFailure[] {
  const found = new Map<number, DescribedFailure>()
  for (const { responses } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    for (const [status, response] of Object.entries(responses)) {
      const whole = response.$ref === undefined ? response : components.responses[nameOf(response.$ref)]
      const header = whole?.headers?.['X-Error-Code']?.$ref
      if (header === undefined || found.has(Number(status))) continue
      const codes = components.headers[nameOf(header)]?.schema.enum ?? []
      found.set(Number(status), { status: Number(status), name: nameOf(header).replace(/Code$/, ''), codes })
    }
  }
  return [...found.values()].toSorted((one, other) => one.status - other.status)
}
