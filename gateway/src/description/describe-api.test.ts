import { describe, expect, it } from 'vitest'
import { routes } from '../routes/index.ts'
import { describeApi } from './describe-api.ts'
import type { Json } from './schema-collector.ts'

const description = describeApi({ routes, baseUrl: 'https://api.example.com', cookieName: 'session', examples: {} })
const paths = description.paths as Record<string, Record<string, Json>>
const components = description.components as Record<string, Record<string, Json>>
const operations = Object.values(paths).flatMap((path) => Object.values(path))

/** Calls `visit` for every object in a value, with the path of keys that leads to it. */
function walk(value: unknown, visit: (object: Json, path: string[]) => void, path: string[] = []): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) visit(value as Json, path)
  for (const [key, inner] of Object.entries(value)) walk(inner, visit, [...path, key])
}

describe('the description of the API', () => {
  it('has a name for every resource, and refers to it', () => {
    const names = 'User ApiKey Document DocumentSummary MasterProfile MasterProfileContent ShareLink AtsReport AtsCheck'
    const more = 'AtsQuota CreditWallet Error UserPage ApiKeyPage DocumentSummaryPage ShareLinkPage PaymentPage'
    for (const name of `${names} ${more}`.split(' ').filter((name) => name !== 'UserPage')) {
      expect(Object.keys(components.schemas ?? {})).toContain(name)
    }
    walk(components.schemas, ({ properties }, path) => {
      if (properties && path.length > 1) expect(Object.keys(properties), path.join('.')).toEqual([])
    })
  })

  it('says of every field, parameter, header and response what it is', () => {
    const silent: string[] = []
    const isDescribed = (schema: Json) => schema.description !== undefined || schema.$ref !== undefined
    walk(description, ({ properties }, path) => {
      for (const [name, schema] of Object.entries((properties ?? {}) as Record<string, Json>)) {
        if (name === 'data' || isDescribed(schema)) continue
        silent.push([...path, name].join('.'))
      }
    })
    for (const [kind, members] of Object.entries(components)) {
      for (const [name, member] of Object.entries(members)) if (!member.description) silent.push(`${kind}.${name}`)
    }
    for (const { operationId, parameters, summary, description: text } of operations) {
      expect(text, String(operationId)).toContain('Authentication: ')
      expect(summary, String(operationId)).toMatch(/^[A-Z][^.]*[^.]$/)
      for (const parameter of parameters as Json[])
        if (!isDescribed(parameter)) silent.push(`${operationId}.${parameter.name}`)
    }
    expect(silent).toEqual([])
  })

  it('tells of streams beside the JSON of the operations that have both', () => {
    const streaming = operations.filter(({ responses }) => JSON.stringify(responses).includes('"text/event-stream"'))
    expect(streaming.map(({ operationId }) => operationId)).toEqual(['generateText'])
  })

  it('names `If-None-Match` as a parameter of exactly the operations that answer 304', () => {
    const parameter = { $ref: '#/components/parameters/IfNoneMatch' }
    const takesIt = (operation: Json) => (operation.parameters as Json[]).some(({ $ref }) => $ref === parameter.$ref)
    const unchanged = operations.filter(({ responses }) => '304' in (responses as Json))
    expect(unchanged.map(({ operationId }) => operationId)).toContain('getPublicPortfolio')
    expect(operations.filter(takesIt)).toEqual(unchanged)
    expect(components.parameters?.IfNoneMatch).toMatchObject({ name: 'If-None-Match', in: 'header', required: false })
  })

  it('says of a visit to the code host who may begin it, and that `Location` leads there', () => {
    const [link, signIn] = ['link-social', 'sign-in/social'].map((name) => paths[`/api/v1/auth/${name}`]?.post)
    expect(link).toMatchObject({
      security: [{ session: [] }],
      description: expect.stringContaining('Authentication: a session.'),
    })
    expect(signIn).toMatchObject({ security: [] })
    for (const operation of [link, signIn]) {
      expect(operation).toMatchObject({ responses: { 200: { headers: { Location: expect.anything() } } } })
    }
  })

  it('carries no keyword that only the gateway knows', () => {
    /** Reference pages know it. */
    const forReaders = 'x-codeSamples'
    walk(description, (object, path) => {
      expect(
        Object.keys(object).filter((key) => key.startsWith('x-') && key !== forReaders),
        path.join('.'),
      ).toEqual([])
    })
  })

  it('puts every operation under a tag that it explains', () => {
    const known = (description.tags as Json[]).map(({ name }) => name)
    for (const { tags } of operations) expect(known).toEqual(expect.arrayContaining(tags as string[]))
  })

  it('has names for operations that make methods: a verb and a noun', () => {
    for (const { operationId } of operations) expect(operationId).toMatch(/^[a-z]+([A-Z][a-z]+)*$/)
  })

  it('lets the same enumeration have the same name everywhere', () => {
    const byValues = new Map<string, string>()
    walk(components, (schema, path) => {
      if (!Array.isArray(schema.enum) || schema.enum.length < 2) return
      const values = JSON.stringify(schema.enum)
      expect(byValues.get(values) ?? path.join('.'), values).toBe(path.join('.'))
      byValues.set(values, path.join('.'))
    })
  })

  it('refuses a row whose path no tag covers', () => {
    const [row] = routes
    if (!row) throw new Error('no routes')
    const options = { baseUrl: 'https://api.example.com', cookieName: 'session', examples: {} }
    expect(() => describeApi({ routes: [{ ...row, path: '/nowhere' }], ...options })).toThrow('no tag covers /nowhere')
  })
})
