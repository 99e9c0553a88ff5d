import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { routes } from '../routes/index.ts'
import { describeApi } from './describe-api.ts'
import type { Json } from './schema-collector.ts'

interface MediaType {
  schema: Json
  example?: unknown
  examples?: Record<string, { value: unknown }>
}
interface Parameter extends MediaType {
  name: string
}
interface Message {
  $ref?: string
  content?: Record<string, MediaType>
}
interface Operation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: Message
  responses: Record<string, Message>
}

const description = describeApi({ routes, baseUrl: 'https://api.example.com', cookieName: 'session' })
const components = description.components as {
  responses: Record<string, Message>
  headers: Record<string, MediaType>
}
const operations = Object.values(description.paths as Record<string, Record<string, Operation>>).flatMap((path) =>
  Object.values(path),
)
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
ajv.addFormat('email-or-empty', true).addFormat('binary', true)
ajv.addSchema(description, 'description')

/** The schema with its references leading into the description. */
function inDescription(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"description#/'))
}

const inFull = (message: Message) =>
  message.$ref === undefined ? message : (components.responses[message.$ref.split('/').at(-1) ?? ''] ?? {})

function valuesOf({ example, examples }: MediaType): unknown[] {
  return example === undefined ? Object.values(examples ?? {}).map(({ value }) => value) : [example]
}

const messages = operations.flatMap(({ operationId, requestBody, responses }) => [
  ...(requestBody ? [{ name: `the request of ${operationId}`, message: requestBody }] : []),
  ...Object.entries(responses).map(([status, message]) => ({ name: `${operationId} ${status}`, message })),
])

describe('the examples of the description', () => {
  it('are there for every answer and every request that has something to show', () => {
    const without = messages.filter(({ message }) => {
      const json = inFull(message).content?.['application/json']
      return json !== undefined && valuesOf(json).length === 0
    })
    const bodies = without.map(({ name }) => name)
    const empty = ['revokeApiKey', 'restoreDocumentVersion', 'restoreDocument', 'duplicateDocument', 'cancelCheckout']
    const needless = [...empty, 'enrollAffiliate', 'receiveBillingEvent'].map((name) => `the request of ${name}`)
    expect(bodies.toSorted()).toEqual(needless.toSorted())
  })

  it('are what their schemas say', () => {
    /** Many operations refuse with the same answers, which are compiled once. */
    const checked = new Set<Message>()
    for (const { name, message } of messages) {
      const whole = inFull(message)
      const json = whole.content?.['application/json']
      if (!json || checked.has(whole)) continue
      checked.add(whole)
      const validate = ajv.compile(inDescription(json.schema))
      for (const value of valuesOf(json)) {
        expect(validate(value) ? '' : ajv.errorsText(validate.errors), `${name}: ${JSON.stringify(value)}`).toBe('')
      }
    }
  })

  it('are what the schemas of headers and parameters say', () => {
    const parameters = operations.flatMap(({ operationId, parameters = [] }) =>
      parameters.map(({ name, ...parameter }) => [`${name} of ${operationId}`, parameter] as const),
    )
    const shown = [...Object.entries(components.headers), ...parameters].filter(([, each]) => valuesOf(each).length > 0)
    expect(shown.length).toBeGreaterThan(Object.keys(components.headers).length / 2)
    for (const [name, each] of shown) {
      const validate = ajv.compile(inDescription(each.schema))
      for (const value of valuesOf(each)) {
        expect(validate(value) ? '' : ajv.errorsText(validate.errors), `${name}: ${JSON.stringify(value)}`).toBe('')
      }
    }
  })

  it('hold nothing that changes with every recording', () => {
    const text = JSON.stringify(messages.map(({ message }) => inFull(message)))
    expect(text.match(/127\.0\.0\.1|localhost:\d{5}|stripe\.test/g)).toBeNull()
    for (const time of text.match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? []) expect(time).toMatch(/T\d\d:00:00\.000Z$/)
  })
})
