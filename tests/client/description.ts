import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Answer, Judge } from './answer.ts'

/** What is served and not described publicly. */
const internalFile = new URL('../../docs/generated/internal-openapi.json', import.meta.url)

/** The judge of each platform: reading a description takes a while. */
const judges = new Map<string, Judge>()

interface Response {
  $ref?: string
  headers?: Record<string, object>
  content?: Record<string, { schema: object }>
}

interface Operation {
  responses: Record<string, Response>
}

interface Description {
  paths: Record<string, Record<string, Operation | undefined>>
  components: { responses: Record<string, Response>; schemas: Record<string, object> }
}

/**
 * Judges answers by what the platform itself says of them in `/openapi.json`, and the repository of what is internal: an
 * answer must have a status that its route names, exactly the fields, of the types, that are described, and no header that is described
 * elsewhere alone.
 * @returns a judge that throws an Error saying what an answer has beyond or besides its description
 */
export function describedBy(url: string): Judge {
  const judge = judges.get(url) ?? newJudge(url)
  judges.set(url, judge)
  return judge
}

function newJudge(url: string): Judge {
  let rules: Promise<(method: string, path: string, answer: Answer) => string | undefined> | undefined
  return async (method, path, answer) => {
    if (method === 'HEAD' || method === 'OPTIONS' || path.startsWith('//')) return
    rules ??= readRules(url)
    const fault = (await rules)(method, path, answer)
    if (fault) throw new Error(`${method} ${path} answers ${answer.status} against its description: ${fault}`)
  }
}

async function readRules(url: string) {
  const description = withoutOtherFields(await (await fetch(`${url}/openapi.json`)).json()) as Description
  const internal = withoutOtherFields(JSON.parse(readFileSync(internalFile, 'utf8'))) as Description
  addTo(description.paths, internal.paths)
  addTo(description.components.responses, internal.components.responses)
  addTo(description.components.schemas, internal.components.schemas)
  const { paths, components } = description
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
  ajv.addSchema(description, 'description')
  ajv.addFormat('email-or-empty', true)
  const routes = Object.keys(paths)
    .map((template) => ({ template, pattern: new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]*')}$`) }))
    .toSorted((a, b) => a.template.split('{').length - b.template.split('{').length)
  const compiled = new Map<string, ValidateFunction>()
  const told = headersToldOf(description)

  return (method: string, path: string, { status, headers, body, text }: Answer) => {
    const route = routes.find(({ pattern }) => pattern.test(`/api/v1${path.split('?', 1)[0]}`))
    const operation = route && paths[route.template]?.[method.toLowerCase()]
    if (!operation) return status === 404 || status === 405 ? undefined : 'there is no such route'
    if (!operation.responses[status]) return `its statuses are ${Object.keys(operation.responses).join(', ')}`
    const reference = operation.responses[status].$ref?.split('/').at(-1)
    const response = reference === undefined ? operation.responses[status] : components.responses[reference]
    const known = Object.keys(response?.headers ?? {}).map((name) => name.toLowerCase())
    const untold = told.filter((name) => headers.has(name) && !known.includes(name))
    if (untold.length > 0) return `nobody is told of ${untold.join(', ')}`
    if (status === 401 && !headers.has('www-authenticate')) return 'it does not say how to authenticate'
    if (status === 429 && !headers.has('retry-after')) return 'it does not say when to try again'
    const isLasting = ['feature_off', 'not_configured'].includes(headers.get('x-error-code') ?? '')
    if (status === 503 && headers.has('retry-after') === isLasting) return 'it does not say rightly when to try again'
    if (status === 304) return text === '' ? undefined : 'the answer has a body'
    const place =
      reference === undefined
        ? ['paths', route.template, method.toLowerCase(), 'responses', `${status}`]
        : ['components', 'responses', reference]
    const content = response?.content
    if (!content) return 'the answer has no body'
    const type = headers.get('content-type')?.split(';', 1)[0] ?? ''
    if (!content[type]) return `its types are ${Object.keys(content).join(', ')}, and not ${type}`
    if (type !== 'application/json') return undefined
    const pointer = [...place, 'content', 'application/json', 'schema'].map((part) =>
      part.replaceAll('~', '~0').replaceAll('/', '~1'),
    )
    const name = pointer.map(encodeURIComponent).join('/')
    const validate = compiled.get(name) ?? ajv.compile({ $ref: `description#/${name}` })
    compiled.set(name, validate)
    return validate(body) ? undefined : ajv.errorsText(validate.errors)
  }
}

/** The headers that are told of anywhere, but for the cookie: any answer may prolong a session. */
function headersToldOf({ paths, components }: Description): string[] {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const answers = operations.flatMap((operation) => Object.values(operation?.responses ?? {}))
  const all = [...answers, ...Object.values(components.responses)].flatMap(({ headers = {} }) => Object.keys(headers))
  return [...new Set(all.map((name) => name.toLowerCase()))].filter((name) => name !== 'set-cookie')
}

/** A schema whose objects have no fields but those that it describes, unless it says that they may. */
function withoutOtherFields(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutOtherFields)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, withoutOtherFields(value)]))
  return inner.type === 'object' && inner.properties ? { additionalProperties: false, ...inner } : inner
}

/** Adds what an object lacks. */
function addTo<Value>(object: Record<string, Value>, others: Record<string, Value>): void {
  for (const [name, value] of Object.entries(others)) object[name] ??= value
}
