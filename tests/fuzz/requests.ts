import type { Random } from './random.ts'
import { allowed, type Schema, type Source, spoiled } from './values.ts'

interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}

/** An operation of the description. */
export interface Operation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
}

/** The description of the platform, as `/openapi.json` has it. */
export interface Description {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

/** A request to send. */
export interface FuzzRequest {
  operation: string
  method: string
  /** Below `/api/v1`. */
  path: string
  headers: Record<string, string>
  body: string | Uint8Array | FormData | undefined
  /** Whether the description allows all of it. */
  isAllowed: boolean
}

const prefix = '/api/v1'

/** Makes requests for the operations of a description. */
export function requestMaker(description: Description, random: Random, ids: readonly string[]) {
  const lookUp = (ref: string) =>
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], description)
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : resolve({ ...(lookUp(schema.$ref) as Schema) })
  let hasMissed = false
  const onMiss = () => {
    hasMissed = true
  }
  const source: Source = { random, resolve, ids, onMiss }
  const operations = Object.entries(description.paths).flatMap(([template, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.operationId !== undefined)
      .map(([method, operation]) => ({
        template: template.slice(prefix.length),
        method: method.toUpperCase(),
        operation,
      })),
  )

  return (): FuzzRequest => {
    const { template, method, operation } = random.pick(operations)
    const isAllowed = random.chance(0.5)
    hasMissed = false
    const maySpoil = (value: unknown) => (!isAllowed && random.chance(0.5) ? spoiled(value, random) : value)
    let path = template
    const headers: Record<string, string> = {}
    const query = new URLSearchParams()
    for (const named of operation.parameters ?? []) {
      const parameter = named.$ref === undefined ? named : (lookUp(named.$ref) as Parameter)
      const isThere = parameter.required || random.chance(0.25)
      if (!isThere) continue
      const text = asText(maySpoil(allowed(parameter.schema, source)))
      if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, inPath(text))
      else if (parameter.in === 'query') query.append(parameter.name, text)
      else headers[parameter.name.toLowerCase()] = inHeader(text)
    }
    if (!isAllowed && random.chance(0.1))
      query.append(
        random.pick(['unknown', 'limit', 'offset', 'ids', 'cursor']),
        random.pick(['', '05', '\u0000', '1e9']),
      )
    const body = method === 'GET' ? undefined : bodyOf(operation, isAllowed, headers)
    const search = query.size > 0 ? `?${query}` : ''
    return {
      operation: operation.operationId,
      method,
      path: `${path}${search}`,
      headers,
      body,
      isAllowed: isAllowed && !hasMissed,
    }
  }

  function bodyOf(
    { requestBody }: Operation,
    isAllowed: boolean,
    headers: Record<string, string>,
  ): FuzzRequest['body'] {
    const json = requestBody?.content['application/json']
    if (!requestBody) {
      if (isAllowed || random.chance(0.7)) return undefined
      headers['content-type'] = 'application/json'
      return random.pick(['{}', '{"unknown":1}', '[]', 'null'])
    }
    if (!json) return !isAllowed && random.chance(0.2) ? brokenForm(headers) : formOf(isAllowed)
    if (!requestBody.required && random.chance(0.3)) return undefined
    headers['content-type'] = 'application/json'
    const value = allowed(json.schema, source)
    if (isAllowed) return JSON.stringify(value)
    if (random.chance(0.12))
      headers['content-type'] = random.pick(['text/plain', 'application/json; charset=utf-16', 'x', ''])
    const text = JSON.stringify(spoiled(value, random)) ?? ''
    if (random.chance(0.85)) return text
    return random.pick<() => string | Uint8Array | undefined>([
      () => undefined,
      () => text.slice(0, -1),
      () => `\ufeff${text}`,
      () => text.replace(/:\d+/, ':1e400'),
      () => '{"a":1,"a":2}',
      () => new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
      () => `{"unknown":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
      () => JSON.stringify({ unknown: 'x'.repeat(300_000) }),
    ])()
  }

  /** What says that it is a form, and is none, or only its beginning. */
  function brokenForm(headers: Record<string, string>): FuzzRequest['body'] {
    headers['content-type'] = random.pick([
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=b',
      `multipart/form-data; boundary=${'b'.repeat(200)}`,
    ])
    const part = '--b\r\ncontent-disposition: form-data; name="resume"; filename="r.txt"\r\n'
    return random.pick([
      '',
      '--b--\r\n',
      '--b\r\n\r\n--b--\r\n',
      `${part}\r\nAda Lovelace`,
      `${part}content-type: ${'x'.repeat(20_000)}\r\n\r\nAda\r\n--b--\r\n`,
      `${part.repeat(50)}\r\n--b--\r\n`,
      `${part.replace('r.txt', '../../\u0000')}\r\nAda\r\n--b--\r\n`,
    ])
  }

  function formOf(isAllowed: boolean): FuzzRequest['body'] {
    const form = new FormData()
    const bytes = random.pick([
      'Ada Lovelace\nExperience\nEngineer',
      '{"basics":{}}',
      '%PDF-1.7 broken',
      '',
      'PK\u0003\u0004',
    ])
    form.set(
      isAllowed ? 'resume' : random.pick(['resume', 'other', '']),
      new Blob([bytes]),
      random.pick(['resume.txt', 'a'.repeat(300)]),
    )
    if (!isAllowed && random.chance(0.3)) form.append('resume', 'text')
    return form
  }
}

/** Shorter than what the headers of a request may have in all. */
const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 2_000)

/** A segment of a path: not empty, and none that a client would resolve. */
function inPath(text: string): string {
  const segment = encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '?').slice(0, 3_000))
  return segment === '' || /^\.+$/.test(segment) ? '-' : segment
}

const inHeader = (text: string): string =>
  text
    .replace(/[^\x20-\x7e]/g, '?')
    .trim()
    .slice(0, 2_000)
